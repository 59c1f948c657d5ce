import { type SQL, sql } from "drizzle-orm";
import { bounds, type CounterName } from "../db/counters.ts";
import { select } from "../db/select.ts";
import { slowMs } from "../db/storage-away.ts";
import { outboxPlace } from "../net/outbox.ts";
import { type Facts, fillPlaces } from "../text-file.ts";
import alerts from "./alerts.json" with { type: "json" };
import { type LabelRow, nearlyFull, sections } from "./contract.ts";

/** What was counted in one bucket of a histogram in a stretch of time that began then, and when first and last: milliseconds since 1970. */
export type Bucket = Record<"at" | "first" | "last" | "slot" | "count" | "sum", number> & {
  name: CounterName | "post";
  label: string;
};

/** How long a time is, and into how many stretches it is parted: minutes where that is not said. */
type Stretches = { minutes: number; bars?: number };

/** Reads the counters of a time until now, or other rows of their form, by stretch: of minutes where they are kept so long, else of hours. */
export async function readBuckets({ minutes, bars = minutes }: Stretches, others?: SQL): Promise<Bucket[]> {
  const counters = sql`select *, coalesce(first_at, at) as first, coalesce(last_at, at) as last from counters where span = ${minutes / bars < 60 ? "minute" : "hour"}`;
  const ms = sql.raw(String((minutes / bars) * 60_000));
  return select(sql`
    select floor(extract(epoch from at) * 1000 / ${ms}) * ${ms}::float8 as at, name, label, slot,
      sum(count)::float8 as count, sum(sum)::float8 as sum, extract(epoch from min(first))::float8 * 1000 as first,
      extract(epoch from max(last))::float8 * 1000 as last
    from (${others ?? counters}) as counted
    where at > now() - make_interval(mins => ${minutes}) group by 1, 2, 3, 4`);
}

export const total = (rows: Pick<Bucket, "count" | "sum">[], of: "count" | "sum" = "count"): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

/** When the disk, the files that a process has open of those it may, its memory, files that may be opened yet, slow storage, another clock, rows that another session holds, and in so many minutes requests that are refused or slow, statements of so many seconds, processes that end and requests that `TRUSTED_PROXY_HOPS` does not fit, need the operator; faults of ours, and this share of what was served, also at night when few requests come. */
export const alertAt = {
  ...{ disk: nearlyFull, files: 0.9, memory: 0.9, freeFiles: 32, storageMs: slowMs, clockMs: 5_000, heldMs: 30_000 },
  ...{ slow: 10, slowMs: 2_500, statements: 3, statementS: 1 },
  ...{ refused: 200, refusedShare: 0.2, endings: 3, misfits: 20, faults: 3, faultShare: 0.05, minutes: 5 },
};

/** In so many minutes requests show whether a part of the status page fails, and by which methods. */
export const partMinutes = 2;
export const partMethods = { reads: / (GET|HEAD) /, publishing: / POST / };

/** When the first of some was counted, as a moment. */
export const firstOf = (rows: Bucket[]): string => new Date(Math.min(...rows.map(({ first }) => first))).toISOString();

type Share = Pick<Bucket, "last" | "count" | "sum">;
/** A fault that last came so long ago, in milliseconds, may be over, and is no new one. */
export const quietMs = 60_000;

/** When some of these rows last came, where none has for so long, though as many as make a box would have by all that surely came since; else undefined. */
export function quietSince(own: Share[], all: Bucket[], ms = quietMs): string | undefined {
  const last = Math.max(...own.map((row) => row.last));
  // Of a row that began before, the last one at least came later.
  const later = all.reduce((sum, row) => sum + (row.first > last ? row.count : row.last > last ? 1 : 0), 0);
  const missing = (later * total(own)) / (total(all) - later);
  return Date.now() - last >= ms && missing >= alertAt.faults ? new Date(last).toISOString() : undefined;
}

/** The rows by the first word of their labels: a door, or a model. */
export const bySubject = (rows: Bucket[]) => Map.groupBy(rows, ({ label }) => label.split(" ")[0]!);

/** How often each label was counted, the most frequent first. */
export const labelsOf = (rows: Bucket[]): LabelRow[] =>
  [...Map.groupBy(rows, ({ label }) => label)]
    .map(([label, own]) => ({ label, count: total(own) }))
    .sort((one, other) => other.count - one.count);

/** A percentile of a histogram in milliseconds, by straight lines within its buckets; null without any. */
export function percentile(rows: Pick<Bucket, "slot" | "count">[], part: number): number | null {
  let left = rows.reduce((sum, { count }) => sum + count, 0) * part;
  if (left === 0) return null;
  for (const [slot, upper] of bounds.entries()) {
    const own = rows.reduce((sum, row) => sum + (row.slot === slot ? row.count : 0), 0);
    const lower = bounds[slot - 1] ?? 0;
    if (own >= left) return (lower + ((upper - lower) * left) / own) * 1000;
    left -= own;
  }
  return bounds.at(-1)! * 1000;
}

/** A sentence of the operator's boxes, with these facts in its places. */
export const say = (text: keyof typeof alerts.texts, facts: Facts): string =>
  fillPlaces(alerts.texts[text], { last_errors: sections.faults, outboxPlace, ...facts });
