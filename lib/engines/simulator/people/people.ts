import { cutText } from "../../../cut-text.ts";
import { ownValue } from "../../../own-value.ts";
import type { Audience, Persona } from "../../../personas/contract.ts";
import { longestFact, mostTraits, newPersonaId, oldest, peopleMade, youngest } from "../../../personas/contract.ts";
import type { Engine, People } from "../../engine.ts";
import { clamp, type Draw, shuffled } from "../../statistics.ts";
import {
  anyPlace,
  anyWork,
  firmSizes,
  firstNames,
  grownUpFrom,
  incomes,
  industries,
  lastNames,
  poles,
  usualAges,
  works,
} from "./described.ts";
import { agesOfRole, type Description, readDescription } from "./read-description.ts";
import { peopleListed, readFacts } from "./read-facts.ts";

const between = (draw: Draw, from: number, to: number, step = 1) =>
  from + Math.floor(draw.next() * Math.floor((to - from) / step + 1)) * step;
const workOf = (role: string) => works.find(({ words }) => words.test(`${role.toLowerCase()} `));

function companyOf(draw: Draw, { company }: Description, industry: string): string {
  const field = industry.toLowerCase() || "service";
  const size = ownValue(firmSizes, company ?? "any");
  if (!size) return `${field} company, ${company}`;
  // Commas do not depend on the machine's own locale.
  const people = String(between(draw, ...size)).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${field} ${company && company !== "mid-market" ? company : "company"}, ${people} people`;
}

function incomeOf(draw: Draw, { income, place, isWhole }: Description, role: string, audience: Audience): string {
  if (income && "text" in income) return income.text;
  const [least, most] = income ? incomes[income.band] : ((isWhole ? workOf(role)?.income : null) ?? incomes.any);
  const amount = `${place?.money ?? "$"}${between(draw, least, most)}k`;
  const band = income ? `${income.band} income, `.replace("none", "no") : "";
  return `${band}${amount}${audience === "b2c" ? " household" : ""}`;
}

/** How poles are dealt, a bit a person, so that any two people differ on most pairs. */
const deals = [0b0110, 0b0011, 0b0101, 0b0110, 0b0011, 0b0101];

/** For each person, what the description says of how they decide, and a pole of some pairs. */
function traitsOfEach(draw: Draw, { traits, income }: Description): string[][] {
  // Money that is described is no pole any more, nor is anything that the description says outright.
  const words = [...traits, income ? "price conscious" : ""].join(" ");
  const isSaid = (pole: string) =>
    words.includes(pole) ||
    (/tech/.test(words) && /tech|tries new/.test(pole)) ||
    (/enthusias|s[ck]eptic/.test(words) && /sceptical|distrusts/.test(pole));
  const free = poles.filter((pair) => !pair.some(isSaid));
  const pairs = shuffled(draw, free).slice(0, deals.length);
  return Array.from({ length: peopleMade }, (_, index) => [
    ...traits,
    ...pairs.map((pair, at) => pair[(deals[at]! >> index) & 1]!),
  ]);
}

function anyRole(audience: Audience, age: number, index: number, { income }: Description): string {
  if (income && "band" in income && income.band === "none") return "Out of work";
  if (audience === "b2b" || (age >= 20 && age < 67)) return anyWork[audience][index]!;
  return age < 20 ? "Pupil" : `Retired ${anyWork.b2c[index]!.toLowerCase()}`;
}

/** The ages of children in a description that is not wholly read are mostly of children, and not of those who are asked. */
const grownUp = (ages: Description["ages"]): Description["ages"] => (ages && ages[1] < grownUpFrom ? null : ages);

type PeopleTask = Omit<Parameters<Engine["people"]>[0], "signal">;

/** Invented people who are what the description says, and otherwise differ from each other. */
export const people = async ({ description, audience, topic, draw }: PeopleTask): Promise<People> => {
  const reading = readDescription(description);
  // What is not wholly read is shown as it is: a part of it would name some of the people and hide the others.
  const label = `People you described: ${description}`;
  const listed = reading.isWhole ? [] : peopleListed(description);
  const isListed = listed.length > 1 && listed.length <= peopleMade;
  const roles = reading.isWhole
    ? reading.roles
    : isListed
      ? listed.map((group) => `One of the ${group.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`)
      : [label];
  const described = reading.isWhole ? reading : { ...reading, roles, traits: [], ages: grownUp(reading.ages) };
  const shared = draw.at("shared");
  const turn = between(shared.at("ages"), 0, peopleMade - 1);
  const traits = traitsOfEach(shared.at("traits"), described);
  // Studies of two topics under one seed are not of the same people.
  const first = shuffled(shared.at(`first names ${topic}`), firstNames);
  const last = shuffled(shared.at(`last names ${topic}`), lastNames);
  const towns = shuffled(shared.at("places"), (described.place ?? anyPlace).towns);
  const fields = shuffled(shared.at("industries"), industries);
  const order = shuffled(shared.at("works"), [...anyWork[audience].keys()]);
  const personas = Array.from({ length: peopleMade }, (_, index): Persona => {
    const own = draw.at(`person ${index}`);
    const idDraw = own.at("id");
    const roleName = described.roles[index % described.roles.length];
    // One of each part of the band, in an order of chance: they are spread over it.
    const place = (index + turn) % peopleMade;
    const part = isListed ? readFacts(roleName!.toLowerCase()).ages : null;
    const ofRole = reading.isWhole || isListed ? agesOfRole(roleName ?? "") : undefined;
    const ages = described.ages ?? part ?? ofRole ?? usualAges[audience];
    const { part: share = 1, others = ages } = described.share ?? {};
    const ofShare = Math.round(share * peopleMade);
    const [band, at, parts] =
      place < ofShare ? [ages, place, ofShare] : [others, place - ofShare, peopleMade - ofShare];
    const [from, to] = [clamp(band[0], youngest, oldest), clamp(band[1], youngest, oldest)];
    const within = ((to - from + 1) / parts) * (at + 0.2 + 0.6 * own.at("age").next());
    const age = Math.min(to, Math.floor(from + within));
    const role = roleName ?? anyRole(audience, age, order[index]!, described);
    const industry =
      described.industry ??
      ((described.isWhole && workOf(role)?.industry) || (audience === "b2b" ? fields[index]![0] : ""));
    return {
      id: newPersonaId(() => idDraw.next()),
      name: `${first[index]} ${last[index]}`,
      age,
      role:
        cutText(role, longestFact.role) === role
          ? role
          : `${cutText(role, longestFact.role - 2).replace(/\s+\S*$/, "")} …`,
      company: audience === "b2c" ? "" : companyOf(own.at("company"), described, industry),
      industry,
      income: incomeOf(own.at("income"), described, role, audience),
      location: cutText(towns[index % towns.length]!, longestFact.location),
      traits: traits[index]!.map((trait) => cutText(trait, longestFact.trait)).slice(0, mostTraits),
      audience,
    };
  });
  return { personas, not_understood: isListed ? [] : reading.not_understood };
};
