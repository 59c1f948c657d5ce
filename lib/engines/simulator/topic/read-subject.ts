import type { StudyTypeId } from "../../study-types.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { gerundOf } from "./grammar.ts";
import { phrasesOf } from "./phrases.ts";
import { bestOf, type Candidate, rankPhrases } from "./rank-phrases.ts";
import { type Subject, subjectText } from "./subject-text.ts";

export type SubjectReading = {
  subject: Subject | null;
  clauses: Clause[];
  candidates: Candidate[];
  chosen: Candidate | null;
};

/**
 * From which probability on a phrase is taken for the subject, by how many clauses a topic has; below it the topic's own
 * question replaces it. In cross-validation 3 of 100 topics are then taken for something else.
 */
const sureFrom = (clauses: number): number => (clauses === 1 ? 0.8 : clauses <= 3 ? 0.85 : 0.97);

/** The phrase of a topic that people are asked about, with everything that was weighed. */
export function readSubject(text: string, type: StudyTypeId): SubjectReading {
  const clauses = clausesOf(text);
  const rows = clauses.map(phrasesOf);
  const candidates = rankPhrases(rows, type);
  const best = bestOf(candidates);
  if (best === undefined) return { subject: deedIn(clauses), clauses, candidates, chosen: null };
  const subject = subjectText(text, best.phrase, rows.flat());
  const isSure = shareWithin(subject, candidates) >= sureFrom(clauses.length);
  return isSure ? { subject, clauses, candidates, chosen: best } : { subject: null, clauses, candidates, chosen: null };
}

/** How likely it is that a phrase inside a subject is what is asked about: "the delivery" of "the delivery of a shop". */
export const shareWithin = ({ span: [start, end] }: Subject, candidates: readonly Candidate[]): number =>
  candidates
    .filter(({ phrase: { clause, from, to } }) => {
      const first = clause.start + clause.tokens[from]!.start;
      return first >= start && clause.start + clause.tokens[to - 1]!.end <= end;
    })
    .reduce((sum, { probability }) => sum + probability, 0);

const longestQuote = 90;

/** A topic's question, or the topic where it asks none, in the place of a subject. */
export function quotedAs(what: "question" | "topic", said: string): string {
  if (said.length <= longestQuote) return `the ${what} “${said}”`;
  const cut = [...said].slice(0, longestQuote).join("");
  return `the ${what} “${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestQuote / 2))} …”`;
}

const longestDeed = 80;

/** "For parents to let children walk alone" asks about letting them: what is done, where no thing is named. */
function deedIn(clauses: readonly Clause[]): Subject | null {
  for (const { kind, tokens, text, start } of clauses) {
    const at = tokens.findLastIndex(
      ({ lower, opens }, index) => lower === "to" && !opens && tokens[index + 1]?.part === "verb",
    );
    if (at < 0 || !/question|request/.test(kind)) continue;
    const [verb, ...rest] = tokens.slice(at + 1);
    const end = rest.findIndex(({ opens }) => opens);
    const last = (end < 0 ? rest : rest.slice(0, end)).at(-1);
    if (verb === undefined || last === undefined || last.end - verb.start > longestDeed) continue;
    const done = text.slice(verb.end, last.end).replace(/\btheir\b/g, "your");
    return { text: `${gerundOf(verb.lower)}${done}`, span: [start + verb.start, start + last.end] };
  }
  return null;
}
