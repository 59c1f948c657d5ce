import { measureSources } from "../../../engines/measure-sources.ts";
import type { Measure } from "../../../engines/measured.ts";
import { mean } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { type Interval, meanInterval, shareInterval } from "./interval.ts";
import { measureOf, noAnswer, type Part } from "./measure-of.ts";

const sum = (shares: readonly number[]): number => shares.reduce((all, share) => all + share, 0);

/** How probable the highest points of each answer are; the lowest ones where `top` is negative. */
export const boxes = (answers: Answers, item: string, top: number): number[] =>
  answers.to(item).map(({ distribution }) => sum(top < 0 ? distribution.slice(0, -top) : distribution.slice(-top)));

type ShareQuestion = { id: string; label: string; item: string; source?: string };

/** The share that chooses one of the highest points: the mean of their probabilities. */
export function topBox(answers: Answers, question: ShareQuestion & { top: number }): Measure {
  const { id, label, item, top, source = measureSources.boxes } = question;
  const points = answers.item(item).points.length;
  const which = top === 1 ? "the highest" : `one of the ${top} highest`;
  return shareOf(answers, {
    id,
    label,
    source,
    shares: boxes(answers, item, top),
    formula: `Mean probability of ${which} of ${points} points`,
  });
}

/** A share: the mean of one value from 0 to 1 for each interview; null where there is none. */
export function shareOf(
  answers: Answers,
  question: {
    id: string;
    label: string;
    source: string;
    formula: string;
    shares: readonly number[];
    items?: readonly Part[];
  },
): Measure {
  const { shares, ...rest } = question;
  const n = shares.length;
  const value = n === 0 ? null : mean(shares);
  const interval = value === null ? null : shareInterval(value, answers.effective(n));
  return measureOf(answers, { ...rest, unit: "share", value, n, interval });
}

/** The mean of a scale over all points of all answers, in `per` of the scale's points, with its interval. */
export function meanOf(
  answers: Answers,
  question: ShareQuestion & { unit: "mean" | "score" | "share"; formula: string; per?: number },
): Measure {
  const { item, per = 1, ...rest } = question;
  const { points, from } = answers.item(item);
  const itemAnswers = answers.to(item);
  const estimate = scaleMean(
    itemAnswers.map(({ distribution }) => distribution),
    answers.effective(itemAnswers.length),
    (point) => (from + point) / per,
    from / per,
    (from + points.length - 1) / per,
  );
  return measureOf(answers, {
    ...rest,
    source: question.source ?? measureSources.means,
    value: estimate.value,
    interval: estimate.interval,
    n: itemAnswers.length,
    method: "normal",
  });
}

/**
 * The mean of what the points of some answers are worth, with its normal interval. The variance is that of single answers
 * drawn from all distributions together, so that an answer that is not sure widens it; the points are worth from `least` to
 * `most`.
 */
export function scaleMean(
  distributions: readonly number[][],
  n_effective: number,
  worth: (point: number) => number,
  least: number,
  most: number,
): { value: number | null; interval: Interval } {
  if (distributions.length === 0) return { value: null, interval: null };
  const moment = (power: number) =>
    mean(distributions.map((shares) => sum(shares.map((share, point) => share * worth(point) ** power))));
  const value = moment(1);
  return { value, interval: meanInterval(value, moment(2) - value ** 2, n_effective, least, most) };
}

/** Shares of several items side by side, with how far those for outweigh those against, in points. */
export function sharesList(
  answers: Answers,
  question: {
    id: string;
    label: string;
    source: string;
    formula: string;
    top: number;
    items: { id: string; label: string }[];
  },
): Measure {
  const { top, items, ...rest } = question;
  const counts = items.map(({ id }) => answers.to(id).length);
  return measureOf(answers, {
    ...rest,
    unit: "share",
    value: null,
    n: Math.max(0, ...counts),
    items: items.map(({ id, label }) => {
      const high = boxes(answers, id, top);
      if (high.length === 0) return { label, value: null, ...noAnswer };
      const share = mean(high);
      const net = share - mean(boxes(answers, id, -top));
      const interval = shareInterval(share, answers.effective(high.length));
      return { label, value: share, interval, note: `Net ${inPoints(net)} points` };
    }),
  });
}

/** A share of 1 as whole points with its sign. */
const inPoints = (share: number): string => {
  const points = Math.round(100 * share) || 0;
  return points > 0 ? `+${points}` : `${points}`.replace("-", "−");
};

/** In how many interviews each of some labels is named, the most named first. */
export function namedShares(
  answers: Answers,
  question: { id: string; label: string; formula: string; source: string; labels: readonly (readonly string[])[] },
): Measure {
  const { labels, ...rest } = question;
  const n = labels.length;
  const counts = new Map<string, number>();
  for (const own of labels) for (const label of new Set(own)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const ordered = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return measureOf(answers, {
    ...rest,
    unit: "share",
    value: null,
    n,
    items: ordered.map(([label, count]) => ({
      label,
      value: count / n,
      interval: shareInterval(count / n, answers.effective(n)),
      note: `${count} of ${n} interviews`,
    })),
  });
}
