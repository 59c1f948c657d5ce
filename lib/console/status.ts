import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { longestStall } from "../about/get-health.ts";
import { noteAct } from "../accounts/acts.ts";
import type { Account, Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { isNeon } from "../db/open-home.ts";
import { awaySince, orWhenAway } from "../db/storage-away.ts";
import { writeFault } from "../db/write-fault.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { lengthInWords } from "../in-words.ts";
import { incidents } from "./console.sql.ts";
import {
  type Incident,
  missedHours,
  NewIncident,
  type Now,
  type Part,
  type PartDay,
  type PartState,
  partNames,
  type readStatusOperation,
  statusDays,
} from "./contract.ts";

const minuteMs = 60_000;
const mostIncidents = 50;

type Beat = { part: Part; minute: number; how: PartState | "missed" };
/** What is not written yet: it outlives a time without storage, but not the process. */
let pending: Beat[] = [];
const mostPending = partNames.length * missedHours * 60;
let hasWritten = false;

/** Notes how each part is in this minute, and writes it once storage takes writes. */
export async function beat(now = Date.now()): Promise<void> {
  const minute = Math.floor(now / minuteMs);
  const states = await partStates();
  const beats = partNames.map((part) => ({ part, minute, how: states[part] }));
  pending = [...pending, ...beats.filter(({ how }) => how === "up" || how === "down")].slice(-mostPending);
  if (states.publishing === "down") return;
  const rows = hasWritten ? pending : [...(await missedBeats(minute)), ...pending];
  const bits = (how: Beat["how"]) =>
    sql`coalesce(bit_or(1::int8 << (minute % 60)::int) filter (where how = ${how}), 0)`;
  await db.execute(sql`
    insert into heartbeats (part, hour, up, down, missed)
    select part, to_timestamp(minute / 60 * 3600), ${bits("up")}, ${bits("down")}, ${bits("missed")}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (part text, minute int8, how text)
    group by 1, 2 order by 1, 2
    on conflict (part, hour) do update set up = heartbeats.up | excluded.up, down = heartbeats.down | excluded.down,
      missed = heartbeats.missed | excluded.missed`);
  pending = [];
  hasWritten = true;
}

/**
 * At a start, the minutes without a record before it, where the last record is less than a day old. A Neon sleeps
 * between uses, so such minutes say nothing there.
 */
async function missedBeats(minute: number): Promise<Beat[]> {
  if (isNeon(env().DATABASE_URL)) return [];
  const { rows } = await db.execute<Beat>(sql`
    with last as (
      select extract(epoch from hour)::int8 / 60 + 60 - position('1' in (up | down)::bit(60)::text) as minute
      from heartbeats where part = 'reads' order by hour desc limit 1)
    select part, gone::float8 as minute, 'missed' as how
    from last, generate_series(last.minute + 1, ${minute - 1}::int8) as gone,
      unnest(${sql.param(partNames)}::text[]) as part
    where last.minute >= ${minute - missedHours * 60}`);
  return rows;
}

/** The newest use of what can fail by itself: what was used and how that ended. */
export type Use = { label: string; is_ok: boolean; at: string };

/**
 * Reads the newest use of studies, mail and models, the best of its minute or hour; one that its study stopped says
 * nothing. A test by the operator is no use, but with `tests` it counts as one: it shows whether a fault is over.
 */
export async function lastUses(kept: ("minute" | "hour")[], tests = false): Promise<Map<string, Use>> {
  const { rows } = await db.execute<Use & { of: string }>(sql`
    select distinct on (of) case name when 'test' then label else name end as of, name = 'test' or label ~ '(^| )(ok|complete)$' as is_ok,
      label, ${momentJson(sql`at`)} as at
    from counters where span in ${kept} and label !~ ' (stopped|invalid_topic)$'
      and name in ('study', 'mail', 'model', ${tests ? "test" : "mail"})
    order by of, counters.at desc, span desc, is_ok desc`);
  return new Map(rows.map(({ of, ...use }) => [of, use]));
}

/** How each part is now: what stores by storage itself, the others by their last real use. */
async function partStates(): Promise<Record<Part, PartState>> {
  const uses = await orWhenAway(() => lastUses(["minute", "hour"]), null);
  const upIf = (isUp: boolean | undefined) => (isUp === undefined ? "unknown" : isUp ? "up" : "down");
  const { SMTP_URL, AI_MODEL } = env();
  return {
    reads: upIf(uses !== null),
    publishing: upIf(uses !== null && writeFault() === null),
    studies: upIf(uses?.get("study")?.is_ok),
    mail: SMTP_URL === undefined ? "off" : upIf(uses?.get("mail")?.is_ok),
    models: AI_MODEL === undefined ? "off" : upIf(uses?.get("model")?.is_ok),
  };
}

/** Reads how each part is and was. A minute in which any server saw a part down counts as down. */
export const readStatus: Verb<typeof readStatusOperation> = async () => {
  const states = await partStates();
  const away_since = awaySince();
  if (away_since !== null) return { parts: [], incidents: [], away_since };
  const { rows } = await db.execute<PartDay & { part: Part }>(sql`
    select part, to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day,
      sum(bit_count((up & ~down)::bit(60)))::int as up, sum(bit_count(down::bit(60)))::int as down,
      sum(bit_count((missed & ~(up | down))::bit(60)))::int as missed
    from heartbeats where hour > now() - make_interval(days => ${statusDays}) group by 1, 2 order by 2`);
  const daysOf = (wanted: Part) => rows.flatMap(({ part, ...day }) => (part === wanted ? [day] : []));
  const newest = await db.execute<Incident>(sql`
    select seq, title, body, ${momentJson(incidents.began_at)} as began_at, ${momentJson(incidents.ended_at)} as ended_at
    from incidents order by seq desc limit ${mostIncidents}`);
  const parts = partNames.map((part) => ({ part, state: states[part], days: daysOf(part) }));
  return { parts, incidents: newest.rows, away_since };
};

/** Writes an incident for readers of the status page; refuses one without a title, or longer than the page's form. */
export async function openIncident(incident: NewIncident, by?: Account): Promise<void> {
  const { data, success } = NewIncident.safeParse(incident);
  const { title, body } = NewIncident.shape;
  if (!success)
    throw new AppError(
      "invalid_request",
      `Say what readers notice in ${lengthInWords(title)}, and what you know in ${lengthInWords(body)}. Nothing was published.`,
    );
  await db.transaction(async (tx) => {
    const [row] = await tx.insert(incidents).values(data).returning({ seq: incidents.seq });
    await noteAct(tx, by, "Wrote an incident", String(row!.seq));
  });
}

/** Says that an incident is over; one that has ended stays as it is. */
export async function endIncident(seq: number, by?: Account): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update incidents set ended_at = date_trunc('milliseconds', now()) where seq = ${seq} and ended_at is null returning seq`);
    if (rows.length > 0) await noteAct(tx, by, "Ended an incident", String(seq));
  });
}

type StorageFigures = Omit<Now, "disk_used" | "disk_free_bytes" | "memory_bytes" | "stall_ms" | "started_at">;

/** Reads how the service is at this moment; memory and stalls are of the process that answers. */
export async function readNow(): Promise<Now> {
  const late = sql`created_at < now() - make_interval(mins => ${env().ALERT_JOB_MINUTES})`;
  const oldest = momentJson(sql`min(created_at)`);
  const { rows } = await db.execute<StorageFigures>(sql`
    select jobs.*, webhooks.*, pg_database_size(current_database())::float8 as database_bytes,
      (select count(*)::int from webhook_deliveries where status = 'failed' and created_at > now() - interval '1 day')
        as webhooks_failed
    from (select count(*) filter (where status = 'queued')::int as queued, ${oldest} as oldest_job_at,
        count(*) filter (where status = 'running')::int as running, count(*) filter (where ${late})::int as jobs_late
      from studies where status in ('queued', 'running')) as jobs,
      (select count(*)::int as webhooks_owed, count(*) filter (where attempts > 0)::int as webhooks_refused,
        count(*) filter (where ${late})::int as webhooks_late, ${oldest} as oldest_webhook_at
      from webhook_deliveries where status = 'pending') as webhooks`);
  const { rss } = process.memoryUsage();
  const started_at = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return { ...rows[0]!, ...(await readDisk()), memory_bytes: rss, stall_ms: longestStall(), started_at };
}

/** Reads how full the disk of DATA_DIR is, from 0 to 1; null where that is not known. PostgreSQL's own disk is its host's. */
async function readDisk(): Promise<Pick<Now, "disk_used" | "disk_free_bytes">> {
  const { DATA_DIR } = env();
  const disk = await statfs(DATA_DIR)
    .catch(() => statfs("."))
    .catch(() => null);
  if (disk === null || disk.blocks === 0) return { disk_used: null, disk_free_bytes: null };
  // As df counts: what only root may use is no room.
  const used = disk.blocks - disk.bfree;
  return { disk_used: used / (used + disk.bavail), disk_free_bytes: disk.bavail * disk.bsize };
}
