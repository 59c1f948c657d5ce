import { type StudyTypeId, studyTypes } from "../engines/study-types.ts";
import type { Audience } from "../personas/contract.ts";

/** Roles and workplaces of people who buy for work. */
const business = new RegExp(
  `\\b(?:${[
    "b2b|procurement|executives?|directors?|vps?|vice presidents?|heads? of|chief|c(?:[aefhimoprt]|is|x)os?|founders?",
    "managers?|managing|leaders?|decision[- ]makers?|engineers?|developers?|admins?|administrators?|analysts?",
    "accountants?|recruiters?|hr|marketers?|sales|compan(?:y|ies)|business(?:es)?|enterprises?|start-?ups?|firms?",
    "agenc(?:y|ies)|saas|teams?|departments?|owners?|freelancers?|architects?|buyers at|planners|practices",
    "coordinators|supervisors|bookkeepers|solicitors|lawyers|sole traders|retailers|exporters|landlords",
    "at (?:\\w+ ){0,3}(?:banks|hospitals|insurers|manufacturers|universities|schools|factories|ministries|hotels)",
  ].join("|")})\\b`,
  "gi",
);
/** People as they live. */
const consumer = new RegExp(
  `\\b(?:${[
    "b2c|consumers?|shoppers?|households?|famil(?:y|ies)|parents?|mothers?|moms?|mums?|fathers?|dads?|child|children",
    "kids|toddlers?|grandparents?|students?|teens?|teenagers?|gen[- ]?[xyz]|millennials?|boomers?|retirees?",
    "pensioners?|seniors?|couples?|renters?|homeowners?|(?:dog|cat|pet|car|bike) owners?|commuters?|gamers?|fans?",
    "drivers?|patients?|travell?ers?|guests?|women|men|adults?|people|residents?|tenants?|visitors?|volunteers?",
    "voters?|young|elderly|low[- ]income|live|living|nurses|teachers|cleaners|carers|farmers|cyclists|hikers",
  ].join("|")})\\b`,
  "gi",
);

const countIn = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** The audience that a study type is usually for. */
export const usualAudience = (study_type: StudyTypeId): Audience =>
  studyTypes.find(({ id }) => id === study_type)!.default_audience;

/** Whether a description of people names business buyers or consumers, by their roles and workplaces; else the study type's own. */
export function inferAudience(description: string, study_type: StudyTypeId): Audience {
  const lead = countIn(description, business) - countIn(description, consumer);
  return lead === 0 ? usualAudience(study_type) : lead > 0 ? "b2b" : "b2c";
}
