import { hash } from "node:crypto";
import { agreementFrom, sizeConstant } from "./measured.ts";

/** The sum of some numbers. */
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Weights as shares of their sum. */
export function asShares(weights: readonly number[]): number[] {
  const all = sum(weights);
  return weights.map((weight) => weight / all);
}

/** The mean of some numbers; 0 of none. */
export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** The population variance: the mean squared distance from the mean; 0 of none. */
export function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}

/** A number held between two bounds. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A number with so many decimals, halves away from zero. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale || 0;
}

/** The expected point of a distribution whose first point is `from`. */
export const expected = (distribution: readonly number[], from: number): number =>
  distribution.reduce((sum, probability, index) => sum + probability * (from + index), 0);

/** The point of the standard normal distribution for an interval of `coverage`. */
export const z90 = 1.6449;

/** The interval of a share by Wilson (1927), for `n` independent answers, whole or not. From 0 to 1 when n is 0. */
export function wilson(share: number, n: number): { low: number; high: number } {
  if (n <= 0) return { low: 0, high: 1 };
  const denominator = 1 + z90 ** 2 / n;
  const centre = (share + z90 ** 2 / (2 * n)) / denominator;
  const half = (z90 / denominator) * Math.sqrt((share * (1 - share)) / n + z90 ** 2 / (4 * n ** 2));
  return { low: clamp(centre - half, 0, 1), high: clamp(centre + half, 0, 1) };
}

/** The points of Student's t with 1, 2 and so on degrees of freedom that leave 5 % above (Fisher and Yates 1938, table III). */
export const t90 = [6.3138, 2.92, 2.3534, 2.1318, 2.015, 1.9432, 1.8946, 1.8595, 1.8331, 1.8125] as const;

/** The upper tail of the normal distribution, as erfc; relative error under 1.2e-7 (Numerical Recipes 6.2). */
function erfc(x: number): number {
  const z = Math.abs(x);
  const t = 1 / (1 + 0.5 * z);
  const sum = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ].reduceRight((rest, coefficient) => coefficient + t * rest, 0);
  const tail = t * Math.exp(-z * z + sum);
  return x >= 0 ? tail : 2 - tail;
}

/** The probability that a standard normal variable is at most `z`. */
export const normalCdf = (z: number): number => 0.5 * erfc(-z / Math.SQRT2);

/** The probabilities of a multinomial logit over these gains (McFadden 1974); they add up to 1. */
export function logit(gains: readonly number[]): number[] {
  const most = Math.max(...gains);
  return asShares(gains.map((gain) => Math.exp(gain - most)));
}

/** A quantile of one number or more, by definition 7 of Hyndman and Fan 1996. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (at - Math.floor(at)) * (high - low);
}

/** Kendall's W of some rankings of the same options, each the places best first: 12 S / (n² (m³ − m)), from 0 to 1; null under 2 rankings (Kendall and Babington Smith 1939). */
export function kendallW(rankings: readonly (readonly number[])[]): number | null {
  const [n, m] = [rankings.length, rankings[0]?.length ?? 0];
  if (n < 2 || m < 2) return null;
  const middle = (n * (m + 1)) / 2;
  const squares = Array.from({ length: m }, (_, place) => {
    const sum = rankings.reduce((all, ranking) => all + ranking.indexOf(place) + 1, 0);
    return (sum - middle) ** 2;
  });
  return (12 * squares.reduce((all, square) => all + square, 0)) / (n ** 2 * (m ** 3 - m));
}

/** Entropy of some counts over log m for m kinds: 0 where one has all, 1 where all have as many. */
export function spreadOf(counts: readonly number[]): number {
  const sum = counts.reduce((all, count) => all + count, 0);
  const entropy = counts.reduce((all, count) => all - (count === 0 ? 0 : (count / sum) * Math.log(count / sum)), 0);
  return clamp(entropy / Math.log(counts.length), 0, 1);
}

/**
 * Whole shares of a total in proportion to some weights, by largest remainder (Hamilton's method): they add up to the
 * total exactly. Ties go to the earlier one. All 0 when no weight is positive.
 */
export function largestRemainder(weights: readonly number[], total: number): number[] {
  const positive = weights.map((weight) => Math.max(0, weight));
  if (sum(positive) <= 0) return weights.map(() => 0);
  const exact = asShares(positive).map((share) => share * total);
  const shares = exact.map(Math.floor);
  const left = total - sum(shares);
  const byRemainder = [...exact.keys()].sort(
    (one, other) => exact[other]! - shares[other]! - (exact[one]! - shares[one]!) || one - other,
  );
  for (const index of byRemainder.slice(0, left)) shares[index] = shares[index]! + 1;
  return shares;
}

/**
 * A stream of chance that follows from a seed and a path of labels: a hash in counter mode. Streams of different labels are
 * independent, so that another persona or another question changes nothing in those that were there.
 */
export type Draw = {
  /** The next number from 0 to 1, without 1. */
  next(): number;
  /** The stream under one more label; it does not depend on what was drawn from this one. */
  at(label: string): Draw;
};

/** The stream of chance of a seed; `seed` is hashed as it is written. */
export function drawFrom(seed: string): Draw {
  const key = hash("sha256", seed, "buffer");
  let name: string | undefined;
  let block: Buffer = key.subarray(key.length);
  let counter = 0;
  return {
    next() {
      if (block.length < 8) {
        block = hash("sha256", Buffer.concat([key, Buffer.from(`#${counter}`)]), "buffer");
        counter += 1;
      }
      const bits = block.readBigUInt64BE(0) >> 11n;
      block = block.subarray(8);
      return Number(bits) / 2 ** 53;
    },
    at(label) {
      name ??= key.toString("hex");
      return drawFrom(`${name}/${label.length}:${label}`);
    },
  };
}

/** One of the items, each as likely as the others. */
export function pick<Item>(draw: Draw, items: readonly Item[]): Item {
  if (items.length === 0) throw new Error("nothing to pick from");
  return items[Math.floor(draw.next() * items.length)]!;
}

/** The index drawn by these probabilities, which add up to 1. */
export function sample(draw: Draw, probabilities: readonly number[]): number {
  let rest = draw.next();
  for (const [index, probability] of probabilities.entries()) {
    rest -= probability;
    if (rest < 0) return index;
  }
  return probabilities.findLastIndex((probability) => probability > 0);
}

/** The items in an order of chance (Fisher and Yates). */
export function shuffled<Item>(draw: Pick<Draw, "next">, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw.next() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** A draw from the standard normal distribution (Box and Muller 1958). */
export function normal(draw: Draw): number {
  const radius = Math.sqrt(-2 * Math.log(1 - draw.next()));
  return radius * Math.cos(2 * Math.PI * draw.next());
}

/** What agreement counts for in `overall_confidence`, from 0 at the variance of a split study to 1. */
export const agreedOf = (agreement: number): number => Math.max(0, (agreement - agreementFrom) / (1 - agreementFrom));
/** The same in words. */
export const agreedInWords = `how far the stances agree, from 0 at an agreement of ${agreementFrom} or less to 1`;

/** What the number of interviews counts for in `overall_confidence`, from 0 to 1. */
export const sizeOf = (n_effective: number): number => Math.sqrt(n_effective / (n_effective + sizeConstant));
