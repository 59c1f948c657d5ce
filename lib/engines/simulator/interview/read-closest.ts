import { excerpt } from "../../../format.ts";
import type { Brief } from "../../brief.ts";
import { normal } from "../../draw.ts";
import type { Plan } from "../../plan.ts";
import { studyForms } from "../../study-types.ts";
import { plainSentences, wordsIn } from "../../text-parts.ts";
import { onceInStudy, studyDraw } from "../plan-of.ts";

/** How differently lines are seen: by all of a study, and by each of its people; deviations. */
const deviations = { study: 0.8, person: 1 };
/** What is read first and last stays (Murdock 1962), and long sentences hold readers up: deviations of a person. Assumptions. */
const moves = { first: 1.5, last: 0.7, word: 0.2 };
/** A longer sentence is quoted by its beginning. */
const longestQuote = 160;
/** Nobody names a sentence far down a text; each one is drawn for each person. */
const mostSentences = 60;

/**
 * The lines that a message test compares, or the sentences of its one text, from the one that a persona takes to, or that stays,
 * to the one that they doubt, or stop at. What they mean is not read.
 */
export const readClosest = (brief: Brief, { claims }: Pick<Plan, "claims">, persona_id: string): string[] =>
  onceInStudy(brief, `closest ${persona_id}`, () => {
    if (!studyForms[brief.study_type].isOfWords || claims.length === 0) return [];
    const study = studyDraw(brief);
    const own = (at: number) => normal(study.at(persona_id).at(`clause ${at}`));
    if (claims.length === 1) return bySentence(plainSentences(claims[0]!).slice(0, mostSentences), own);
    const scored = claims.map((claim, at) => ({
      line: claim.replace(/[\p{P}\s]+$/u, "").trim(),
      score: deviations.study * normal(study.at(`clause ${at}`)) + deviations.person * own(at),
    }));
    return scored.toSorted((one, other) => other.score - one.score).map(({ line }) => line);
  });

/** Sentences from the one that stays to the one that holds a reader up; of a single one none. */
function bySentence(sentences: readonly string[], own: (at: number) => number): string[] {
  if (sentences.length < 2) return [];
  const scored = sentences.map((sentence, at) => ({
    line: excerpt(sentence, longestQuote),
    stays: (at === 0 ? moves.first : at === sentences.length - 1 ? moves.last : 0) + own(at),
    stops: moves.word * wordsIn(sentence) + own(at + sentences.length),
  }));
  const stop = scored.toSorted((one, other) => other.stops - one.stops)[0]!;
  const others = scored.filter((one) => one !== stop).toSorted((one, other) => other.stays - one.stays);
  return [...others, stop].map(({ line }) => line);
}
