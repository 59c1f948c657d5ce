import { sql } from "drizzle-orm";
import { countedDays, type counters as counterNames, spans } from "../console/contract.ts";
import { madeOnce, processWide } from "../process-wide.ts";
import { db } from "./client.ts";
import { causeInWords } from "./logged-error.ts";
import { slowStatements } from "./pool.ts";
import { isStorageAway } from "./storage-away.ts";

/** The upper ends of a histogram's buckets in seconds; what takes longer is in one more. */
export const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** What is counted; a label has no more values than the code names, or the operator sets. */
export type CounterName = keyof typeof counterNames;

/** For how many minutes it is known by the minute what the service did: as long as a chart with shorter bars than an hour. */
const keptMinutes = Math.max(...Object.values(spans).map(({ minutes, bars }) => (minutes / bars < 60 ? minutes : 0)));
const mostFaults = 200;
const mostPending = 20_000;
const minuteMs = 60_000;

type Row = Record<"first" | "last" | "slot" | "count" | "sum", number> & { name: CounterName; label: string };
type FaultWords = { where?: string; why?: string };
type Fault = FaultWords & { request_id: string; at: number };
/** The rows to write, and the newest of each label by their buckets, where a request finds its own. */
type Pending = { rows: Row[]; newest: Partial<Record<CounterName, Map<string, Row[]>>>; faults: Map<string, Fault> };

const none = (): Pending => ({ rows: [], newest: {}, faults: new Map() });
const pending = madeOnce("counters", none);

/** Counts something that happened now in memory; `value` is added to its sum. */
export function count(name: CounterName, label: string, value = 0, slot = 0): void {
  const now = Date.now();
  const { rows, newest } = pending();
  newest[name] ??= new Map();
  const slots = newest[name].get(label) ?? [];
  let row = slots[slot];
  if (row === undefined || row.first < now - (now % minuteMs)) {
    row = { first: now, last: now, name, label, slot, count: 0, sum: 0 };
    slots[slot] = row;
    newest[name].set(label, slots);
    if (rows.length < mostPending) rows.push(row);
  }
  row.last = now;
  row.count += 1;
  row.sum += value;
}

/** Counts something that took so many seconds, in the bucket of its histogram. */
export function time(name: CounterName, label: string, seconds: number): void {
  const slot = bounds.findIndex((upper) => seconds <= upper);
  count(name, label, seconds, slot === -1 ? bounds.length : slot);
}

/** Notes an error of ours for the operator's page; its words hold no values. The first cause counts: later ones follow from it. */
export function noteFault(request_id: string, words: FaultWords): void {
  const { faults } = pending();
  const fault = faults.get(request_id) ?? { request_id, at: Date.now() };
  if (faults.has(request_id) || faults.size < mostFaults) faults.set(request_id, { ...words, ...fault });
}

/** The errors that are not written yet, such as those of a full disk, newest first. */
export const pendingFaults = () =>
  [...pending().faults.values()].toReversed().map(({ request_id, at, where, why }) => ({
    request_id,
    at: new Date(at).toISOString(),
    sentence: [where, why].filter(Boolean).join(": "),
  }));

/** Why this process cannot write what it counts, and since when; storage is there. */
export const uncounted = processWide<{ why: string; began_at: string }>("uncounted");

/** Writes what this process has counted, and returns how many rows that were. What cannot be written waits for the next time. */
export async function flushCounters(): Promise<number> {
  for (const { about, seconds } of slowStatements().splice(0)) time("statement", about, seconds);
  const { rows, faults } = pending();
  if (rows.length + faults.size === 0) return 0;
  Object.assign(pending(), none());
  try {
    // In the order of the key, so that processes that write together wait for each other and never in a circle.
    await db.execute(sql`
      with noted as (
        insert into faults (request_id, at, sentence)
        select request_id, to_timestamp(at / 1000), concat_ws(': ', "where", why)
        from jsonb_to_recordset(${JSON.stringify([...faults.values()])}::jsonb)
          as r (request_id text, at float8, "where" text, why text)
        on conflict (request_id) do update set at = excluded.at
      )
      insert into counters (span, at, name, label, slot, count, sum, first_at, last_at)
      select span, start, name, label, slot, sum(count), sum(sum), min(first_at), max(last_at)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (first float8, last float8, name text, label text, slot int, count int8, sum float8),
        lateral (select to_timestamp(first / 1000) as first_at, to_timestamp(last / 1000) as last_at) as t,
        lateral (values ('minute', date_trunc('minute', first_at, 'UTC')),
          ('hour', date_trunc('hour', first_at, 'UTC')), ('all', to_timestamp(0))) as s (span, start)
      group by span, start, name, label, slot order by span, name, start, label, slot
      on conflict (span, name, at, label, slot) do update set count = counters.count + excluded.count,
        sum = counters.sum + excluded.sum, first_at = least(counters.first_at, excluded.first_at),
        last_at = greatest(counters.last_at, excluded.last_at)`);
    uncounted.current = undefined;
    return rows.length + faults.size;
  } catch (error) {
    // Storage that is away says so itself.
    if (!isStorageAway(error))
      uncounted.current ??= { why: `${causeInWords(error)}.`, began_at: new Date().toISOString() };
    pending().rows = [...rows, ...pending().rows].slice(0, mostPending);
    pending().faults = new Map([...faults, ...pending().faults].slice(-mostFaults));
    throw error;
  }
}

/** Deletes the minutes, hours and errors that are too old to be shown. */
export async function forgetCounters(): Promise<void> {
  await db.execute(sql`delete from counters where
    (span = 'minute' and at < now() - ${keptMinutes} * interval '1 minute')
    or (span = 'hour' and at < now() - ${countedDays} * interval '1 day')`);
  await db.execute(sql`delete from faults where request_id not in
    (select request_id from faults order by at desc limit ${mostFaults})`);
}
