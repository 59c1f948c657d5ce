import type { Buckets } from "../tools/tools.sql.ts";
import type { Usage } from "./contract.ts";
import { mostExact } from "./rules.ts";

/** The measurements that a review can report. */
export const measurements = ["latency_ms", "cost_usd", "calls"] as const;
export type Measurement = (typeof measurements)[number];

/** All values of each measurement, in any order. */
export type Values = Record<Measurement, number[]>;

/** A tool's summaries, and the buckets behind them where there are too many values to keep. */
type Summary = { buckets: Buckets | null; metrics: Usage["metrics"] };

/** The summaries of all values: exact for up to `mostExact` reviews, else of their buckets. */
export function summarise(values: Values, reviews: number): Summary {
  if (reviews > mostExact) return fromBuckets(countValues(noBuckets(), values, 1));
  return {
    buckets: null,
    metrics: ofEach((name) => summaryOf(values[name].toSorted((a, b) => a - b).map((v) => [v, 1]))),
  };
}

/** The summaries of the values in the buckets; each is at most 1/128 (0.8 %) below the exact one, never above. */
export function fromBuckets(buckets: Buckets): Summary {
  const counts = (name: Measurement) => Object.entries(buckets[name]);
  return { buckets, metrics: ofEach((name) => summaryOf(counts(name).map(([bucket, n]) => [lowerEnd(+bucket), n]))) };
}

/** Puts values into buckets (`sign` 1), or takes them out (`sign` -1). In place: copying a thousand members is slow. */
export function countValues(buckets: Buckets, values: Values, sign: 1 | -1): Buckets {
  for (const name of measurements) {
    const counts = buckets[name];
    for (const value of values[name]) {
      const bucket = bucketOf(value);
      const n = (counts[bucket] ?? 0) + sign;
      if (n > 0) counts[bucket] = n;
      else delete counts[bucket];
    }
  }
  return buckets;
}

/** The values that these reviews report. */
export function valuesOf(reported: Partial<Record<Measurement, number>>[]): Values {
  return ofEach((name) => reported.flatMap(({ [name]: value }) => value ?? []));
}

const noBuckets = (): Buckets => ofEach(() => ({}));

const ofEach = <Member>(make: (name: Measurement) => Member) =>
  Object.fromEntries(measurements.map((name) => [name, make(name)])) as Record<Measurement, Member>;

// A double's first 32 bits are its sign, 11 bits of exponent and 20 of fraction (IEEE 754). The bucket is those with 7 of
// fraction: 128 for each doubling, in the order of their values; whole numbers up to 256 have one of their own.
const bits = new DataView(new ArrayBuffer(8));

function bucketOf(value: number): number {
  bits.setFloat64(0, Math.abs(value));
  return bits.getUint32(0) >>> 13;
}

function lowerEnd(bucket: number): number {
  bits.setFloat64(0, 0);
  bits.setUint32(0, bucket << 13);
  return bits.getFloat64(0);
}

/** The summary of ascending values, each with its number; null without any. */
function summaryOf(ascending: [value: number, n: number][]): Usage["metrics"]["calls"] {
  const count = ascending.reduce((total, [, n]) => total + n, 0);
  return count === 0 ? null : { count, median: quantile(ascending, count, 0.5), p90: quantile(ascending, count, 0.9) };
}

/** The value at a share of the ranks, interpolated between the two nearest, as PostgreSQL's percentile_cont does. */
function quantile(ascending: [value: number, n: number][], count: number, share: number): number {
  const rank = share * (count - 1);
  const below = valueAt(ascending, Math.floor(rank));
  return below + (rank - Math.floor(rank)) * (valueAt(ascending, Math.ceil(rank)) - below);
}

function valueAt(ascending: [value: number, n: number][], rank: number): number {
  let place = 0;
  for (let passed = ascending[0]![1]; passed <= rank; passed += ascending[place]![1]) place += 1;
  return ascending[place]![0];
}
