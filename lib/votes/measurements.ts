import type { Usage } from "./contract.ts";

/** The measurements that a review can report. */
export const measurements = ["latency_ms", "cost_usd", "calls"] as const;
export type Measurement = (typeof measurements)[number];

const shares = { median: 0.5, p90: 0.9 };

/** The summary of a measurement; null without any. */
export function summaryOf(values: Ranking): Usage["metrics"][Measurement] {
  if (values.count === 0) return null;
  return { count: values.count, median: quantile(values, shares.median), p90: quantile(values, shares.p90) };
}

/** The value at a share of the ranks, interpolated between the two nearest, as PostgreSQL's percentile_cont does. */
function quantile({ count, at }: Ranking, share: number): number {
  const rank = rankOf(count, share);
  const below = at(Math.floor(rank));
  return below + (rank - Math.floor(rank)) * (at(Math.ceil(rank)) - below);
}

const rankOf = (count: number, share: number) => share * (count - 1);

/** The lower of the ranks between which `summaryOf` reads each share. */
export const ranksMeasured = (count: number): number[] =>
  Object.values(shares).map((share) => Math.floor(rankOf(count, share)));

// A double's first 32 bits are its sign, 11 bits of exponent and 20 of fraction (IEEE 754). The bucket is those with 7 of
// fraction: 128 for each doubling, in the order of their values; whole numbers up to 256 have one of their own.
const bits = new DataView(new ArrayBuffer(8));

/**
 * The bucket of a value in a log-linear histogram, as in HdrHistogram (G. Tene) and DDSketch (Masson, Rim and Lee, VLDB
 * 2019).
 */
export function bucketOf(value: number): number {
  bits.setFloat64(0, Math.abs(value));
  return bits.getUint32(0) >>> 13;
}

/** The lower end of a bucket: at most 1/128 (0.8 %) below any of its values, never above. */
export function lowerEnd(bucket: number): number {
  bits.setFloat64(0, 0);
  bits.setUint32(0, bucket << 13);
  return bits.getFloat64(0);
}

/** Values in ascending order: their number, and the value at a rank from 0 on. */
export type Ranking = { count: number; at: (rank: number) => number };

/** All values of a kind, put in order. */
export function rankingOf(values: number[]): Ranking {
  const sorted = values.toSorted((a, b) => a - b);
  return { count: sorted.length, at: (rank) => sorted[rank]! };
}
