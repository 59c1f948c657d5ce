import { anyOf } from "../../cells.ts";
import type { Clause } from "./clauses.ts";
import { asks, auxiliaries } from "./words.ts";

const main = /\b(?:main|central|key|in short|need to (?:know|learn)|must decide|decision)\b/i;
/** Words after which a clause says what is to be found out. */
const asking = "(?:whether|if|what|how|why|which|(?<!\\b(?:people|those|one|\\p{Ll}+s) )who|where|when|in what)";
const verbs = anyOf(`(?<!\\bso (?:that )?(?:we|i) )know, learn, hear, understand, see, decide, find out, tell (?:us|me),
  explore, is, test, curious, wonder`);
const wanting = new RegExp(`\\b${verbs}(?: (?:from|of|about|for)\\s.{0,80}?)?\\s(?:really\\s)?(?=${asking}\\b)`, "iu");
const further = /(?:,|;)?\s(?:and|or|but)\s(?=(?:wh\w+|how|would|will|do|does|is|are|can|should|at what)\b)/i;
const begging =
  /^(?:can|could|would) you (?:please )?(?:help us )?(?:find out|tell us|look (?:at|into)|see|work out)\s/i;
/** The words that people are shown, where a question ends with them, ask nothing. */
const isQuoteOnly = /^(?:["“«'‘][^"”»?]*["”»'’](?:,? (?:or|and|vs\.?) )?)+\?$/;
const fewestWords = 3;
/** From how many clauses on a topic is a brief, whose last question sums it up. */
const briefFrom = 5;

/** The questions of a topic in its own words, the main one first: each sentence or clause that asks. */
export function readQuestions(clauses: readonly Clause[], restored: (text: string, start: number) => string): string[] {
  const asked = clauses.flatMap(({ text: masked, start, kind, label }) => {
    const written = restored(masked, start).replace(/\s+/g, " ");
    const text = written.replace(/\s(?=[,?.])/g, "").trim();
    const isMain = main.test(label) || (kind === "request" && main.test(text));
    const from = kind === "request" ? wanting.exec(text) : null;
    const asked =
      kind === "question" ? text.replace(begging, "") : from === null ? "" : text.slice(from.index + from[0].length);
    // "Which is best: Crumb, Loaf or Grain?"
    const said = label !== "" && asked !== "" && isFragment(asQuestion(asked)) ? `${label}: ${asked}` : asked;
    return partsOf(said).map((part) => ({ question: asQuestion(part), isMain }));
  });
  const own = asked.filter(({ question }) => !isQuoteOnly.test(question) && !isFragment(question));
  const isBrief = clauses.length >= briefFrom && clauses[0]!.kind !== "question";
  const first = own.find(({ isMain }) => isMain) ?? (isBrief ? own.at(-1) : own[0]);
  const ordered = first === undefined ? [] : [first, ...own.filter((other) => other !== first)];
  const questions = [...new Set(ordered.map(({ question }) => question))];
  const isBegun = (one: string) => questions.some((other) => other.startsWith(`${one.slice(0, -1)}: `));
  return questions.filter((one) => !isBegun(one));
}

/** "Cost?", "Text, letter, neighbour?": a possible answer to the question before it. */
function isFragment(question: string): boolean {
  const bare = question.toLowerCase().replace(/^(?:and|but|so|or) /, "");
  const [first = "", ...more] = bare.split(/[\s?]+/);
  const isAsking = asks.has(first) || auxiliaries.has(first) || /^(?:at|in|to|reasons)$/.test(first);
  return more.length < longestFragment && !isAsking;
}
const longestFragment = 5;

/** "What worries them, and what would help?" asks two things. */
function partsOf(text: string): string[] {
  if (text === "") return [];
  const [head = "", ...rest] = text.split(further);
  const isLong = (part: string) => part.split(" ").length >= fewestWords;
  return rest.every(isLong) && (isLong(head) || /^why,?$/i.test(head)) ? [head, ...rest] : [text];
}

/** A clause as a question; "whether schools would say yes" is "Would schools say yes?". */
function asQuestion(text: string): string {
  const plain = text.replace(/[\s,;:.!?]+$/, "").replace(/^[\s,;:(-]+/, "");
  const words = plain.replace(/^(?:whether|if)\s/i, "").split(" ");
  const canMove = (word: string) => auxiliaries.has(word.toLowerCase()) && !/['’]|^(?:be|been|being|let)$/.test(word);
  const at = words.findIndex(canMove);
  const isOwn = !words.slice(0, at).some((word) => asks.has(word.toLowerCase()));
  const isMoved = /^(?:whether|if)\b/i.test(plain) && at > 0 && at < 8 && isOwn;
  const said = (isMoved ? [words[at]!, ...words.slice(0, at), ...words.slice(at + 1)] : words).join(" ");
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}?`;
}
