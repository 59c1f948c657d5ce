import { clamp } from "../../../engines/statistics.ts";

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
