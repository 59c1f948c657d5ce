import { type StudyTypeId, studyTypes } from "../engines/study-types.ts";
import type { Audience } from "../personas/contract.ts";

// Said once about a group of people: where they work and what they sign for makes them business buyers, how they live
// makes them consumers. A client that wants to be sure sends audience.

const business =
  /\b(b2b|buyers?|procurement|executives?|directors?|vps?|vice presidents?|heads? of|chief|c(?:[aefhimoprt]|is|x)os?|founders?|managers?|managing|leaders?|decision[- ]makers?|engineers?|developers?|admins?|administrators?|analysts?|accountants?|recruiters?|hr|marketers?|sales|compan(?:y|ies)|business(?:es)?|enterprises?|start-?ups?|firms?|agenc(?:y|ies)|saas|teams?|departments?|owners? of (?:small|a) (?:business|shop|firm)s?)\b/gi;
const consumer =
  /\b(b2c|consumers?|shoppers?|households?|famil(?:y|ies)|parents?|mothers?|moms?|mums?|fathers?|dads?|children|kids|toddlers?|students?|teens?|teenagers?|gen[- ]?[xyz]|millennials?|boomers?|retirees?|pensioners?|seniors?|couples?|renters?|homeowners?|commuters?|gamers?|fans?|runners?|cooks?|dog|cat|pet|drivers?|patients?|travell?ers?|women|men|adults?|people|residents?|tenants?|pupils?|visitors?|volunteers?|listeners?|passengers?|voters?|drinkers?|young|elderly|low[- ]income|live|living|city dwellers?)\b/gi;

/** Where people work, said after their role: "CISOs at banks". */
const workplaces =
  /\b(?:at|in|of|for)\s(?:[\w-]+\s){0,3}?(?:banks|hospitals|insurers|retailers|manufacturers|law firms|universities|agencies|factories|utilities|airlines|ministries)\b/gi;

// In small letters it is a pronoun.
const informationTechnology = /\bIT\b/g;

/** Whether a description speaks of business buyers or consumers, by its words; the study type's own when it does not say. */
export function inferAudience(description: string, study_type: StudyTypeId): Audience {
  const count = (words: RegExp) => description.match(words)?.length ?? 0;
  const lead = count(business) + count(workplaces) + count(informationTechnology) - count(consumer);
  if (lead !== 0) return lead > 0 ? "b2b" : "b2c";
  return studyTypes.find(({ id }) => id === study_type)!.default_audience;
}
