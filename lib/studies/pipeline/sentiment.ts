import type { Sentiment } from "../../engines/findings.ts";
import { clamp, rounded, sum } from "../../engines/statistics.ts";

type ValuedCode = { valence: number; salience: number };

/** The score of what takes no side. */
export const neutral = 5;
/** From which score up a text is positive, and up to which it is negative; 5 is neutral. */
const positiveFrom = 6.5;
const negativeTo = 3.5;
/** From which share of each side a text is mixed. */
const mixedFrom = 0.3;

/**
 * The sentiment of an interview from 0 to 10 with one decimal: 5 + 5·Σ(w·v)/Σw, v the valence of each turn toward the
 * subject from −1 to 1 and w its salience. 5 when nothing counts.
 */
export function sentimentScore(turns: readonly ValuedCode[]): number {
  const weight = sum(turns.map(({ salience }) => salience));
  if (weight === 0) return neutral;
  const valued = sum(turns.map(({ valence, salience }) => salience * valence));
  return rounded(clamp(neutral + (5 * valued) / weight, 0, 10), 1);
}

/**
 * The word for it: mixed when at least 30 % of the weighted valence speaks for and at least 30 % against; else positive
 * from 6.5, negative to 3.5.
 */
export function sentimentOf(turns: readonly ValuedCode[]): Sentiment {
  const of = (sign: 1 | -1) => sum(turns.map(({ valence, salience }) => salience * Math.max(0, sign * valence)));
  const [positive, negative] = [of(1), of(-1)];
  const all = positive + negative;
  if (all > 0 && positive / all >= mixedFrom && negative / all >= mixedFrom) return "mixed";
  return sentimentWord(sentimentScore(turns));
}

/** The word for a score alone. */
export function sentimentWord(score: number): Exclude<Sentiment, "mixed"> {
  if (score >= positiveFrom) return "positive";
  return score <= negativeTo ? "negative" : "neutral";
}
