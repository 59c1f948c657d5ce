import { kindsIn } from "../engines/categories.ts";
import { tokensOf } from "../engines/read-text.ts";
import { type StudyTypeId, studyTypes } from "../engines/study-types.ts";
import type { Audience } from "../personas/contract.ts";

// People are named first: where they work and what they sign for makes them business buyers, how they live makes them
// consumers. So does work in a field, at a bench or in a classroom, which no executive can speak for. Where nobody is
// named, the things that are spoken of say who pays for them. A client that wants to be sure sends audience.

const business = new RegExp(
  `\\b(?:${[
    "b2b|procurement|executives?|directors?|vps?|vice presidents?|heads? of|chief|c(?:[aefhimoprt]|is|x)os?|founders?",
    "managers?|managing|leaders?|decision[- ]makers?|engineers?|developers?|admins?|administrators?|analysts?",
    "accountants?|recruiters?|hr|marketers?|sales|compan(?:y|ies)|business(?:es)?|enterprises?|start-?ups?|firms?",
    "agenc(?:y|ies)|saas|teams?|departments?|owners? of (?:small|a) (?:business|shop|firm)s?|freelancers?|architects?",
    "mechanics|planners|tenders?|vendors?|clients?|deals|pitch(?:es)?|per (?:seat|user)|practices|growers",
    "(?:choose|chose|pick|change|use)\\s(?:[\\w-]+\\s){0,3}suppliers?|exporters|dentists|landlords|retailers|breweries|coordinators",
    "supervisors|adjusters|surveyors|bookkeepers|solicitors|lawyers|sole traders",
  ].join("|")})\\b`,
  "gi",
);
const consumer = new RegExp(
  `\\b(?:${[
    "b2c|consumers?|shoppers?|households?|famil(?:y|ies)|parents?|mothers?|moms?|mums?|fathers?|dads?|child|children",
    "kids|toddlers?|bab(?:y|ies)|grandparents?|students?|teens?|teenagers?|gen[- ]?[xyz]|millennials?|boomers?",
    "retirees?|pensioners?|seniors?|couples?|renters?|homeowners?|neighbours?|neighbors?|commuters?|gamers?|fans?",
    "runners?|swimmers?|walkers?|riders?|cooks?|(?:dog|cat|pet)(?!\\s(?:groom|train|sitt)ers)",
    "drivers?|patients?|travell?ers?|guests?|diners?|women|men",
    "adults?|people|residents?|tenants?|pupils?|visitors?|volunteers?|listeners?|passengers?|voters?|drinkers?|young",
    "elderly|low[- ]income|live|living|city dwellers?|hobby|brides?|readers|subscribers",
    "members|gardeners|cyclists|hikers|donors|supporters|locals|home (?:bakers?|cooks?|brewers?)",
    "weekly shop|school run|farmers|smallholders|florists|trades(?:people|men)|builders|teachers|nurses",
    "hairdressers|barbers|beauticians|childminders|carers|cleaners|waiters|couriers|fishermen|beekeepers|crafters",
  ].join("|")})\\b`,
  "gi",
);

/** Bodies that people work for and that buy things themselves. */
const bodies = [
  "banks|hospitals|hospices|insurers|manufacturers|universities|colleges|schools|nurseries|factories|utilities",
  "airlines|ministries",
  "restaurants|pubs|caf[eé]s|takeaways|hotels|hostels|gyms|salons|clinics|surgeries|pharmacies|chemists",
  "charities|councils|libraries|museums|churches|vineyards|farms|bakeries|butchers|garages|warehouses|care homes",
  "housing associations|shops|studios|theatres|landlords|wholesalers|contractors|plumbers|electricians",
  "photographers|therapists|(?:dog )?groomers",
].join("|");
/** Where people work, said after their role: "CISOs at banks". */
const workplaces = new RegExp(`\\b(?:at|in|of|for|among|to)\\s(?!our\\b)(?:[\\w-]+\\s){0,3}?(?:${bodies})\\b`, "gi");
/** Who buys for work: "would small gyms", "why did three hotels", "schools that signed". */
const buyers = new RegExp(
  [
    "\\b(?:small|independent|local|rural|(?:do|does|did|would|will|can|could|which|segment)(?:\\sthe)?)",
    `\\s(?!our\\b)(?:[\\w-]+\\s){0,2}?(?:${bodies})\\b(?!['’])`,
    `|\\b(?:${bodies})\\s(?:that|who|then|use|pay|buy|go|sign|choose|chose|pick|cancel|leave|drop|stay|say|switch)\\b`,
  ].join(""),
  "gi",
);

/** The one who asks is not who buys: "our energy company". */
const asker = /\b(?:our|my)\s(?:[\w-]+\s){0,2}?(?:compan(?:y|ies)|firms?|agency|practice|business)\b/gi;
// In small letters it is a pronoun.
const informationTechnology = /\bIT\b/g;

const countIn = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Whether a text speaks of business buyers or consumers, by its people, then its things; else the study type's own. */
export function inferAudience(text: string, study_type: StudyTypeId): Audience {
  const asked = text.replace(asker, "");
  const people = [business, workplaces, buyers, informationTechnology].map((words) => countIn(asked, words));
  const lead = people.reduce((sum, count) => sum + count, 0) - countIn(text, consumer) || leadOfThings(text);
  if (lead !== 0) return lead > 0 ? "b2b" : "b2c";
  return studyTypes.find(({ id }) => id === study_type)!.default_audience;
}

/** How many things more are bought at work than at home. */
function leadOfThings(text: string): number {
  const kinds = kindsIn(tokensOf(text)).map(({ entry }) => entry);
  const told = kinds.filter(({ profile }) => profile !== "work");
  const atWork = told.filter(({ profile }) => /^(?:software|business_service)$/.test(profile));
  return 2 * atWork.length - told.length;
}
