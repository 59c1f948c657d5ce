import { access } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { interfaceVersion, type Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { reachWrites, recheckWrites } from "../db/recheck-writes.ts";
import { select } from "../db/select.ts";
import { awaySince, busyCause, isStorageAway, refusedConnections, storageUnavailable } from "../db/storage-away.ts";
import { readTableFaults, tableFaultInWords } from "../db/table-faults.ts";
import { writeFault, writeFaultInWords } from "../db/write-fault.ts";
import { env } from "../env.ts";
import { madeOnce } from "../process-wide.ts";
import { silenceInWords, silentProcesses } from "../siblings.ts";
import { tools } from "../tools/tools.sql.ts";
import { type getHealthEndpoint, stallWindow } from "./contract.ts";

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

const unknown = { status: "unknown" as const, message: null };

/** Asks storage whether the service works. */
export const getHealth: Verb<typeof getHealthEndpoint> = async () => {
  const processes = checkOf(silentProcesses().map(silenceInWords));
  const own = { processes, event_loop: { longest_stall_ms: longestStall() } };
  const facts = { version: interfaceVersion, started_at: startedAt };
  try {
    const begin = performance.now();
    await reachStorage();
    const latency_ms = Math.round((performance.now() - begin) * 100) / 100;
    const faults = await readTableFaults();
    const tables = checkOf(faults.map(tableFaultInWords));
    const lacksTools = faults.some(({ table, form }) => table === "tools" && form === "short");
    const listed = await db.$count(tools).then((total) => total, unread);
    const catalog = {
      status: listed === null ? "unknown" : listed === 0 ? "empty" : lacksTools ? "partial" : "ok",
      tools: listed,
    } as const;
    await recheckWrites();
    const storage = { status: "ok" as const, latency_ms, since: null };
    const parts = await partsNow();
    const checks = { storage, writes: writesOf(), connections: connectionsOf(), tables, parts, catalog, ...own };
    const isOk = Object.values(checks).every((one) => !("status" in one) || one.status === "ok");
    return { status: isOk ? "ok" : "degraded", checks, ...facts };
  } catch (error) {
    if (!isStorageAway(error)) throw error;
    const checks = {
      storage: { status: "away" as const, latency_ms: null, since: awaySince() },
      writes: { ...unknown, cause: null, since: null },
      connections: connectionsOf(),
      tables: unknown,
      parts: unknown,
      catalog: { status: "unknown" as const, tools: null },
      ...own,
    };
    const { message } = storageUnavailable();
    return { status: "degraded", checks, ...facts, error: "storage_unavailable", message };
  }
};

/** Has storage answer; a PGlite answers from memory for a while when its folder is gone, so that is looked for. */
export async function reachStorage(): Promise<void> {
  await reachWrites();
  if (env().DATABASE_URL === undefined) await access(env().DATA_DIR);
}

/** A table that cannot be read now is said by the check of tables. */
function unread(error: unknown): null {
  if (isStorageAway(error) && busyCause(error) === null) throw error;
  return null;
}

/** How the parts were at the last look of the process that watches, in this minute or the one before. */
const partsNow = (minute = Math.floor(Date.now() / 60_000)) =>
  select<{ part: string; is_down: boolean }>(sql`
    select distinct on (part) part, down >> (minute % 60)::int & 1 = 1 as is_down
    from generate_series(${minute - 1}::int8, ${minute}::int8) as minute
      join heartbeats on hour = to_timestamp(minute / 60 * 3600) and (up | down) >> (minute % 60)::int & 1 = 1
    order by part, minute desc`).then(
    (looks) => checkOf(looks.flatMap(({ part, is_down }) => (is_down ? `Fails: ${part}.` : []))),
    (error: unknown) => unread(error) ?? unknown,
  );

const checkOf = (faults: string[]) =>
  faults.length === 0
    ? { status: "ok" as const, message: null }
    : { status: "failing" as const, message: faults.join(" ") };

const connectionsOf = () => checkOf(refusedConnections().map(({ sentence }) => sentence));

const writesOf = (fault = writeFault()) =>
  fault === null
    ? { status: "ok" as const, cause: null, message: null, since: null }
    : { status: "failing" as const, ...fault, message: writeFaultInWords(fault) };

const resolutionMs = 10;

/** Measures from the start on how long the event loop of this process is held, window by window. */
const readStall = madeOnce("stalls", () => {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let before = [0];
  setInterval(() => {
    before = [longestIn(histogram), ...before].slice(0, stallWindow.kept);
    histogram.reset();
  }, stallWindow.seconds * 1_000).unref();
  return () => Math.max(...before, longestIn(histogram));
});

/** The longest time in which this process answered nothing in the windows that are kept: milliseconds. */
export const longestStall = (): number => readStall()();

/** The histogram is of nanoseconds between two looks, which are a resolution apart. */
const longestIn = ({ max }: { max: number }): number => Math.max(0, Math.round((max / 1e6 - resolutionMs) * 100) / 100);

// From the start on, not from the first question.
longestStall();
