import type { MeasureForm } from "../../../engines/closed-forms.ts";
import { type Measure, topPoints } from "../../../engines/measured.ts";
import { mean, sum } from "../../../engines/statistics.ts";
import {
  type Answers,
  type MeasureWords,
  meanInterval,
  measureOf,
  type Part,
  shareInterval,
  sharePart,
} from "./measure-of.ts";

/** How probable the highest points of each answer are; the lowest ones where `top` is negative. */
export const boxes = (answers: Answers, item: string, top: number): number[] =>
  answers.to(item).map(({ distribution }) => sum(top < 0 ? distribution.slice(0, -top) : distribution.slice(-top)));

/** The share that chooses one of the highest points: the mean of their probabilities. */
export function topBox(
  answers: Answers,
  { item, top, source = "boxes", ...name }: Omit<Extract<MeasureForm, { is: "top_box" }>, "is">,
): Measure {
  const which = top === 1 ? "the highest" : `one of the ${top} highest`;
  const formula = `Mean probability of ${which} of ${answers.item(item).points.length} points`;
  return shareOf(answers, { ...name, unit: "share", source, formula }, boxes(answers, item, top));
}

/** A share: the mean of one value from 0 to 1 for each interview; null where there is none. */
export function shareOf(
  answers: Answers,
  words: MeasureWords,
  shares: readonly number[],
  items: readonly Part[] = [],
): Measure {
  const { value, interval = null } = sharePart(answers, words.label, shares);
  return measureOf(answers, { ...words, value, n: shares.length, interval, items });
}

/** The shares of all points of a pick side by side; the value is that of the last where it is the subject's. */
export function sharesOfPoints(answers: Answers, words: MeasureWords, item: string, isOfLast: boolean): Measure {
  const picks = answers.to(item);
  const items = answers.item(item).points.map((label, point) =>
    sharePart(
      answers,
      label,
      picks.map(({ distribution }) => distribution[point]!),
    ),
  );
  const { value, interval = null } = isOfLast ? items.at(-1)! : { value: null };
  return measureOf(answers, { ...words, value, interval, n: picks.length, items });
}

/** The mean of what the points of a scale are worth over all answers, with its interval. */
export const meanOf = (answers: Answers, words: MeasureWords, item: string, worths: readonly number[]): Measure =>
  measureOf(answers, { ...words, ...scaleMean(answers, item, worths), method: "normal" });

/**
 * The mean of what the points of the answers to an item are worth, with its normal interval. The variance is that of
 * single answers drawn from all distributions together, so that an answer that is not sure widens it.
 */
export function scaleMean(answers: Answers, item: string, worths: readonly number[]) {
  const distributions = answers.to(item).map(({ distribution }) => distribution);
  const n = distributions.length;
  if (n === 0) return { value: null, interval: null, n };
  const moment = (power: number) =>
    mean(distributions.map((shares) => sum(shares.map((share, point) => share * worths[point]! ** power))));
  const value = moment(1);
  const ends = [Math.min(...worths), Math.max(...worths)] as const;
  return { value, interval: meanInterval(value, moment(2) - value ** 2, answers.effective(n), ...ends), n };
}

/** Shares of several items side by side, with how far those for outweigh those against, in points. */
export function sharesList(
  answers: Answers,
  words: MeasureWords,
  options: readonly { id: string; label: string }[],
  top = topPoints,
): Measure {
  const items = options.map(({ id, label }): Part => {
    const part = sharePart(answers, label, boxes(answers, id, top));
    if (part.value === null) return part;
    return { ...part, note: `Net ${inPoints(part.value - mean(boxes(answers, id, -top)))} points` };
  });
  const n = Math.max(0, ...options.map(({ id }) => answers.to(id).length));
  return measureOf(answers, { ...words, value: null, n, items });
}

const inPoints = (share: number): string => {
  const points = Math.round(100 * share) || 0;
  return points > 0 ? `+${points}` : `${points}`.replace("-", "−");
};

/** In how many interviews each of some labels is named, the most named first. */
export function namedShares(answers: Answers, words: MeasureWords, labels: readonly (readonly string[])[]): Measure {
  const n = labels.length;
  const counts = new Map<string, number>();
  for (const own of labels) for (const label of new Set(own)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const ordered = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  const items = ordered.map(([label, count]): Part => {
    const interval = shareInterval(count / n, answers.effective(n));
    return { label, value: count / n, interval, note: `${count} of ${n} interviews` };
  });
  return measureOf(answers, { ...words, value: null, n, items });
}
