import { drawFrom } from "../../draw.ts";
import { priceInWords } from "../../price-in-words.ts";
import { isQuestion } from "../../subject-words.ts";
import type { SpokenPlan } from "../task.ts";
import { voiced } from "./ways.ts";

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
  /** The topic's own question, where nothing else names what is studied. */
  asked: string | null;
  /** What chooses between words that mean the same: another in each topic. */
  voice: number;
};

export const standIn = "this";
/** What a topic without a name is called, and its kind. */
const unnamed = {
  it: "[all this/all of this/this sort of thing]",
  that: "[the whole thing/this whole thing/something like this/this kind of thing/this one]",
  kind: "things [of this kind/like this/of that sort/like these/of this sort]",
};
/** Words in the longest name, and in the longest claim, that a sentence takes. */
const longest = { name: 8, claim: 14 };

/** Words of a topic as they fit into a sentence: one line, no markup, no mark that would end the sentence. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/<[^>]*>|[<>{}[\]|\\“”"]|\p{C}/gu, " ")
    .replace(/[.!?;:]+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^\s|[\s,–—-]+$/g, "");

const length = (text: string): number => text.split(" ").length;
const isSayable = (name: string): boolean => length(name) <= longest.name && /\p{L}{2}|\p{Lu}/u.test(name);
const isGeneric = (name: string): boolean => /\bof this kind$|^things like\b/.test(name);
const isDoing = (name: string): boolean => /^(?:whether|how|why|what|when|where|who)\b|^\p{Ll}+ing\s/u.test(name);
const furtherOn =
  /,?\s(?:such as|like|including|you can|that|wh(?:ich|o|ose|ere|en)|for|with|without|from|at|in|on|by|to|as|of)\s.*$/;

/** A thing that both speak of: "a meal kit" becomes "the meal kit". */
const known = (name: string): string => name.replace(/^(?:an?|our|your|their|my|its)\s+(?=\S)/i, "the ");

/** A price in the name of a thing, which is asked about as a price. */
const amount = String.raw`[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|USD|EUR|GBP)\b`;
const unit = String.raw`\s?(?:\/|per|an?)\s?(?:month|year|week|day|seat|user|hour)`;
const sum = new RegExp(String.raw`(?:\b(?:or|and|at|for|of)\s+)*(?:${amount})(?:${unit})*[\s,-]*`, "gi");
const headOf = (name: string): string => name.toLowerCase().replace(/^.*\s|(?<=\w{3})s$/g, "");

function namesOf({ subject, brand, category, stimulus, considerations }: SpokenPlan): string[] {
  // Words that people are shown are heard as an offer where they promise anything.
  const shown = considerations.includes("claims") ? "the offer" : "the message";
  const isShown = /^the (?:message|text|line|sentence|slogan|tagline|headline|claim)\s+["“]/.test(subject);
  const unquoted = subject.replace(/(?<=\p{L})\s+["“][^"“”]*["”]/gu, "");
  const bare = unquoted.replace(/^the choice between (this offer) and .*$/, "$1");
  const whole = isShown ? shown : known(plainWords(isDoing(bare) ? bare : bare.replace(sum, "")));
  const short = isDoing(whole) ? whole : whole.replace(furtherOn, "");
  const [kind, called] = [plainWords(category), plainWords(brand ?? "")];
  // "The app Rota" is Rota.
  const phrases = whole.endsWith(` ${called}`) ? [] : [short, whole];
  const own = isQuestion(subject) ? (stimulus == null ? [] : [shown]) : phrases;
  const isName = (name: string) => isSayable(name) && !isGeneric(name);
  const names = [...own, called].filter(isName);
  const isSame = !isShown && !/^the\s/i.test(bare) && headOf(kind) === headOf(short);
  const all = isName(kind) && (isSame || names.length === 0) ? [...names, kind] : names;
  return [...new Map(all.map((name) => [name.toLowerCase(), name])).values()];
}

/** The names of a topic's things, and one of its two voices, by who speaks. */
export function namesIn(plan: SpokenPlan, speaker = ""): Names {
  const { stimulus, status_quo, claims, competitors, prices } = plan;
  const voice = Math.floor(2 ** 32 * drawFrom([plan.subject, ...plan.considerations].join(" ")).next());
  const called = namesOf(plan);
  const isUnnamed = called.length === 0 && isQuestion(plan.subject);
  const it = isUnnamed ? [unnamed.it, unnamed.that].map((words) => voiced(words, voice)) : called;
  const kind = isUnnamed ? voiced(unnamed.kind, voice) : plainWords(plan.category);
  const isKind = isUnnamed || (isSayable(kind) && (!isGeneric(kind) || it.length === 0));
  const today = plainWords(status_quo ?? "");
  const shown = stimulus == null || /[“"].*[”"]|^['‘]/.test(stimulus) ? [] : [stimulus];
  const quotable = (claim: string) => length(claim) > 1 && length(claim) <= longest.claim;
  return {
    it: [...it, standIn],
    voice: voice + Math.floor(2 * drawFrom(speaker).next()),
    kind: isKind ? kind : `things like ${it[0] ?? standIn}`,
    rivals: competitors.map(plainWords).filter((name) => name !== "" && length(name) <= longest.name),
    prices: prices.map((price) => plainWords(priceInWords(price))).filter((price) => price !== ""),
    today: today === "" || length(today) > longest.name ? null : known(today),
    asked: isQuestion(plan.subject) ? plainWords(plan.subject.replace(/^the \w+ “/, "")) : null,
    claims: [...new Set([...shown, ...claims].map(plainWords))].filter(quotable),
  };
}
