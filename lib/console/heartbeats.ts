import { sql } from "drizzle-orm";
import { type Database, database } from "../db/client.ts";
import { isNeonHost } from "../db/open-home.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { writeFault } from "../db/write-fault.ts";
import { env } from "../env.ts";
import { missedHours, type Part, type PartState, partNames } from "./contract.ts";

const minuteMs = 60_000;
const hourMs = 3_600_000;
const bitOf = (minute: number) => 1n << BigInt(minute % 60);

type Beats = { up: bigint; down: bigint; missed: bigint };
/** What is not written yet, by part and hour: it outlives a time without storage, but not the process. */
const pending = new Map<string, Beats>();
let hasWritten = false;

function note(part: Part, minute: number, how: keyof Beats): void {
  const key = `${part} ${Math.floor(minute / 60) * hourMs}`;
  const beats = pending.get(key) ?? { up: 0n, down: 0n, missed: 0n };
  beats[how] |= bitOf(minute);
  pending.set(key, beats);
}

/** Notes how each part is in this minute, and writes it once storage takes writes. */
export async function beat(now = Date.now()): Promise<void> {
  const minute = Math.floor(now / minuteMs);
  const states = await partStates();
  for (const part of partNames) if (states[part] !== "unknown") note(part, minute, states[part] as "up" | "down");
  if (states.publishing === "down") return;
  const db = await database();
  if (!hasWritten) await noteMissed(db, minute);
  const rows = [...pending].map(([key, { up, down, missed }]) => {
    const [part, hour] = key.split(" ");
    return { part, hour: Number(hour), up: String(up), down: String(down), missed: String(missed) };
  });
  await db.execute(sql`
    insert into heartbeats (part, hour, up, down, missed)
    select part, to_timestamp(hour / 1000), up, down, missed from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (part text, hour float8, up int8, down int8, missed int8) order by part, hour
    on conflict (part, hour) do update set up = heartbeats.up | excluded.up, down = heartbeats.down | excluded.down,
      missed = heartbeats.missed | excluded.missed`);
  pending.clear();
  hasWritten = true;
}

/**
 * At a start, notes the minutes without a record before it as missed, where the last record is less than a day old. A
 * Neon sleeps between uses, so such minutes say nothing there.
 */
async function noteMissed(db: Database, minute: number): Promise<void> {
  const { DATABASE_URL } = env();
  if (DATABASE_URL !== undefined && isNeonHost(new URL(DATABASE_URL).hostname)) return;
  const { rows } = await db.execute<{ hour: number; bits: string }>(sql`
    select extract(epoch from hour)::float8 as hour, (up | down)::text as bits from heartbeats
    where part = 'reads' order by hour desc limit 1`);
  if (rows.length === 0) return;
  const last = rows[0]!.hour / 60 + BigInt(rows[0]!.bits).toString(2).length - 1;
  if (minute - last > missedHours * 60) return;
  for (let gone = last + 1; gone < minute; gone += 1) for (const part of partNames) note(part, gone, "missed");
}

/** How each part is now: what stores by storage itself, the others by their last real use. */
export async function partStates(): Promise<Record<Part, PartState>> {
  const publishing = writeFault() === null ? "up" : "down";
  try {
    const db = await database();
    // The newest use of each in its minute; a call that its study stopped says nothing of the model.
    const { rows } = await db.execute<{ name: string; is_ok: boolean }>(sql`
      select distinct on (name) name, bool_or(label ~ '(^| )(ok|complete)$') as is_ok from counters
      where span in ('minute', 'hour') and name in ('study', 'mail', 'model') and label !~ ' (stopped|invalid_topic)$'
      group by name, at, span order by name, at desc, span desc`);
    const last = new Map(rows.map(({ name, is_ok }) => [name, is_ok ? ("up" as const) : ("down" as const)]));
    const of = (name: string) => last.get(name) ?? "unknown";
    return { reads: "up", publishing, studies: of("study"), mail: of("mail"), models: of("model") };
  } catch (error) {
    if (!isStorageAway(error)) throw error;
    return { reads: "down", publishing: "down", studies: "unknown", mail: "unknown", models: "unknown" };
  }
}
