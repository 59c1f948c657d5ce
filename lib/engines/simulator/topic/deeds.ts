import { anyOf } from "./cells.ts";
import type { Clause } from "./clauses.ts";
import { gerundOf, type Word } from "./grammar.ts";
import { priceMark } from "./phrases.ts";
import { pointless, type Subject } from "./subject-text.ts";
import { auxiliaries } from "./words.ts";

const longestDeed = 80;
/** In a longer brief a question is one of several, and what it does is not what the brief is about. */
const mostClauses = 3;

/** Verbs of a stance: what is done comes after them, or is not said. */
const stances = new RegExp(
  `^${anyOf(`want, like, love, hate, need, prefer, plan, try, hope, think, believe, feel, know, see, say, mind, find,
    care, be, have, get, expect, tend, agree, view, use, trust, understand, notice, miss, enjoy, look, seem, work,
    offer, introduce, launch, stop, start, sell, make, tell, hear, pay, buy, spend, mean, matter, compare, appeal, sound, help, react, stand,
    accept, support, oppose, welcome, tolerate, reject, recommend, avoid, distrust, hesitate, ignore, consider`)}$`,
);
const making = /^(?:make|get|help|lead|bring|motivate|encourage|convince|persuade)$/;
const keeping = /^(?:keeps?|keeping|stops?|stopping|prevents?|preventing|holds?|holding|discourages?|off)$/;
const pointing = /^(?:it|this|that|them|these|one|so|me|us|how|what|why|across|back)$/;

/** What a topic of a few clauses asks people to do, as "walking to work": read from the verb of its question. */
export function deedIn(clauses: readonly Clause[]): Subject | null {
  if (clauses.length > mostClauses) return null;
  for (const clause of clauses) {
    const isOthers = /question|request/.test(clause.kind) && !/^(?:we|i|our|(?:can|could) you)\b/i.test(clause.text);
    const deed = isOthers ? deedOf(clause) : null;
    if (deed !== null) return deed;
  }
  return null;
}

const taking =
  /^(?:adopt|us|buy|try|choos|join|book|order|tak|sign|switch|subscrib|gett|hav|visit|mov|install)\w*ing\s(?!.*\sto\s)/;

/** "What stops tenants from reporting mould": what is kept from being done, where that is more than taking a thing up. */
export const isKeptFrom = ({ text }: Subject, topic: string): boolean =>
  !taking.test(text) &&
  /\b(?:keep(?:s|ing)?|stop(?:s|ping)?|prevent(?:s|ing)?|hold(?:s|ing)?|discourag\w+)\b.*\bfrom \w+ing\b/.test(topic);

/** Whether a deed is of letting or sharing, or is kept from being done: its object alone does not say what is asked. */
export const isMoreThanObject = ({ text }: Subject, topic: string): boolean =>
  /^(?:lett|allow|shar|lend|swapp)ing\b/.test(text) ||
  /\b(?:keeps?|stops?|prevents?|discourages?)\b.*\bfrom \w+ing\b/.test(topic);

function deedOf(clause: Clause): Subject | null {
  const { tokens } = clause;
  const { thing, done: doneTo, rest: where } = passive.exec(clause.text)?.groups ?? {};
  if (thing !== undefined && clause.text.length <= longestDeed) {
    const [start, end] = [clause.start, clause.start + clause.text.length];
    return {
      text: `${gerundOf(doneTo!)} ${thing.replace(/^(?:our|my)\b/i, "the")}${where}`,
      span: [start, end],
      isDeed: true,
    };
  }
  const at = verbAt(tokens);
  const verb = tokens[at];
  if (verb === undefined || pointing.test(tokens[at + 1]?.lower ?? "")) return null;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ opens }) => opens);
  const compared = rest.findIndex(({ lower }) => /^(?:compare|if|rather)$/.test(lower));
  const last = (compared > 0 ? rest.slice(0, compared) : end < 0 ? rest : rest.slice(0, end)).at(-1);
  if (last === undefined || last.end - verb.start > longestDeed || clause.text.includes(priceMark)) return null;
  const done = clause.text
    .slice(verb.end, last.end)
    .replace(/^ their\b/, " your")
    .replace(/\btheir\b/g, /^(?:let|allow)/.test(verb.lower) ? "their" : "your")
    .replace(/\b(?:our|my)\b/g, "the");
  const doing = /ing$/.test(verb.lower) ? verb.lower : gerundOf(verb.lower);
  const text = upTo(longestIdea, doing, done.replace(/\s(?:even )?(?:al)?though\b.*$/, ""));
  return { text, span: [clause.start + verb.start, clause.start + last.end], isDeed: true };
}

/** "Should dogs be allowed in pubs?": what is to be done, and to what. */
const passive =
  /^should\s(?<thing>[^,;:?]+?)\sbe\s(?<done>\p{Ll}+ed|banned|built|cut|given|kept|made|paid|taught|sold)\b(?<rest>[^,;:?]*)/iu;

/** Whether a topic asks of a deed by name: "should we …?", "how does taking the train …?". */
export const asksOfDeed = ([clause]: readonly Clause[]): boolean =>
  clause !== undefined &&
  /^(?:should|do(?:es)? \w+ still|why do(?:es)? \w+ not|how do(?:es)? \w+ing|how do \w+ (?:find|feel about) \w+ing|do (?:\w+ ){1,3}(?:mind|like|hate|enjoy) \w+ing|do \w+ want to be \w+ed|(?:what|how) (?:is|was) it (?:like )?(?:for \w+ )?to|(?:what|where|how)\b.*\bwhen (?:they|you|people))\b/i.test(
    clause.text,
  );

/** Where the verb is that says what is done; −1 where none does. */
function verbAt(tokens: readonly Word[]): number {
  const kept = tokens.findIndex(({ lower }, at) => lower === "from" && /ing$/.test(tokens[at + 1]?.lower ?? ""));
  if (kept > 0 && tokens.slice(0, kept).some(({ lower }) => keeping.test(lower))) return kept + 1;
  const doing = tokens.findIndex(
    ({ lower }, at) => lower === "when" && isDoer(tokens[at + 1]) && isDone(tokens, at + 2),
  );
  // "How important is noise when people choose a flat?" asks of noise.
  const isOfOther = tokens[1]?.lower === "important";
  if (doing > 0 && !isOfOther && /^(?:what|where|how)$/.test(tokens[0]!.lower)) return doing + 2;
  const compared = tokens.findIndex(({ lower }) => lower === "compare");
  if (compared > 2 && tokens[0]!.lower === "how" && /.ing$/.test(tokens[2]!.lower)) return 2;
  // "Do workers mind sharing", "how do cleaners feel about working".
  const felt = tokens.findIndex(
    ({ lower }, at) =>
      /.{2}ing$/.test(lower) && /^(?:mind|like|hate|enjoy|find|about)$/.test(tokens[at - 1]?.lower ?? ""),
  );
  if (felt > 0 && tokens[felt + 1] !== undefined) return felt;
  const made = tokens.findIndex(({ lower }) => making.test(lower));
  if (made > 0 && /^(?:what|how|which)$/.test(tokens[0]!.lower)) return after(tokens, made + 1);
  const isWhyNot = tokens[0]?.lower === "why" && tokens.slice(1, 5).some(({ lower }) => lower === "not");
  const isYesNo = isWhyNot || auxiliaries.has(tokens[0]?.lower ?? "");
  if (!isYesNo) return toDo(tokens, 0);
  const first = tokens.findIndex((word, at) => at > 0 && isBare(word) && !word.opens);
  if (/^(?:is|are|was|were)$/.test(tokens[0]!.lower)) return tokens[1]?.lower === "it" ? toDo(tokens, 0) : -1;
  if (first < 0) return toDo(tokens, 0);
  const isTool = tokens[first]!.lower === "use" && toDo(tokens, first) > 0;
  return stances.test(tokens[first]!.lower) && !isTool ? toDo(tokens, first) : first;
}

const isBare = ({ part }: Word): boolean => part === "verb";

/** The first verb behind a place, with or without "to". */
const after = (tokens: readonly Word[], from: number): number =>
  tokens.findIndex((word, at) => at >= from && isBare(word) && !word.opens && !stances.test(word.lower));

/** The verb of the first "to do" behind a place. */
const toDo = (tokens: readonly Word[], from: number): number => {
  const to = tokens.findIndex(
    ({ lower, opens }, at) =>
      at >= from &&
      lower === "to" &&
      !opens &&
      !/^(?:what|which|where)$/.test(tokens[at - 1]?.lower ?? "") &&
      tokens[at + 1] !== undefined &&
      isDone(tokens, at + 1),
  );
  return to < 0 ? -1 : to + 1;
};

const isDoer = (word: Word | undefined): boolean => /^(?:they|you|people)$/.test(word?.lower ?? "");

/** A verb, or a noun that has an object of its own: "to message employees". */
const isDone = (tokens: readonly Word[], at: number): boolean => {
  const word = tokens[at];
  // "To be buried in a forest".
  if (word?.lower === "be" && tokens[at + 1]?.part === "participle") return true;
  if (word === undefined || stances.test(word.lower)) return false;
  return (
    word.part === "verb" ||
    (word.part === "noun" &&
      !word.isPlural &&
      tokens[at + 1]?.isPlural === true &&
      !/(?:ers|ors|ists)$/.test(tokens[at + 1]!.lower))
  );
};

const longestIdea = 58;
/** What begins a phrase, with as many of the word groups after it as there is room for. */
function upTo(most: number, start: string, rest: string): string {
  const parts = rest.split(/(?=\s(?:and|in|from|for|at|with|when|so|to|on|between|before|after|during)\s)/);
  const tooLong = parts.findIndex((_, at) => start.length + parts.slice(0, at + 1).join("").length > most);
  return start + (tooLong < 0 ? parts : parts.slice(0, Math.max(1, tooLong))).join("");
}

/** The idea that a topic opens with, with what says which: "An umbrella you can rent from a machine". */
export function ideaIn([first]: readonly Clause[]): Subject | null {
  const { thing, which } = (first && opened.exec(first.text)?.groups) ?? {};
  if (first === undefined || thing === undefined || which === undefined) return null;
  const whole = upTo(longestIdea, thing, which).replace(pointless, "");
  const text = /^AI\b/.test(whole) ? whole : whole[0]!.toLowerCase() + whole.slice(1);
  return {
    text: text.replace(new RegExp(`\\s(?:for|at)\\s${priceMark}.*$`), ""),
    span: [first.start, first.start + thing.length],
  };
}
const opened =
  /^(?<thing>(?:An?|The)\s(?:[\p{L}-]+\s){0,3}?\p{Ll}[\p{L}-]+|AI)(?<which>(?:\s(?:at|in|on)\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)?\s(?:that|(?:in |by )?which|you can|where (?:you|[\p{L}-]+(?:\s[\p{L}-]+)? can))\s[^,.;:?!–—()]+)(?:[.,!]|$)/u;
