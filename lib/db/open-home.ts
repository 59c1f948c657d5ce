import { join } from "node:path";
import { Client as NeonClient, Pool as NeonPool, neonConfig } from "@neondatabase/serverless";
import pg from "pg";
import { lockDataFolder } from "./data-folder.ts";
import { createLitePool } from "./lite-pool.ts";

/** Connecting and asking together stay under 2.5 s, so that storage that is away is told of in time. */
const connectMs = 900;
const queryMs = 1_500;
const connections = 10;

export type Home = {
  pool: pg.Pool;
  /** A connection of its own without time limits, for work that only one process may do at a time. */
  unhurried: () => Promise<{ client: pg.ClientBase; end: () => Promise<void> }>;
  close: () => Promise<void>;
};

/** Opens the data's home: PostgreSQL at DATABASE_URL (through Neon's driver on a Neon host), else PGlite in DATA_DIR. */
export async function openHome(settings: { DATABASE_URL?: string | undefined; DATA_DIR: string }): Promise<Home> {
  const { DATABASE_URL: url, DATA_DIR: folder } = settings;
  if (url === undefined) return openLite(folder);
  const home = isNeonHost(new URL(url).hostname) ? openNeon(url) : openPostgres(url);
  // Without a listener, an idle connection that breaks would end the process.
  home.pool.on("error", (error) => console.error(`A database connection broke: ${error.message}`));
  return home;
}

export const isNeonHost = (host: string) => host === "neon.tech" || host.endsWith(".neon.tech");

function openPostgres(connectionString: string): Home {
  const connection = { connectionString, connectionTimeoutMillis: connectMs, application_name: "touchstone" };
  const pool = new pg.Pool({ ...connection, max: connections, query_timeout: queryMs, statement_timeout: queryMs });
  return { pool, unhurried: () => connected(new pg.Client(connection)), close: () => pool.end() };
}

function openNeon(connectionString: string): Home {
  // SCRAM needs the server's answer before the next message.
  neonConfig.pipelineConnect = false;
  const limits = { max: connections, connectionTimeoutMillis: connectMs, query_timeout: queryMs };
  // Neon's pool and client are pg's own classes over a WebSocket.
  const pool = new NeonPool({ connectionString, ...limits }) as unknown as pg.Pool;
  // A pooled host keeps no session between statements, so the session's lock needs the direct host.
  const direct = connectionString.replace("-pooler.", ".");
  return {
    pool,
    unhurried: () => connected(new NeonClient({ connectionString: direct }) as unknown as pg.Client),
    close: () => pool.end(),
  };
}

async function connected(client: pg.Client): Promise<{ client: pg.ClientBase; end: () => Promise<void> }> {
  client.on("error", (error) => console.error(`A database connection broke: ${error.message}`));
  await client.connect();
  return { client, end: () => client.end() };
}

async function openLite(folder: string): Promise<Home> {
  const unlock = await lockDataFolder(folder);
  const { PGlite } = await import("@electric-sql/pglite");
  const lite = await PGlite.create({ dataDir: join(folder, "pglite") });
  const pool = createLitePool(lite);
  return {
    pool,
    unhurried: async () => {
      const client = await pool.connect();
      return { client, end: async () => client.release() };
    },
    close: async () => {
      await pool.end();
      await lite.close();
      unlock();
    },
  };
}
