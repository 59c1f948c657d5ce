import { anyOf } from "../../../engines/cells.ts";
import { listed } from "../../report/listed.ts";
import { optionsIn } from "../named-options.ts";
import { bareOf, peopleIn } from "../people-words.ts";
import type { Material } from "./material.ts";

/** People by what they do or are, as an option to go for: "subcontractors". */
const trade =
  /(?:[a-z]ers|[a-z]ors|ists|ians|tects|ants|dents|men|women|firms|companies|agencies|businesses|schools|charities)$/i;

const asksWho = /\b(?:who|whom|targets?|groups?|segments?|audiences?|go after|focus on|market to)\b/i;

/** That the interviews hold no groups such as a question names. */
export function groupsIn({ brief, questions }: Material, question: string): string | null {
  const asksGroup = asksWho.test(question);
  // "Who is it for: students, parents or retirees?", where the list is read as a question of its own.
  const next = questions[questions.findIndex((one) => one.question === question) + 1]?.question ?? "";
  const options =
    optionsIn(question) ??
    versusIn(brief.topic) ??
    differing(question) ??
    (asksThese.test(question) ? rowOfPeople(brief.topic) : null) ??
    (asksGroup ? optionsIn(next) : null) ??
    [];
  const isGroup = (option: string) => peopleIn(option) || (asksGroup && trade.test(bareOf(option)));
  const isKind = (option: string) => peopleIn(option) || trade.test(bareOf(option));
  const isGroups = asksGroup ? options.some(isGroup) : options.some(peopleIn) && options.every(isKind);
  if (options.length < 2 || !isGroups) return null;
  return `The personas asked are not grouped as ${lowered(listed(options))}; ask each group in a study of its own, and compare.`;
}

const lowered = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** "Commuters vs leisure riders vs older riders". */
function versusIn(topic: string): string[] | null {
  const [, row] = /([^.,;:?!]*? (?:vs\.?|versus) [^.,;:?!]*)/i.exec(topic) ?? [];
  if (row === undefined) return null;
  return row
    .split(/\s(?:vs\.?|versus)\s/i)
    .map((part) => part.replace(/^.*\s[-–]\s/, "").trim())
    .filter((part) => part !== "");
}

const among = [
  /\bhow (?:do|does|did|would|will|might|can|could) ([^?.;]{2,80}? and [^?.;]{2,80}?) (?:each |all |both )?(?:differ|vary|compare)\b/i,
  /\bwhat (?:do|does|would|will|did|should) ([^?.;]{2,80}? and [^?.;]{2,80}?) (?:each|all|both)\b/i,
  /\bdifferences? (?:are there )?(?:between|among) ([^?.;]{2,80}? and [^?.;]{2,80}?)(?=\s(?:in|when|on|over|with)\s|[?.,;]|$)/i,
  /\b(?:do|does|did|would|will|are|is) ([^?.;]{2,80}? and [^?.;]{2,80}?) (?:see|want|need|use|feel|think|value|react)\b.*\bdifferent/i,
];

/** The parts of a list: "commuters, parents and leisure riders". */
const partsOf = (list: string): string[] => list.split(/,\s*(?:and |or )?|\s(?:and|or)\s/i).map((part) => part.trim());

/** People whom a question sets apart: "How do commuters, parents and leisure riders differ?" */
function differing(question: string): string[] | null {
  const found = among.map((pattern) => pattern.exec(question)?.[1]).find((list) => list !== undefined);
  return found === undefined ? null : partsOf(found);
}

const asksThese =
  /\bwhich (?:one )?of (?:these|those|the) (?:\p{L}+ ){0,2}?(?:groups|segments|audiences|people|customers|users|kinds|types)\b/iu;

/** Up to so many words, each after one space, so that a text can be read in one way only. */
const wordsUpTo = (most: number): string => String.raw`[\p{L}'’-]+(?: [\p{L}'’-]+){0,${most - 1}}`;
const row = new RegExp(
  String.raw`(?<![\p{L}'’-])${wordsUpTo(4)}(?:, ${wordsUpTo(4)})+,? (?:and|or) ${wordsUpTo(3)}`,
  "gu",
);

/** A row of people that a topic names: "students, young parents and retirees". */
function rowOfPeople(topic: string): string[] | null {
  const named = [...topic.matchAll(row)].map(([words]) =>
    partsOf(words).map((part) => part.replace(/^.*\b(?:between|among|for|with|of|are)\s/i, "")),
  );
  return named.find((parts) => parts.length > 2 && parts.every(peopleIn)) ?? null;
}

const hearing = new RegExp(
  `\\b${anyOf(`(?:hear|hearing|views|answers|opinions) (?:\\p{L}+ )?from, (?:talk|talking|speak|speaking) (?:to|with),
    interview(?:ing)?, looking for`)} (?:mainly |only |mostly |especially )?([^.,;:?!()]{4,60})`,
  "iu",
);
const fewOf = /\b(?:groups|types|kinds|sorts|segments|personas)\b[^?]*?\b(?:among|within) ([^?,.;]{4,60})/i;

/** People whom a request wants to hear from, or to sort, and of whom it is not known who of those asked is one. */
export function peopleAsked(topic: string, question: string, place: number): string[] {
  const [, heard] = place === 0 ? (hearing.exec(topic) ?? []) : [];
  const [, sorted] = fewOf.exec(question) ?? [];
  return [heard, sorted]
    .filter((words) => words !== undefined)
    .map((words) => words.replace(/\s(?:if|when|please|too|as well|about|first)\b.*$/i, "").trim())
    .filter((words) => peopleIn(words) || trade.test(bareOf(words)))
    .map((words) => `Who of those asked belongs to “${words}”, these interviews do not say.`);
}
