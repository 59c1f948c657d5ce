import { anyOf } from "./cells.ts";
import { type Word, wordsOf } from "./grammar.ts";
import { tokensOf } from "./read-text.ts";
import { asks, auxiliaries, isGeneric } from "./words.ts";

/** What a clause does in a topic. */
export type ClauseKind = "title" | "question" | "request" | "statement" | "order" | "aside";

/** A clause, its place, and the label before it, such as "Main question". */
export type Clause = {
  text: string;
  start: number;
  tokens: Word[];
  kind: ClauseKind;
  label: string;
  /** Whether words that people are shown come before it. */
  follows: boolean;
};

const ends = /(?<=[.!?;])\s+(?=[^\p{Ll}\s]|i\b|w|h|d|would|is\b|are\b|can\b|planning|that)|\n+|;\s/u;
const labelled =
  /^(?<label>[^:?.,!]{2,48}|[^:?.!]{2,70}(?=:\s(?:wh\w+|how|would|do|does|is|are|can|should)\s)):\s+(?=\S)/i;
const dashed = /\s[–—-]\s/;
/** Orders to those who hold the interviews. */
const orders = new RegExp(
  `^(?:please\\s)?${anyOf(`don't, do not, no\\s(?:need|pricing), interview\\b, ask (?!us\\b), talk to, be gentle, send,
    suggest, please (?!find|tell|test|explore), could you interview`)}|\\bplease don't\\b`,
  "i",
);
const orderLabels = new RegExp(
  `^${anyOf(`who, topics?, participants, people to talk to, agenda, interview\\w*, output, sample, audience,
    respondents, format, note, timing, deadline, method`)}$`,
  "i",
);
const wishes = anyOf("want, need, like, love, wish, hope, must, try, are trying, am trying");
/** Words by which the one who asks says what is to be found out. */
export const requests = new RegExp(
  `\\b${anyOf(`would like to (?:know|hear|understand), find out, want to hear, need to (?:know|learn), explore,
    looking for (?:\\w+ )?(?:reactions|feedback|views|opinions),
    understand, (?:is|must decide) (?:if|whether),
    (?:i|we)(?:'d| would)? (?:only |really |just |mainly )?${wishes}s? (?:to )?`)}`,
  "i",
);

/** Whether a clause has a verb beside those of "that …" and "who …". */
function hasVerb(tokens: readonly Word[]): boolean {
  const verbs = tokens.filter((word, at) => isMainVerb(tokens, word, at)).length;
  const relatives = tokens.filter(
    ({ lower }, at) => at > 0 && /^(?:that|which|who|whose|where|what|how)$/.test(lower),
  ).length;
  return verbs > relatives;
}

function isMainVerb(tokens: readonly Word[], { part, joined }: Word, at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (joined || next?.joined || /^(?:auxiliary|adverb)$/.test(before?.part ?? "")) return false;
  if (part === "auxiliary") return true;
  if (before === undefined) return false;
  if (part === "verb") return before.lower !== "to" && /^(?:noun|name|pronoun|question|number)$/.test(before.part);
  return part === "participle" && next !== undefined && /^(?:pronoun|determiner|own)$/.test(next.part) && !next.opens;
}

function kindOf(text: string, label: string, tokens: Word[], isFirst: boolean): ClauseKind {
  const first = tokens[0]?.text.toLowerCase() ?? "";
  if (text.trimEnd().endsWith("?")) return "question";
  if (isFirst && /^ask\b.*\b(?:what|how|why|whether|if)\b/i.test(text.trim())) return "request";
  if (orderLabels.test(label) || orders.test(text.trim())) return "order";
  if (requests.test(text) || isOrder(tokens)) return "request";
  if (asks.has(first) && tokens.length > 2) return "question";
  if (auxiliaries.has(first) && !/^(?:let|let's|it's|that's|i'm|we're|thats)/.test(first) && tokens.length > 3)
    return "question";
  return isFirst && !hasVerb(tokens) ? "title" : "statement";
}

/** "Describe the check-out", "please test this". */
function isOrder(tokens: readonly Word[]): boolean {
  const [first, second] = tokens[0]?.lower === "please" ? tokens.slice(1) : tokens;
  return second !== undefined && first!.part === "verb" && ordering.has(first!.lower);
}
const ordering = new Set(
  `test explore compare find tell describe explain segment rank sort evaluate assess understand check try walk give
  group cluster classify   help show investigate examine map`.split(/\s+/),
);

/** Parts of a text with their places. */
function parted(text: string, start: number, by: RegExp): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(by.source, `${by.flags}g`))) {
    parts.push({ text: text.slice(from, match.index), start: start + from });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from), start: start + from });
  return parts.filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part));
}

const mostClauses = 80;

/** The clauses of a text in its order; text in brackets follows the clause around it. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  const add = (part: string, start: number, label: string, kind?: ClauseKind) => {
    const tokens = wordsOf(part);
    if (tokens.length === 0) return;
    const isAsked = /question|request/.test(clauses.at(-1)?.kind ?? "");
    clauses.push({
      text: part,
      start,
      tokens,
      label,
      kind: kind ?? kindOf(part, label, tokens, isOpening && !isAsked),
      follows: /Quotex/.test(text.slice(0, start)),
    });
  };
  let heading = "";
  let isOpening = true;
  for (const sentence of parted(text, 0, ends).slice(0, mostClauses)) {
    const asides: { text: string; start: number }[] = [];
    const bare = sentence.text.replace(/\(([^()]{2,300})\)/g, (all, inner: string, at: number) => {
      asides.push({ text: inner, start: sentence.start + at + 1 });
      return ` ${",".padEnd(all.length - 1)}`.slice(0, all.length);
    });
    const listed = /^\s*(?:[-•*]|[a-h\d][.)])\s+/i.exec(bare)?.[0] ?? "";
    const { label = "" } = labelled.exec(bare.slice(listed.length))?.groups ?? {};
    const isLabel = label !== "" && tokensOf(label).every(({ text: word }) => isLabelWord(word));
    const inLabel = isLabel ? label.trim() : listed !== "" || bare.trimEnd().endsWith(":") ? heading : "";
    let at = listed.length;
    if (label !== "") {
      if (!isLabel) for (const part of parted(label, sentence.start + at, dashed)) add(part.text, part.start, "");
      at += label.length + 1;
    }
    const rest = bare.slice(at);
    for (const part of parted(rest, sentence.start + at, dashed)) add(part.text, part.start, inLabel);
    for (const aside of asides) add(aside.text, aside.start, "", /\?\s*$/.test(aside.text) ? "question" : "aside");
    isOpening = false;
    heading = /:\s*$/.test(bare) ? bare.replace(/:\s*$/, "").trim() : listed === "" ? "" : heading;
  }
  return clauses;
}

const labelWords = new Set(
  `us them we you so in short of the for a our today planned from now how it would open what have do not point points
  that came up who ours please interview interviews pilot about timing decision test know known want wanted don't
  i'm after where are stand need learn already`.split(/\s+/),
);
const isLabelWord = (word: string): boolean => labelWords.has(word.toLowerCase()) || isGeneric(word.toLowerCase());
