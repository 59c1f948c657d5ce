import { partOf } from "../cut-text.ts";
import { recordOf } from "../own-value.ts";
import { type Measurement, measurements } from "../reviews/run.ts";
import type { Kind, Mark } from "../tools/tools.sql.ts";
import { middle, type Usage } from "./contract.ts";
import { bucketsPerDoubling, shares } from "./rules.ts";

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
const ranksMeasured = (count: number): number[] =>
  Object.values(shares).map((share) => Math.floor(rankOf(count, share)));

// A double's first 32 bits are its sign, 11 bits of exponent and 20 of fraction (IEEE 754). The bucket is those without the
// last bits of fraction, in the order of their values.
const bits = new DataView(new ArrayBuffer(8));
const lastBits = 20 - Math.log2(bucketsPerDoubling);

/** The bucket of a value in a log-linear histogram, as in HdrHistogram and DDSketch (Masson, Rim and Lee 2019). */
function bucketOf(value: number): number {
  bits.setFloat64(0, Math.abs(value));
  return bits.getUint32(0) >>> lastBits;
}

/** The lower end of a bucket: at most one part in `bucketsPerDoubling` below any of its values, never above. */
function lowerEnd(bucket: number): number {
  bits.setFloat64(0, 0);
  bits.setUint32(0, bucket << lastBits);
  return bits.getFloat64(0);
}

/** Values in ascending order: their number, and the value at a rank from 0 on. */
export type Ranking = { count: number; at: (rank: number) => number };

/** All values of a kind, put in order. */
export function rankingOf(values: number[]): Ranking {
  const sorted = values.toSorted((a, b) => a - b);
  return { count: sorted.length, at: (rank) => sorted[rank]! };
}

/** The kinds of values that are tallied. */
const kinds: readonly Kind[] = ["seen", ...measurements];

/** All values of each kind, in any order: dates as the number of their day. */
export type Values = Record<Kind, number[]>;

/** Neighbouring places in order with their numbers of values, and how many values are below the first. */
export type Window = { below: number; places: [place: number, n: number][] };
/** For each kind one window that holds all places, or one around each mark. */
export type Windows = Record<Kind, Window[]>;

/** A change of the number of values at a place. */
export type Delta = { kind: Kind; place: number; by: number };

/** How many places a publisher reads from a mark on and before it: a review and the one it replaces move a rank by two. */
export const placesNear = { from: 6, before: 4 };

/** Makes one member for each kind. */
export const ofKinds = <Member>(make: (kind: Kind) => Member) => recordOf(kinds, make);

const valueAt = (kind: Kind, place: number) => (kind === "seen" ? place : lowerEnd(place));

type Report = { metrics: Partial<Record<Measurement, number>>; first_counted_at: string };

/** The values that these counted reviews add to each kind. */
export const valuesOf = (reviews: Report[]): Values =>
  ofKinds((kind) =>
    reviews.flatMap(({ metrics, first_counted_at }) =>
      kind === "seen" ? dayOf(first_counted_at) : (metrics[kind] ?? []),
    ),
  );

/** The changes that take some values out and put others in; values on both sides change nothing. */
export function deltasOf(before: Values | null, after: Values): Delta[] {
  return kinds.flatMap((kind) => {
    const by = new Map<number, number>();
    const count = (values: number[], sign: 1 | -1) => {
      for (const value of values) {
        const place = kind === "seen" ? value : bucketOf(value);
        by.set(place, (by.get(place) ?? 0) + sign);
      }
    };
    count(after[kind], 1);
    if (before !== null) count(before[kind], -1);
    return [...by].filter(([, change]) => change !== 0).map(([place, change]) => ({ kind, place, by: change }));
  });
}

/** The values of a kind after a change, in order, as far as the windows show them, and the marks of their ranks. */
export function tallied(kind: Kind, before: number, windows: Window[], deltas: Delta[]) {
  const ofKind = deltas.filter((delta) => delta.kind === kind);
  const count = ofKind.reduce((total, { by }) => total + by, before);
  const changed = windows.map((window) => withDeltas(window, ofKind));
  const ranksOf = kind === "seen" ? ranksSeen : ranksMeasured;
  const ranks = count === 0 ? [] : ranksOf(count);
  const windowAt = (index: number) => changed[index] ?? changed[0]!;
  const marks = ranks.map((rank, index) => markAt(windowAt(index), rank));
  const at = (rank: number) => {
    return valueAt(kind, markAt(windowAt(ranks.findLastIndex((marked) => marked <= rank)), rank)[0]);
  };
  return { marks, values: { count, at } satisfies Ranking };
}

function withDeltas({ below, places }: Window, deltas: Delta[]): Window {
  const numbers = new Map(places);
  let under = below;
  for (const { place, by } of deltas) {
    if (below > 0 && place < places[0]![0]) under += by;
    else numbers.set(place, (numbers.get(place) ?? 0) + by);
  }
  return { below: under, places: [...numbers].filter(([, n]) => n > 0).sort(([a], [b]) => a - b) };
}

function markAt({ below, places }: Window, rank: number): Mark {
  let passed = below;
  for (const [place, n] of places) {
    if (rank >= below && rank < passed + n) return [place, passed];
    passed += n;
  }
  throw new Error(`rank ${rank} is not in the window from ${below} to ${passed}`);
}

const dayMs = 86_400_000;

/** The number of a moment's UTC date, counted from 1970. */
export const dayOf = (moment: string): number => Math.floor(Date.parse(moment) / dayMs);

/** Of the dates on which counted keys were first seen, the first, the middle and the last. */
export function firstSeen({ count, at }: Ranking): Usage["first_seen"] {
  if (count === 0) return null;
  const dateAt = (rank: number) => partOf(new Date(at(rank) * dayMs).toISOString(), 0, 10);
  const [earliest, median, latest] = ranksSeen(count).map(dateAt);
  return { earliest: earliest!, median: median!, latest: latest! };
}

/** The ranks that `firstSeen` reads. */
const ranksSeen = (count: number): number[] => [0, middle.rank(count), count - 1];
