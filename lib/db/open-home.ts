import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { AppError } from "../errors.ts";
import { holdName } from "../net/hold-name.mjs";
import { faultInWords } from "./logged-error.ts";
import { noteWriteFault } from "./write-fault.ts";

export const connections = 10;

export type Home = {
  pool: pg.Pool;
  /** A separate connection without time limits, for work that only one process may do at a time. */
  unhurried: () => Promise<{ client: pg.ClientBase; end: () => Promise<void> }>;
  /**
   * Listens to channels over a connection of its own until the returned function is called; `broken` when it ends by
   * itself. Null where it cannot or must not: no other process uses a PGlite, and a Neon listened to would not sleep.
   */
  listen: ((heard: Record<string, () => void>, broken: () => void) => Promise<() => Promise<void>>) | null;
  close: () => Promise<void>;
};

/** Opens PostgreSQL (or Neon) at DATABASE_URL, else PGlite; `stopped` is called when a PGlite stopped by itself. */
export async function openHome(
  settings: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  stopped: () => void = () => undefined,
): Promise<Home> {
  const { DATABASE_URL: url, DATA_DIR: folder } = settings;
  if (url === undefined) return openLite(folder, stopped);
  const home = isNeon(url) ? await openNeon(url) : openPostgres(url);
  surviveBreaks(home.pool);
  shareTime(home.pool);
  refuseHalves(home.pool);
  return home;
}

/** Keeps a pool alive when connections break: none ends the process or keeps its place in the pool. */
export function surviveBreaks(pool: pg.Pool): void {
  // Without these listeners a connection that breaks, idle or inside a transaction, would end the process.
  pool.on("error", (error) => {
    if (!pool.ending) console.error(`A database connection broke: ${faultInWords(error)}`);
  });
  pool.on("connect", (client) => {
    noteFaults(client.on("error", () => undefined));
    tend(client);
  });
}

/** Notes the failed writes of a connection for /api/health. */
function noteFaults(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const done = args.at(-1);
    // The pool's own query sends a callback.
    if (typeof done === "function")
      args.splice(-1, 1, (error: unknown, result: unknown) => {
        if (error) noteWriteFault(error);
        done(error, result);
      });
    const answer = query(...args);
    if (answer instanceof Promise) answer.catch(noteWriteFault);
    return answer;
  }) as typeof client.query;
}

/**
 * Cuts a connection whose query ran out of time. It is still busy: the rollback would wait as long again, and the pool
 * would hand the connection to the next request. Also gives back a connection on which no transaction could begin,
 * which drizzle does not.
 */
function tend(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (/^Query read timeout/.test(error.message))
          (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
        if (/^begin/i.test((args[0] as { text?: string }).text ?? "")) client.release(true);
      });
    return answer;
  }) as typeof client.query;
}

/** Whether a database is a Neon, which sleeps between uses. */
export const isNeon = (url: string | undefined) => url !== undefined && isNeonHost(new URL(url).hostname);
export const isNeonHost = (host: string) => host === "neon.tech" || host.endsWith(".neon.tech");

function openPostgres(connectionString: string): Home {
  const base = { connectionString, application_name: "touchstone" };
  const limits = { connectionTimeoutMillis: connectMs, query_timeout: queryMs, statement_timeout: statementMs };
  const pool = new pg.Pool({ ...base, ...limits, max: connections, pipeline: true, onConnect: settle });
  const unhurried = () => connected(new pg.Client({ ...base, connectionTimeoutMillis: connectMs }));
  const listen: Home["listen"] = async (heard, broken) => {
    const client = new pg.Client({ ...base, connectionTimeoutMillis: connectMs, keepAlive: true });
    client.on("error", () => undefined).on("notification", ({ channel }) => heard[channel]?.());
    await client.connect();
    for (const channel of Object.keys(heard)) await client.query(`listen ${channel}`);
    client.once("end", broken);
    return () => client.off("end", broken).end();
  };
  return { pool, unhurried, listen, close: () => pool.end() };
}

/**
 * PostgreSQL compiles a statement whose cost it overestimates, which takes longer than running it. A wait for a lock
 * ends before the statement's own time, so that it is known for one.
 */
async function settle(client: pg.ClientBase): Promise<void> {
  await client.query(`set jit = off; set lock_timeout = ${lockMs}`);
}

async function openNeon(connectionString: string): Promise<Home> {
  const { Pool: NeonPool, neonConfig } = await import("@neondatabase/serverless");
  const { NeonClient } = await import("./neon-client.ts");
  // SCRAM needs the server's answer before the next message.
  neonConfig.pipelineConnect = false;
  const limits = { max: connections, connectionTimeoutMillis: connectMs, query_timeout: queryMs };
  // Neon's pool and client are pg's own classes over a WebSocket; the pool has no option for its client.
  const pool = new NeonPool({ connectionString, ...limits }) as unknown as pg.Pool;
  Object.assign(pool, { Client: NeonClient });
  // A pooled host keeps no session between statements, so the session's lock needs the direct host.
  const url = new URL(connectionString);
  url.hostname = url.hostname.replace("-pooler.", ".");
  const direct = { connectionString: url.href, connectionTimeoutMillis: connectMs };
  return {
    pool,
    unhurried: () => connected(new NeonClient(direct) as unknown as pg.Client),
    listen: null,
    close: () => pool.end(),
  };
}

async function connected(client: pg.Client): Promise<{ client: pg.ClientBase; end: () => Promise<void> }> {
  client.on("error", (error) => console.error(`A database connection broke: ${faultInWords(error)}`));
  noteFaults(client);
  await client.connect();
  return { client, end: () => client.end() };
}

async function openLite(folder: string, stopped: () => void): Promise<Home> {
  const unlock = await lockDataFolder(folder);
  const { PGlite } = await import("@electric-sql/pglite");
  const { createLitePool } = await import("./lite-pool.ts");
  const lite = await PGlite.create({ dataDir: join(folder, "pglite") }).catch((cause) => {
    unlock();
    throw new Error(`PGlite cannot be opened in ${folder}. Is its disk full or read-only?`, { cause });
  });
  const pool = createLitePool(lite, () => {
    unlock();
    stopped();
  });
  pool.on("error", () => undefined).on("connect", (client) => noteFaults(client.on("error", () => undefined)));
  refuseHalves(pool);
  return {
    pool,
    unhurried: async () => {
      const client = await pool.connect();
      return { client, end: async () => client.release() };
    },
    listen: null,
    close: async () => {
      await pool.end();
      await lite.close();
      unlock();
    },
  };
}

/** Takes a data folder for this process alone, or throws: PGlite lets two open one, and then loses writes. */
export async function lockDataFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await holdName(realpathSync(folder));
  if (lock !== null) return lock.release;
  throw new Error(
    `Another Touchstone process is using the data folder ${folder}. Stop it, give this one another DATA_DIR, or run several processes on PostgreSQL by DATABASE_URL.`,
  );
}

/** How long a request waits for a connection, new or returned: after that storage is away, or too busy. */
export const connectMs = 1_900;
/** The least time of a statement, after any wait: both together stay under 2.5 s, with room for the answer. */
const leastQueryMs = 300;
/** The time limit of a statement for a request that has not waited. */
const queryMs = 1_700;
/** A slow server ends the statement itself, a little earlier, and the connection survives. */
const statementMs = 1_600;
export const lockMs = 1_500;

type Callback = Parameters<pg.Pool["connect"]>[0];

/** Gives each statement on a connection the time that its wait left over, so a burst may queue for long. */
function shareTime(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  pool.connect = ((done?: Callback) => {
    const since = performance.now();
    if (done === undefined) return connect().then((client) => limit(client, performance.now() - since));
    connect((error, client, release) => done(error, client && limit(client, performance.now() - since), release));
  }) as pg.Pool["connect"];
}

/** Sets a statement's time limit after such a wait. */
function limit(client: pg.PoolClient, waited: number): pg.PoolClient {
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } };
  const left = connectMs + leastQueryMs - waited;
  connectionParameters.query_timeout = Math.min(queryMs, Math.max(leastQueryMs, left));
  return client;
}

/** SQLSTATEs of a text that a database of UTF-8 cannot hold: a NUL, and the same as an escape in JSON. */
const states = new Set(["22021", "22P05"]);
/** SQLSTATE of a text that its type cannot read. Our own JSON has one such fault alone: half of a surrogate pair. */
const unreadable = "22P02";

/** Whether an error is PostgreSQL's refusal of a text; looks through the causes that drivers wrap. */
export function isTextRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, routine } = cause as { code?: unknown; routine?: unknown };
    if (states.has(String(code)) || (code === unreadable && /json/i.test(String(routine)))) return true;
  }
  return false;
}

/** The refusal of every door for a text that cannot be stored. */
export const textRefusal = (): AppError =>
  new AppError("invalid_unicode", "Leave out lone surrogates and U+0000: they are no text that can be stored.");

type Query = (...args: unknown[]) => unknown;

/**
 * Lets a pool's database refuse half of a surrogate pair, which its driver would store as U+FFFD: such a text is sent as
 * a NUL, so the refusal ends its transaction like any other.
 */
function refuseHalves(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((config: unknown, values: unknown, ...rest: unknown[]) => {
      if (Array.isArray(values)) return query(config, values.map(storable), ...rest);
      const own = (config as { values?: unknown } | null)?.values;
      if (!Array.isArray(own) || own.every((value) => storable(value) === value)) return query(config, values, ...rest);
      return query({ ...(config as object), values: own.map(storable) }, values, ...rest);
    }) as typeof client.query;
  });
}

function storable(value: unknown): unknown {
  if (typeof value === "string") return value.isWellFormed() ? value : "\0";
  return Array.isArray(value) ? value.map(storable) : value;
}
