import { sql } from "drizzle-orm";
import { db } from "../db/client.ts";
import { bounds, type CounterName } from "../db/counters.ts";
import type { LabelRow } from "./contract.ts";

/** What was counted in a stretch of time that began then, in milliseconds since 1970: in one bucket of a histogram. */
export type Bucket = {
  at: number;
  name: CounterName | "post";
  label: string;
  slot: number;
  count: number;
  sum: number;
};

/** How long a time is, and into how many stretches it is parted. */
type Stretches = { minutes: number; bars: number };

/** Reads the counters of a time until now, and rows of the same form, by stretch: of minutes where they are kept so long, else of hours. */
export async function readBuckets({ minutes, bars }: Stretches, others = sql``): Promise<Bucket[]> {
  const ms = sql.raw(String((minutes / bars) * 60_000));
  const { rows } = await db.execute<Bucket>(sql`
    select floor(extract(epoch from at) * 1000 / ${ms}) * ${ms}::float8 as at, name, label, slot,
      sum(count)::float8 as count, sum(sum)::float8 as sum
    from (select at, name, label, slot, count, sum from counters
      where span = ${minutes / bars < 60 ? "minute" : "hour"} ${others}) as counted
    where at > now() - make_interval(mins => ${minutes}) group by 1, 2, 3, 4`);
  return rows;
}

export const total = (rows: Pick<Bucket, "count" | "sum">[], of: "count" | "sum" = "count"): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

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
