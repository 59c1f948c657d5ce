import { anyOf } from "./cells.ts";
import type { Clause } from "./clauses.ts";
import { auxiliaries } from "./words.ts";

/** What a topic asks, the main question first. */
export const mostQuestions = 5;

const main = /\b(?:main|central|key|in short|need to (?:know|learn)|must decide|decision)\b/i;
const indirect = /\b(?<ask>whether|if|what|how|why|which|who|where|when|in what)\s.+$/i;
/** Words after which a clause says what is to be found out. */
const asking = "(?:whether|if|what|how|why|which|who|where|when|in what)";
const verbs = anyOf(
  "know, learn, hear, understand, see, decide, find out, tell (?:us|me), explore, is, test, curious, wonder",
);
const wanting = new RegExp(`\\b${verbs}(?: (?:from|of|about|for)\\s.{0,80}?)?\\s(?:really\\s)?(?=${asking}\\b)`, "i");
const further = /(?:,|;)?\s(?:and|or|but)\s(?=(?:wh\w+|how|would|will|do|does|is|are|can|should|at what)\b)/i;
const fewestWords = 3;
/** From how many clauses on a topic is a brief, whose last question sums it up. */
const briefFrom = 5;

/** The questions of a topic in its own words: each sentence or clause that asks. */
export function readQuestions(clauses: readonly Clause[], restored: (text: string, start: number) => string): string[] {
  const asked = clauses.flatMap((clause) => {
    const text = restored(clause.text, clause.start)
      .replace(/\s+/g, " ")
      .replace(/\s([,?.])/g, "$1")
      .trim();
    const isMain = main.test(clause.label) || (clause.kind === "request" && main.test(text));
    return questionsIn(clause, text).map((question) => ({ question, isMain }));
  });
  const own = asked.filter(({ question }) => !isQuoteOnly.test(question));
  const first = own.find(({ isMain }) => isMain) ?? (clauses.length >= briefFrom ? own.at(-1) : own[0]);
  const ordered = first === undefined ? [] : [first, ...own.filter((other) => other !== first)];
  return [...new Set(ordered.map(({ question }) => question))].slice(0, mostQuestions);
}

/** The words that people are shown, where a question ends with them, ask nothing. */
const isQuoteOnly = /^["“«][^"”»]*["”»]\?$/;

function questionsIn({ kind }: Clause, text: string): string[] {
  if (kind === "question") return parts(text).map(asQuestion);
  if (kind !== "request") return [];
  const from = wanting.exec(text);
  if (from === null) return [];
  return parts(text.slice(from.index + from[0].length)).map(asQuestion);
}

/** "What worries them, and what would help?" asks two things. */
function parts(text: string): string[] {
  const [head, ...rest] = text.split(new RegExp(further.source, "i"));
  const whole = rest.filter((part) => part.split(" ").length >= fewestWords);
  return whole.length === rest.length && (head!.split(" ").length >= fewestWords || /^why,?$/i.test(head!))
    ? [head!, ...rest]
    : [text];
}

function asQuestion(text: string): string {
  const plain = text.replace(/[\s,;:.!?]+$/, "").replace(/^[\s,;:(-]+/, "");
  const { ask = "" } = indirect.exec(plain)?.groups ?? {};
  const said =
    /^(?:whether|if)$/i.test(ask) && plain.toLowerCase().startsWith(ask.toLowerCase()) ? direct(plain) : plain;
  return `${said[0]!.toUpperCase()}${said.slice(1)}?`;
}

/** "Whether schools would say yes" is "Would schools say yes". */
function direct(text: string): string {
  const words = text.replace(/^(?:whether|if)\s/i, "").split(" ");
  const at = words.findIndex(
    (word) => auxiliaries.has(word.toLowerCase()) && !/['’]|^(?:to|be|been|being|let)$/.test(word),
  );
  return at > 0 && at < 8 ? [words[at]!, ...words.slice(0, at), ...words.slice(at + 1)].join(" ") : words.join(" ");
}
