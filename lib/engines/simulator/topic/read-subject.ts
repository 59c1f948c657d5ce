import { type Clause, clausesOf } from "./clauses.ts";
import { gerundOf } from "./grammar.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";
import { points } from "./points.ts";
import { type Candidate, scored } from "./roles.ts";
import { type Subject, subjectText } from "./subject-text.ts";
import { addRepeats, listedRivals, resolvePronouns, spreadRivals } from "./whole-topic.ts";
import { isQualityWord } from "./words.ts";

export type SubjectReading = {
  subject: Subject | null;
  clauses: Clause[];
  candidates: Candidate[];
  chosen: Candidate | null;
};

/** The phrase of a topic that people are asked about, with everything that was weighed. */
export function readSubject(text: string): SubjectReading {
  const clauses = clausesOf(text);
  const phrases = clauses.map(phrasesOf);
  const candidates: Candidate[] = [];
  for (const [at, clause] of clauses.entries()) {
    clause.isLater = candidates.some(({ phrase, score }) => phrase.clause.kind === "title" && score >= points.title);
    candidates.push(...scored(phrases[at]!, at === 0));
  }
  addRepeats(candidates);
  listedRivals(candidates);
  spreadRivals(candidates);
  resolvePronouns(candidates);
  const chosen = bestOf(candidates, points.least) ?? bestOf(candidates, points.last);
  if (chosen === undefined) return { subject: deedIn(clauses), clauses, candidates, chosen: null };
  return { subject: subjectText(text, chosen.phrase, phrases.flat()), clauses, candidates, chosen };
}

const bestOf = (candidates: readonly Candidate[], least: number): Candidate | undefined =>
  candidates
    .filter(
      ({ phrase, score, isRival }) =>
        score >= least && !isRival && !phrase.isGeneric && isWhole(phrase) && !isAnyone(phrase),
    )
    .toSorted((one, other) => other.score - one.score)[0];

/** "People", "applicants": those who are asked are no subject by themselves. */
const isAnyone = ({ isPeople, words, article }: Phrase): boolean =>
  isPeople && (words.length === 1 || /^(?:their|your|its|\d)/.test(article));

/** Whether a phrase names a thing, and not only half of one: "a new". */
const isWhole = ({ words, isName }: Phrase): boolean => isName || !isQualityWord(words.at(-1)!.toLowerCase());

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
