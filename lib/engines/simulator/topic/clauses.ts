import { anyOf } from "../../cells.ts";
import { type Word, wordsOf } from "./grammar.ts";
import { asks, auxiliaries } from "./words.ts";

/** What a clause does in a topic. */
export type ClauseKind = "title" | "question" | "request" | "statement" | "aside";

/** A clause, its place, and the label before it, such as "Main question". */
export type Clause = { text: string; start: number; tokens: Word[]; kind: ClauseKind; label: string };

const ends = /(?<=[.!?;])\s+(?=[^\p{Ll}\s]|i\b|w|h|d|would|is\b|are\b|can\b|any\b|also\b|planning|that)|\n+|;\s/u;
const labelled =
  /^(?<label>[^:?.,!]{2,48}|[^:?.!]{2,70}(?=:\s(?:wh\w+|how|would|do|does|is|are|can|should)\s)):\s+(?=\S)/i;
const dashed = /\s[–—-]\s/;
const wishes = anyOf("want, need, like, love, wish, hope, must, try, are trying, am trying");
/** Words by which the one who asks says what is to be found out. */
const requests = new RegExp(
  `\\b${anyOf(`would like to (?:know|hear|understand), find out, want to hear, need to (?:know|learn), explore,
    looking for (?:\\w+ )?(?:reactions|feedback|views|opinions), understand, (?:is|must decide) (?:if|whether),
    (?:i|we)(?:'d| would)? (?:only |really |just |mainly )?${wishes}s? (?:to )?`)}`,
  "i",
);
const ordering = new RegExp(
  `^(?:please )?${anyOf(`test, explore, compare, find, tell, describe, explain, segment, rank, sort, evaluate, assess,
    understand, check, try, walk, give, group, cluster, classify, help, show, investigate, examine, map`)}$`,
);
/** Whether a clause has a verb beside those of "that …" and "who …". */
function hasVerb(tokens: readonly Word[]): boolean {
  const verbs = tokens.filter(({ part, joined, lower }, at) => {
    const before = tokens[at - 1];
    if (joined || tokens[at + 1]?.joined || /^(?:auxiliary|adverb)$/.test(before?.part ?? "")) return false;
    return part === "auxiliary" || (part === "verb" && before !== undefined && before.lower !== "to" && lower !== "to");
  });
  const relatives = tokens.filter(({ lower }, at) => at > 0 && /^(?:that|which|who|whose|where|what|how)$/.test(lower));
  return verbs.length > relatives.length;
}

function kindOf(text: string, tokens: readonly Word[], isFirst: boolean): ClauseKind {
  const [first, second] = tokens[0]?.lower === "please" ? tokens.slice(1) : tokens;
  const opening = first?.lower ?? "";
  if (text.trimEnd().endsWith("?")) return "question";
  if (isFirst && /^ask\b.*\b(?:what|how|why|whether|if)\b/i.test(text.trim())) return "request";
  const isOrder = first?.part === "verb" && second !== undefined && ordering.test(opening);
  if (requests.test(text) || isOrder) return "request";
  if ((asks.has(opening) || opening === "reasons") && tokens.length > 2) return "question";
  const isAsked = auxiliaries.has(opening) && !/^let|['’](?!t\b)|^(?:thats|whats)$/.test(opening);
  if (isAsked && tokens.length > 3) return "question";
  return isFirst && !hasVerb(tokens) ? "title" : "statement";
}

type Part = { text: string; start: number };

/** Parts of a text with their places. */
function parted(text: string, start: number, by: RegExp): Part[] {
  const parts: Part[] = [];
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
  let heading = "";
  let isOpening = true;
  const add = ({ text: part, start }: Part, label: string, kind?: ClauseKind) => {
    const tokens = wordsOf(part);
    if (tokens.length === 0) return;
    const isFirst = isOpening && (/idea|concept/i.test(label) || !/question|request/.test(clauses.at(-1)?.kind ?? ""));
    clauses.push({ text: part, start, tokens, label, kind: kind ?? kindOf(part, tokens, isFirst) });
  };
  for (const sentence of parted(text, 0, ends).slice(0, mostClauses)) {
    const asides: Part[] = [];
    const bare = sentence.text.replace(/\(([^()]{2,300})\)/g, (all, inner: string, at: number) => {
      asides.push({ text: inner, start: sentence.start + at + 1 });
      return ` ${",".padEnd(all.length - 1)}`.slice(0, all.length);
    });
    const listed = /^\s*(?:[-•*]|[a-h\d][.)])\s+/i.exec(bare)?.[0] ?? "";
    const { label = "" } = labelled.exec(bare.slice(listed.length))?.groups ?? {};
    const isHeaded = label === "" && (listed !== "" || bare.trimEnd().endsWith(":"));
    for (const part of parted(label, sentence.start + listed.length, dashed)) add(part, "");
    const at = listed.length + (label === "" ? 0 : label.length + 1);
    for (const part of parted(bare.slice(at), sentence.start + at, dashed)) add(part, isHeaded ? heading : label);
    for (const aside of asides) add(aside, "", /\?\s*$/.test(aside.text) ? "question" : "aside");
    isOpening = false;
    heading = /:\s*$/.test(bare) ? bare.replace(/:\s*$/, "").trim() : listed === "" ? "" : heading;
  }
  return clauses;
}
