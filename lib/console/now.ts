import { once } from "node:events";
import type { StatsFs } from "node:fs";
import { access, constants, mkdir, statfs } from "node:fs/promises";
import { connect } from "node:net";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { db } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { count } from "../db/counters.ts";
import { causeInWords } from "../db/logged-error.ts";
import { isNeon } from "../db/open-home.ts";
import { connectMs } from "../db/pool.ts";
import { awaySince, awayWhy, busyCause, quickAnswerAt, slowMs } from "../db/storage-away.ts";
import { readTableFaults } from "../db/table-faults.ts";
import type { StorageCause, WriteFault } from "../db/write-fault.ts";
import { causes, writeFault, writeFaultInWords, writeWhy } from "../db/write-fault.ts";
import { env } from "../env.ts";
import { measurement } from "../format.ts";
import { isOnThisMachine } from "../net/this-machine.ts";
import { madeOnce } from "../process-wide.ts";
import { isOpen } from "../studies/studies.sql.ts";
import type { StudyStatus } from "../studies/study-record.ts";
import { fillPlaces } from "../text-file.ts";
import type { DeliveryStatus } from "../webhooks/contract.ts";
import { type Alert, type Disk, givenUpHours, type Now, type Reading, type Room } from "./contract.ts";
import { remedyOf } from "./failures.ts";
import { longestPause, tellVitals } from "./vitals.ts";

const row = async <Row>(query: SQL) => (await db.execute(query)).rows[0] as Row;
const ifLate = (others = sql`false`) =>
  sql`filter (where created_at < now() - make_interval(mins => ${env().ALERT_JOB_MINUTES}) or ${others})`;
/** How often a webhook is refused until the operator hears of it. */
export const mostRefusals = 2;
const ifRefused = () => ifLate(sql`attempts >= ${mostRefusals}`);
const host = sql`substring(url from '^https?://(?:[^/?#@]*@)?([^/?#]+)')`;
const oldest = momentJson(sql`min(created_at)`);

/** From how many seconds without a sign of life on the operator sees a study. */
export const stillSeconds = 60;
/** Studies that wait or run, and since when one is still: for so long, and twice its longest answer, nothing came of it; or nobody takes it, though none else runs. */
const openStudies = sql`
  select studies.*, case
    when heard < now() - greatest(make_interval(secs => ${stillSeconds}), 2 * longest) then heard
    when due_at < now() - make_interval(secs => ${stillSeconds}) and (status = ${"running" satisfies StudyStatus}
      or not exists (select from studies where status = ${"running" satisfies StudyStatus})) then due_at end as still
  from studies left join due_work on kind = 'study' and subject = studies.study_id::text
  left join lateral (
    select greatest(max(ended), (select max(at) from study_events where study_events.study_id = studies.study_id)) as heard,
      max(took) filter (where fault is null) as longest
    from (select fault, took, started_at + took as ended from study_calls, lateral (select ms * interval '1 millisecond' as took) as t
      where study_calls.study_id = studies.study_id) as calls
  ) as signs on status = ${"running" satisfies StudyStatus}
  where ${sql.raw(isOpen)}`;

/** What each figure of now is read by; memory is of the process that answers. */
export const readersOfNow: { [Of in keyof Now]: () => Promise<Now[Of]> } = {
  jobs: () =>
    row(sql`
      select count(*) filter (where status = ${"queued" satisfies StudyStatus})::int as queued, ${oldest} as oldest_job_at,
        count(*) filter (where status = ${"running" satisfies StudyStatus})::int as running, count(*) ${ifLate()}::int as jobs_late,
        count(still)::int as jobs_still, ${momentJson(sql`min(still)`)} as still_since
      from (${openStudies}) as open`),
  webhooks: () =>
    row(sql`
      with given_up as (
        select url, max(at) as at from webhook_deliveries as delivery join webhook_attempts using (delivery_id)
        where delivery.status in (${"failed" satisfies DeliveryStatus}, ${"stopped" satisfies DeliveryStatus}) group by delivery_id
        having max(at) > now() - make_interval(hours => ${givenUpHours}))
      select count(*)::int as webhooks_owed, count(*) filter (where attempts > 0)::int as webhooks_refused,
        count(*) ${ifRefused()}::int as webhooks_late,
        array_to_string((array_agg(distinct ${host}) ${ifRefused()})[:3], ', ') as webhooks_hosts, ${oldest} as oldest_webhook_at,
        (select count(*)::int from given_up) as webhooks_failed,
        (select array_to_string((array_agg(distinct ${host}))[:3], ', ') from given_up) as failed_hosts,
        (select ${momentJson(sql`min(at)`)} from given_up) as first_failed_at
      from webhook_deliveries where status = ${"pending" satisfies DeliveryStatus}`),
  database: async () => ({
    ...(await row<{ database_bytes: number }>(
      sql`select pg_database_size(current_database())::float8 as database_bytes`,
    )),
    ...(await timeStorage()),
  }),
  disks: readDisks,
  process: async () => {
    const started_at = new Date(Date.now() - process.uptime() * 1000).toISOString();
    return { memory_bytes: process.memoryUsage().rss, stall_ms: longestPause().stall_ms, started_at };
  },
};

/** Of the quickest of a few simple questions to storage: how long it took, and by how much our clock is ahead of storage's, in milliseconds. */
export async function timeStorage(): Promise<Record<"storage_ms" | "ahead_ms", number>> {
  const looks = [];
  for (let began = performance.now(); looks.length < 3; began = performance.now()) {
    const { at } = await row<{ at: number }>(sql`select extract(epoch from clock_timestamp())::float8 * 1000 as at`);
    const storage_ms = performance.now() - began;
    looks.push({ storage_ms, ahead_ms: Date.now() - storage_ms / 2 - at });
  }
  return looks.reduce((one, other) => (other.storage_ms < one.storage_ms ? other : one));
}

/** Counts figures of now for their charts: those of this process, or with `all` those of the service too. */
export async function countNow(all: boolean): Promise<void> {
  const { process: own } = readersOfNow;
  tellVitals();
  for (const part of Object.values(await readEach<Record<string, () => Promise<object>>>(all ? readersOfNow : { own })))
    for (const [name, figure] of Object.entries("value" in part ? part.value : {}))
      if (typeof figure === "number") count("gauge", name, figure);
}

/** Where PostgreSQL keeps its data, when it says so to us; outlives a time without it. */
const home = madeOnce("data-directory", () => ({ path: null as string | null }));
const isHere = (url: string) => isOnThisMachine(url) || new URL(url).hostname === "";

/** Reads how full the disk of `DATA_DIR` is, and PostgreSQL's own where its folder is on this machine; null where that is not known. */
async function readDisks(): Promise<Now["disks"]> {
  const { DATA_DIR, DATABASE_URL, SMTP_URL } = env();
  const unknown: Room = { used: null, free_bytes: null, free_files: null, lacksFiles: false };
  // A PGlite keeps its data there; beside PostgreSQL the folder is made when it is needed.
  const gone = async () => (DATABASE_URL === undefined ? { path: null, ...unknown } : fullness("."));
  const own: Disk = { of: "DATA_DIR", path: DATA_DIR, ...(await fullness(DATA_DIR).catch(gone)) };
  const disks = [own];
  if (DATABASE_URL === undefined) return { disks, disk_used: own.used, outbox_fault: null };
  const outbox_fault = SMTP_URL === undefined ? await faultOfFolder(DATA_DIR) : null;
  const setting = sql`select setting as path from pg_settings where name = 'data_directory'`;
  const { path } = (await row<{ path: string | null } | undefined>(setting).catch(home)) ?? { path: null };
  home().path = path;
  const theirs = path === null || !isHere(DATABASE_URL) ? unknown : await fullness(path).catch(() => unknown);
  disks.push({ of: "PostgreSQL", path, ...theirs });
  disks.sort((one, other) => (other.used ?? 0) - (one.used ?? 0));
  return { disks, disk_used: disks[0]!.used, outbox_fault };
}

/** Why files cannot be written to a folder, which is made where it alone is missing: Node's own recursive way never ends in /proc. */
async function faultOfFolder(path: string): Promise<string | null> {
  const codeOf = ({ code }: NodeJS.ErrnoException) => String(code);
  const code = await mkdir(path, { mode: 0o700 }).then(() => "EEXIST", codeOf);
  const isLater = code === "ENOENT" && (await access(dirname(path)).catch(codeOf)) !== undefined;
  return isLater ? null : code === "EEXIST" ? access(path, constants.W_OK).then(() => null, codeOf) : code;
}

/** As df counts: what only root may use is no room. A disk whose files are at their most is full, too. */
const fullness = async (path: string): Promise<Room> => roomOf(await statfs(path));

/** How full a disk is by bytes or by files, of the two the one that has less room. */
export function roomOf({ blocks, bfree, bavail, bsize, files, ffree }: StatsFs): Room {
  const [taken, named] = [(blocks - bfree) / (blocks - bfree + bavail), files === 0 ? 0 : 1 - ffree / files];
  const used = blocks === 0 ? null : Math.max(taken, named);
  return { used, free_bytes: bavail * bsize, free_files: files === 0 ? null : ffree, lacksFiles: named > taken };
}

/** The alert of storage that is away or takes no writes, which cannot be stored; null while it works. */
export function faultOfStorage(): Alert | null {
  const [away, fault] = [awaySince(), writeFault()];
  return away !== null ? alertOf("storage_away", away) : fault && alertOf(fault.cause, fault.since);
}

/** The alert of this fault of storage. */
export function alertOf(cause: StorageCause, began_at: string): Alert {
  const isOwn = env().DATABASE_URL === undefined;
  const { late, folder, remedy, start } = causes.storage_away;
  const ms = lateAnswerMs();
  const away = ms !== null ? late : isOwn ? folder : remedy;
  const fault = `${writeFaultInWords({ cause, since: began_at } as WriteFault)} ${causes[cause].remedy}`;
  const sentence = fillPlaces(cause === "storage_away" ? away : fault, {
    path: isOwn ? env().DATA_DIR : (home().path ?? "a folder that is not seen from here"),
    why: writeWhy.current ?? "the log says it",
    mend: remedyOf(awayWhy.current ?? "", "", start),
    away: awayWhy.current === undefined ? "" : ` (${awayWhy.current})`,
    ms: measurement.latency_ms(ms ?? 0),
    most: measurement.latency_ms(connectMs),
  });
  return { kind: `storage ${cause}`, sentence, began_at, ended_at: null };
}

const lateAnswer = madeOnce("late-answer", () => ({ ms: 0, at: "", measuring: null as Promise<unknown> | null }));
/** PostgreSQL answers this with one byte, before any sign-in (SSLRequest, PostgreSQL 15, 55.2.11). */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const lateMs = 30_000;

/** Waits while it is measured how late storage answers, but not longer than word of it can wait. */
export const lateMeasured = () => Promise.race([lateAnswer().measuring, setTimeout(lateMs / 3, null, { ref: false })]);

/** How many milliseconds storage takes for a byte, where it answers too late; null where that is not known yet. */
function lateAnswerMs(): number | null {
  const [since, { DATABASE_URL: url }] = [awaySince(), env()];
  if (since === null || url === undefined || isNeon(url) || !/timeout/i.test(awayWhy.current ?? "")) return null;
  const { host, port } = new pg.Client({ connectionString: url });
  if (lateAnswer().measuring === null && !host.startsWith("/")) {
    const began = performance.now();
    const socket = connect({ host, port, timeout: lateMs }).unref();
    const note = (at: string) => Object.assign(lateAnswer(), { ms: performance.now() - began, at });
    const first = Promise.race(["data", "timeout", "close"].map((event) => once(socket, event).then(() => event)));
    const end = () => {
      socket.destroy();
      lateAnswer().measuring = null;
    };
    lateAnswer().measuring = first
      .then((event) => note(event === "data" ? new Date().toISOString() : ""))
      .then(end, end);
    socket.write(sslRequest);
  }
  // An outage by slowness comes and goes: what was measured counts until an answer is quick.
  const { ms, at } = lateAnswer();
  return ms >= slowMs && at > (quickAnswerAt.current ?? "") ? ms : null;
}

type Readers = Record<string, () => Promise<unknown>>;
type Readings<Of extends Readers> = { [Part in keyof Of]: Reading<Awaited<ReturnType<Of[Part]>>> };

/** Reads parts of a page each on its own: what it is, or in words why it could not be read. */
export async function readEach<Of extends Readers>(readers: Of): Promise<Readings<Of>> {
  const parts = Object.entries(readers).map(async ([name, read]) => {
    const fault = async (error: unknown) => ({ fault: await faultOf(error) });
    return [name, await read().then((value) => ({ value }), fault)];
  });
  return Object.fromEntries(await Promise.all(parts));
}

async function faultOf(error: unknown): Promise<string> {
  const why = causeInWords(error);
  if (busyCause(error) === null) return why;
  const { query = "" } = error as { query?: string };
  const faults = await readTableFaults().catch(() => []);
  const locked = faults.flatMap(({ table, holder }) => (holder && query.includes(table) ? [table] : []));
  return locked.length === 0 ? why : `It waits for a lock on ${locked.join(" and ")}.`;
}
