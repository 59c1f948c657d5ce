import type { StudyTypeId } from "../../study-types.ts";
import { type Features, featuresOf } from "./features.ts";
import type { Phrase } from "./phrases.ts";
import { rivalsAmong } from "./rivals.ts";
import weights from "./subject-weights.json" with { type: "json" };
import { isPeople, isQualityWord } from "./words.ts";

/** A noun phrase with how likely it is what a topic asks about: 0 to 1, all phrases of a topic together 1. */
export type Candidate = { phrase: Phrase; isRival: boolean; probability: number };

const weightOf = new Map(Object.entries(weights as Record<string, number>));

/**
 * The noun phrases of a topic in its order, each with its probability of being the subject: a conditional logit over
 * the phrases (McFadden 1974), with weights fitted to judged topics by `evals/fit-subject.ts`.
 */
export function rankPhrases(rows: readonly Phrase[][], type: StudyTypeId): Candidate[] {
  const rivals = rivalsAmong(rows);
  const phrases = rows.flat();
  const scores = phrases.map((phrase) => scoreOf(featuresOf(phrase, { rows, rivals, type })));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return phrases.map((phrase, at) => ({ phrase, isRival: rivals.has(phrase), probability: shares[at]! / sum }));
}

/** The likeliest phrase that can be a subject: no rival, no people that are asked, nothing that names no thing. */
export const bestOf = <Option extends Candidate>(candidates: readonly Option[]): Option | undefined =>
  candidates
    .filter(
      ({ phrase, isRival }) =>
        !isRival &&
        !phrase.isGeneric &&
        isWhole(phrase) &&
        !isAnyone(phrase) &&
        !isWorkplace(phrase) &&
        !isViewer(phrase),
    )
    .toSorted((one, other) => other.probability - one.probability)[0];

/** "CISOs at regional banks": where those who are asked work. */
const isWorkplace = ({ clause, before, from, isOwn }: Phrase): boolean =>
  !isOwn && before === "at" && isPeople(clause.tokens[from - 2]?.lower ?? "");

/** "How do breweries see canning?": those whose view is asked. */
const isViewer = ({ clause, from, to }: Phrase): boolean =>
  /^(?:do|does)$/.test(clause.tokens[from - 1]?.lower ?? "") &&
  /^(?:see|feel|view|perceive|judge)$/.test(clause.tokens[to]?.lower ?? "");

/** "People", "applicants": those who are asked are no subject by themselves. */
const isAnyone = ({ isPeople, words, article, clause, from, to }: Phrase): boolean =>
  isPeople &&
  (words.length === 1 ||
    (from === 0 && /^(?:adverb|auxiliary|verb)$/.test(clause.tokens[to]?.part ?? "")) ||
    clause.kind === "question" ||
    /^(?:their|your|its|\d)/.test(article));

/** Whether a phrase names a thing, and not only half of one: "a new", "the train being" late. */
const isWhole = ({ words, isName }: Phrase): boolean =>
  isName || !(isQualityWord(words.at(-1)!.toLowerCase()) || words.at(-1) === "being");

function scoreOf(features: Features): number {
  let score = 0;
  for (const [name, count] of features) score += (weightOf.get(name) ?? 0) * count;
  return score;
}
