import type { Price } from "../../brief.ts";
import { priceInWords } from "../../price-in-words.ts";
import { isQuestion } from "../../subject-words.ts";
import type { SpokenPlan } from "../task.ts";

/** What an answer calls the things of the topic, in the topic's own words. */
export type Names = {
  /** What is studied: its names, which take turns. The last is "this". */
  it: string[];
  kind: string;
  rivals: string[];
  prices: string[];
  /** What people do instead, as the topic says it. */
  today: string | null;
  /** Promises of the topic, and the words people are shown. */
  claims: string[];
};

const longestName = 8;
const longestClaim = 14;
export const standIn = "this";

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/** Words of a topic as they fit into a sentence: one line, no markup, no mark that would end the sentence. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/<[^>]*>/g, " ")
    .replace(/[<>{}[\]|\\“”"]|\p{C}/gu, " ")
    .replace(/[.!?;:]+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[\s,–—-]+$/, "")
    .trim();

const opening = /^(?:an?|our|your|their|my|its)\s+(?=\S)/i;
const furtherOn =
  /,?\s(?:such as|like|including|you can|that|which|who|whose|where|for|with|without|from|at|in|on|by|to|as|when|of)\s.*$/i;
const isGeneric = /\bof this kind$|^things like\b/;
const isDoing = /^(?:whether|how|why|what|when|where|who)\b|^\p{Ll}+ing\s/u;

/** A thing that both speak of: "a meal kit" becomes "the meal kit". */
const known = (name: string): string => name.replace(opening, "the ");

/** A price in the name of a thing is asked about as a price. */
const amount = String.raw`[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|USD|EUR|GBP)\b`;
const unit = String.raw`\s?(?:\/|per|an?)\s?(?:month|year|week|day|seat|user|hour)`;
const sum = new RegExp(`(?:${amount})(?:${unit})*[\\s-]*`, "gi");

const loose = /^(?:\s*\b(?:or|and|at|for|of)\b\s*)+|(?:\s*\b(?:or|and|at|for|of)\b\s*)+$/gi;

const headOf = (name: string): string =>
  name
    .split(" ")
    .at(-1)!
    .toLowerCase()
    .replace(/(?<=\w{3})s$/, "");

/** What is studied as a noun phrase of a few words, or nothing where the topic's is too long. */
function namesOf({ subject: read, brand, category, stimulus, considerations }: SpokenPlan): string[] {
  // Words that people are shown are heard as an offer where they promise anything.
  const shown = considerations.includes("claims") ? "the offer" : "the message";
  const isWords = /^the (?:message|text|line|sentence|slogan|tagline|headline|claim)\s+["“]/.test(read);
  const subject = isWords
    ? shown
    : read.replace(/(?<=\p{L})\s+["“][^"“”]*["”]/gu, "").replace(/^the choice between (this offer) and .*$/, "$1");
  const whole = known(plainWords(isDoing.test(subject) ? subject : subject.replace(sum, "").replace(loose, "")));
  const short = isDoing.test(whole) ? whole : whole.replace(furtherOn, "");
  const kind = plainWords(category);
  const own = [
    ...(isQuestion(read) ? [stimulus == null ? "" : shown] : [short, whole]),
    brand === null ? "" : plainWords(brand),
  ].filter((name) => isSayable(name) && !isGeneric.test(name));
  const isSame = !/^the\s/i.test(subject) && kind !== "" && headOf(kind) === headOf(short);
  const all = isSayable(kind) && !isGeneric.test(kind) && (isSame || own.length === 0) ? [...own, kind] : own;
  return [...new Map(all.map((name) => [name.toLowerCase(), name])).values()];
}

const isSayable = (name: string): boolean => words(name).length <= longestName && /\p{L}{2}|\p{Lu}/u.test(name);

/** The names of a topic's things. */
export function namesIn(plan: SpokenPlan, asked: readonly Price[] = []): Names {
  const kind = plainWords(plan.category);
  const it = namesOf(plan);
  const claims = [/[“"].*[”"]|^['‘]/.test(plan.stimulus ?? "") ? "" : (plan.stimulus ?? ""), ...plan.claims].map(
    plainWords,
  );
  const today = plainWords(plan.status_quo ?? "");
  return {
    it: [...it, standIn],
    kind: isSayable(kind) && (!isGeneric.test(kind) || it.length === 0) ? kind : `things like ${it[0] ?? standIn}`,
    rivals: plan.competitors.map(plainWords).filter((name) => name !== "" && words(name).length <= longestName),
    prices: [...asked, ...plan.prices].map((price) => plainWords(priceInWords(price))).filter((words) => words !== ""),
    today: today === "" || words(today).length > longestName ? null : known(today),
    claims: [...new Set(claims)].filter((claim) => words(claim).length > 1 && words(claim).length <= longestClaim),
  };
}
