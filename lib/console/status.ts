import { randomBytes, scrypt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { reachStorage } from "../about/get-health.ts";
import { noteAct } from "../accounts/acts.ts";
import { keyVariables } from "../ai-providers.ts";
import type { Account, Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { count, flushCounters } from "../db/counters.ts";
import { isNeon } from "../db/open-home.ts";
import { select } from "../db/select.ts";
import { settings } from "../db/settings.sql.ts";
import { awaySince, hearOutages, logUnlessAway, orWhenAway } from "../db/storage-away.ts";
import { readTableFaults, tableFaultInWords } from "../db/table-faults.ts";
import { writeFault } from "../db/write-fault.ts";
import { flushSearches } from "../demand/demand.ts";
import { hearCalls, tellCalls } from "../engines/model/waiting-calls.ts";
import { env } from "../env.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { processWide } from "../process-wide.ts";
import { hearSiblings, processesNow, processesTogether, sayAlive, silentProcesses, tellSiblings } from "../siblings.ts";
import { countedEnds } from "../studies/study-status.ts";
import { checkAlerts, type Gap, hearAlerts, lookNow, surelyMs } from "./alerts.ts";
import { incidents } from "./console.sql.ts";
import type { Incident, Part, PartDay, PartState, readStatusOperation } from "./contract.ts";
import { missedHours, NewIncident, partNames, statusDays } from "./contract.ts";
import { countNow, faultOfStorage } from "./now.ts";
import { lastUses } from "./uses.ts";

const minuteMs = 60_000;
const mostIncidents = 50;

type Beat = { part: Part; minute: number; how: PartState | "missed" };
/** What is not written yet: it outlives a time without storage, but not the process. */
let pending: Beat[] = [];
const mostPending = partNames.length * missedHours * 60;
let hasWritten = false;

/** A start is no gap where something was noted so shortly before it; a usual start takes less. */
export const leastGapMs = 60_000;

/** Notes how each part is in this minute, and writes it once storage takes writes; at a start also the minutes before it, which it returns where they are a gap. */
export async function beat(now = Date.now(), isStart = !hasWritten): Promise<Gap | null> {
  const minute = Math.floor(now / minuteMs);
  const states = await partStates();
  // A silence is noticed late, and counts from the minute in which it began.
  const minutes = [minute, ...silentProcesses().map(({ since }) => Math.floor(Date.parse(since) / minuteMs))];
  const beats = partNames.flatMap((part) => minutes.map((minute) => ({ part, minute, how: states[part] })));
  pending = [...pending, ...beats.filter(({ how }) => how === "up" || how === "down")].slice(-mostPending);
  if (awaySince() !== null || writeFault() !== null) return null;
  const last = (isStart ? await lastBeat(now) : null) ?? now;
  const length = Math.max(0, minute - Math.floor(last / minuteMs));
  const gone = Array.from({ length }, (_, past) => minute - past).slice(1);
  const missed = gone.flatMap((minute) => partNames.map((part) => ({ part, minute, how: "missed" as const })));
  const gap = { began_at: new Date(last).toISOString(), ended_at: new Date(now).toISOString() };
  const rows = [...missed, ...pending];
  const bits = (how: Beat["how"]) =>
    sql`coalesce(bit_or(1::int8 << (minute % 60)::int) filter (where how = ${how}), 0)`;
  await db.execute(sql`
    with alive as (
      insert into settings (name, value) values ('alive_at', ${new Date(now).toISOString()})
      on conflict (name) do update set value = excluded.value)
    insert into heartbeats (part, hour, up, down, missed)
    select part, to_timestamp(minute / 60 * 3600), ${bits("up")}, ${bits("down")}, ${bits("missed")}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (part text, minute int8, how text)
    group by 1, 2 order by 1, 2
    on conflict (part, hour) do update set up = heartbeats.up | excluded.up, down = heartbeats.down | excluded.down,
      missed = heartbeats.missed | excluded.missed`);
  pending = [];
  hasWritten = true;
  return now - last >= leastGapMs ? gap : null;
}

/** When any server last noted how it is, where that is not longer ago than `missedHours`. A Neon sleeps between uses, so there it says nothing. */
async function lastBeat(now: number): Promise<number | null> {
  if (isNeon(env().DATABASE_URL)) return null;
  const [last] = await select<{ value: string }>(sql`select value from settings where name = 'alive_at'`);
  const at = Date.parse(last?.value ?? "");
  return at >= now - missedHours * 60 * minuteMs ? at : null;
}

/** How each part is now: it fails where a box of the operator stops it, else it is as its last real use was. */
async function partStates(): Promise<Record<Part, PartState>> {
  const isThere = await orWhenAway(() => reachStorage().then(() => true), false);
  const uses = await lastUses().catch(() => []);
  const { down } = awaySince() === null ? await lookNow() : { down: new Set<Part>() };
  const hasWorked = (of: string) => uses.find((use) => use.of === of)?.is_ok === true;
  const { SMTP_URL, AI_MODEL } = env();
  const stateOf = (part: Part, works: boolean) => (down.has(part) ? "down" : works ? "up" : "unknown");
  const isAway = awaySince() !== null;
  return {
    reads: isAway ? "down" : stateOf("reads", isThere),
    publishing: isAway || writeFault() !== null ? "down" : stateOf("publishing", isThere),
    studies: stateOf("studies", hasWorked("study") || hasWorked(countedEnds.rehearsed)),
    mail: SMTP_URL === undefined ? "off" : stateOf("mail", hasWorked("mail")),
    models: AI_MODEL === undefined ? "off" : stateOf("models", hasWorked("model")),
  };
}

/** Reads how each part is and was. A minute in which any server saw a part down counts as down. */
export const readStatus: Verb<typeof readStatusOperation> = async () => {
  const states = await partStates();
  const away_since = awaySince();
  if (away_since !== null) return { parts: [], incidents: [], tables: [], away_since };
  // What cannot be read is left out: the parts are still known by all else.
  const rows = await select<PartDay & { part: Part }>(sql`
    select part, to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day,
      sum(bit_count((up & ~down)::bit(60)))::int as up, sum(bit_count(down::bit(60)))::int as down,
      sum(bit_count((missed & ~(up | down))::bit(60)))::int as missed
    from heartbeats where hour > now() - make_interval(days => ${statusDays})
    group by 1, 2 order by 2`).catch(() => []);
  const daysOf = (wanted: Part) => rows.flatMap(({ part, ...day }) => (part === wanted ? [day] : []));
  const newest = await select<Incident>(sql`
    select seq, title, body, ${momentJson(incidents.began_at)} as began_at, ${momentJson(incidents.ended_at)} as ended_at
    from incidents order by seq desc limit ${mostIncidents}`).catch(() => []);
  const parts = partNames.map((part) => ({ part, state: states[part], days: daysOf(part) }));
  const tables = (await readTableFaults().catch(() => [])).map(tableFaultInWords);
  return { parts, incidents: newest, tables, away_since };
};

/** Writes an incident for readers of the status page; refuses one without a title, or longer than the page's form. */
export async function openIncident(incident: NewIncident, by?: Account): Promise<void> {
  const operation = { name: "open_incident", summary: "", input: NewIncident, result: z.null() };
  const data = parseArguments(operation, incident);
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

/** The variables that a part works with, whose fault an operator mends by another value and a start. */
const variablesOf = {
  mail: ["SMTP_URL"],
  model: ["AI_MODEL", "AI_BASE_URL", "AI_API_KEY", ...keyVariables, "AI_HEADERS"],
} as const;

/** Notes with what settings this start is, as salted hashes; where they are others than before, a fault of their part is over. */
export async function noteSettings(): Promise<true> {
  for (const [part, variables] of Object.entries(variablesOf)) {
    const values = JSON.stringify(variables.map((name) => env()[name] ?? null));
    const name = `settings_of_${part}`;
    const [row] = await db.select({ hash: settings.value }).from(settings).where(eq(settings.name, name));
    const [salt = ""] = row?.hash.split(":", 1) ?? [];
    if (row?.hash === (await hashOf(values, salt))) continue;
    const value = await hashOf(values, randomBytes(16).toString("hex"));
    await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
    if (row !== undefined) count("test", part);
  }
  return true;
}

/** Slow to guess from, as a password's is; beside the thread that answers. */
const hashOf = async (text: string, salt: string) => `${salt}:${(await derive(text, salt, 32)).toString("hex")}`;
const derive = promisify<string, string, number, Buffer>(scrypt);

/** How often a process writes what it has counted: after each write kept answers are made again. */
export const pulseSeconds = 30;

const topic = "pulse";
const pulses = processWide<() => void>(topic);
const siblingsWriteMs = 100;

/** Has each process write what it has counted, and the one that watches look, now; returns once that can be read. */
export async function pulseNow(): Promise<void> {
  tellSiblings(topic);
  pulses.current?.();
  // What cannot be written now is shown with the next.
  await flushCounters().catch(() => {});
  if (processesTogether() > 1) await setTimeout(siblingsWriteMs);
}

/** Writes what this process counts, again and again; the one that watches also beats and alerts. Returns the end. */
export function startPulse(holdsJobs: boolean): () => Promise<void> {
  let isNoted = false;
  hearCalls();
  hearAlerts();
  hearOutages();
  let running: Promise<void> = Promise.resolve();
  // A Neon would never sleep.
  const mayRest = isNeon(env().DATABASE_URL);
  const watches = () => (processesNow()?.watch ?? (holdsJobs ? process.pid : null)) === process.pid;
  const pulse = async () => {
    const hasCounted = await quietly(flushCounters);
    // How a call ended is written before it no longer waits: a silence then goes on as a fault.
    tellCalls();
    await quietly(flushSearches);
    const isWatching = watches();
    if (!mayRest) await countNow(isWatching);
    if (!isWatching || (mayRest && hasCounted === 0)) return;
    if (!isNoted) isNoted = (await quietly(noteSettings)) === true;
    const gap = await quietly(() => beat());
    if (await quietly(() => checkAlerts(gap ?? null))) setTimeout(surelyMs, null, { ref: false }).then(next);
  };
  const next = () => {
    running = running.then(pulse);
  };
  pulses.current = next;
  hearSiblings(topic, next);
  next();
  sayAlive(next);
  const timer = setInterval(next, pulseSeconds * 1_000).unref();
  let fault = faultOfStorage()?.kind;
  const look = async () => {
    await reachStorage().catch(() => undefined);
    const before = fault;
    fault = faultOfStorage()?.kind;
    if (fault !== before) next();
  };
  // Word of storage is due sooner than the next pulse.
  const looks = setInterval(() => !mayRest && watches() && void look(), surelyMs).unref();
  return async () => {
    clearInterval(timer);
    clearInterval(looks);
    await running;
    await quietly(flushCounters);
    await quietly(flushSearches);
  };
}

/** Runs a part of the pulse; what fails because storage is away or full is tried again with the next. */
const quietly = <Result>(run: () => Promise<Result>) =>
  run().catch(logUnlessAway("The service's counters could not be written"));
