import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { holdName } from "../net/hold-name.mjs";
import { faultInWords } from "./logged-error.ts";
import {
  connectMs,
  createLitePool,
  lockMs,
  noteFaults,
  queryMs,
  refuseHalves,
  shareTime,
  statementMs,
  surviveBreaks,
} from "./pool.ts";

/** How many connections a process has to PostgreSQL or Neon, at most. */
export const connections = 10;

export type Home = {
  pool: pg.Pool;
  /** A separate connection without time limits, for work that only one process may do at a time. */
  unhurried: () => Promise<{ client: pg.ClientBase; end: () => Promise<void> }>;
  /** Listens to channels until the returned function is called; `broken` when it ends by itself. Null where no other process writes, or a Neon would not sleep. */
  listen: ((heard: Record<string, () => void>, broken: () => void) => Promise<() => Promise<void>>) | null;
  close: () => Promise<void>;
};

/** Opens PostgreSQL (or Neon) at `DATABASE_URL`, else PGlite; `stopped` is called when a PGlite stopped by itself. */
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

/** PostgreSQL compiles expensive statements, which takes longer than running them. A wait for a lock ends before the statement, so that it is known for one. */
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
  const { createPgConfig } = await import("@electric-sql/pglite/node-postgres");
  const lite = await PGlite.create({ dataDir: join(folder, "pglite") }).catch((cause) => {
    unlock();
    throw new Error(`PGlite cannot be opened in ${folder}. Is its disk full or read-only?`, { cause });
  });
  const pool = createLitePool(lite, createPgConfig(lite), () => {
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
