import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg, { type ClientBase } from "pg";
import { env } from "../env.ts";
import { demoName } from "../format.ts";
import { processWide } from "../process-wide.ts";
import { type Home, openHome } from "./open-home.ts";
import { settings } from "./settings.sql.ts";
import { noteStorage, storageRetrySeconds, storageUnavailable } from "./storage-away.ts";

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

type Storage = { home: Home; db: Database; migrated: Promise<void> | null; isMigrated: boolean };

const shared = processWide<Promise<Storage>>("storage");
/** Any fixed number: the holder of this advisory lock is the one that migrates or loads. */
export const lockId = 727;
export const leastPostgres = 15;
const waitMs = 2_000;
/** After how long the log says what a start waits for. */
const saidAfterMs = 10_000;
const waiting = `It takes longer than ${saidAfterMs / 1000} seconds to make the database ready. It may be large; else another process does the same, or another session holds a lock: see which (select pid, state, wait_event, query from pg_stat_activity), and end it where it hangs (select pg_terminate_backend(<pid>)).`;
/** How long after a PGlite that stopped could not be opened again it is tried once more: a try takes half a second. */
const reopenMs = storageRetrySeconds * 1_000;
/** Whether the home was open in this process and has stopped by itself. */
const stopped = processWide<boolean>("storage-stopped");

/** Opens the database at first use and migrates it before any query. */
export async function database(): Promise<Database> {
  const storage = await openStorage();
  if (!storage.isMigrated) await Promise.race([bringUpToDate(storage), tooLate()]);
  return storage.db;
}

const poolNow = async () => ((await database()) as unknown as { $client: pg.Pool }).$client;
/** Of pg's own class, by which drizzle knows that a transaction needs a connection. */
const latePool: pg.Pool = Object.assign(Object.create(pg.Pool.prototype), {
  query: (...query: Parameters<pg.Pool["query"]>) => noteStorage(poolNow().then((pool) => pool.query(...query))),
  connect: () => noteStorage(poolNow().then((pool) => pool.connect())),
});
/** The database for statements and transactions, the first of which opens it. */
export const db: Database = drizzle({ client: latePool });

/** Migrates once; a failed migration is forgotten, so it runs again when storage is back. */
async function bringUpToDate(storage: Storage): Promise<void> {
  storage.migrated ??= migrateDatabase(storage.home).catch((error) => {
    storage.migrated = null;
    throw error;
  });
  await storage.migrated;
  storage.isMigrated = true;
}

/** A request waits neither for another process's migration nor for one that the network lost. */
function tooLate(): Promise<never> {
  return new Promise((_, refuse) => setTimeout(() => refuse(storageUnavailable()), waitMs).unref());
}

/** Runs `work` while no other process does such work on this database, on a connection without time limits. */
export async function alone<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const storage = await openStorage();
  await bringUpToDate(storage);
  return locked(storage.home, work);
}

/** Works over a connection without time limits, without migrating first. */
export async function unhurried<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> {
  const { client, end } = await (await openStorage()).home.unhurried();
  try {
    return await work(client);
  } finally {
    await end();
  }
}

/** Listens as the data's home does; null where it does not. */
export async function openListener(...of: Parameters<Listen>): Promise<Awaited<ReturnType<Listen>> | null> {
  return (await openStorage()).home.listen?.(...of) ?? null;
}
type Listen = NonNullable<Home["listen"]>;

/** Whether storage notifies its servers of what another writes. */
export const canListen = async (): Promise<boolean> => (await openStorage()).home.listen !== null;

/** Closes the database when it is open. */
export async function closeDatabase(): Promise<void> {
  const opened = shared.current;
  shared.current = undefined;
  const storage = await opened?.catch(() => undefined);
  await storage?.home.close();
}

function openStorage(): Promise<Storage> {
  shared.current ??= open();
  return shared.current;
}

function open(): Promise<Storage> {
  const opened = openHome(env(), () => {
    console.error("PGlite has stopped and is opened again. What was confirmed is kept.");
    stopped.current = true;
    shared.current = undefined;
  })
    .then((home) => {
      // A connection that breaks while none is used is the first sign of a database that has gone.
      home.pool.on("error", () => home.pool.ending || noteStorage(home.pool.query("select 1")).catch(() => undefined));
      return home;
    })
    .then((home) => ({ home, db: drizzle({ client: home.pool }), migrated: null, isMigrated: false }))
    .catch((error) => {
      const forget = () => {
        if (shared.current === opened) shared.current = undefined;
      };
      if (!stopped.current) forget();
      else setTimeout(forget, reopenMs).unref();
      throw stopped.current ? storageUnavailable() : error;
    });
  return opened;
}

/** Refuses a PostgreSQL that lacks what the migrations use, by its `server_version_num`. */
export function refuseOldPostgres(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major < leastPostgres)
    throw new Error(
      `DATABASE_URL leads to PostgreSQL ${major}. Upgrade that server to PostgreSQL ${leastPostgres} or newer, or name another.`,
    );
}

function migrateDatabase(home: Home): Promise<void> {
  return locked(home, async (db) => {
    const { rows } = await db.execute<{ version: string }>(
      sql`select current_setting('server_version_num') as version`,
    );
    refuseOldPostgres(Number(rows[0]!.version));
    await migrate(db, { migrationsFolder: join(process.cwd(), "drizzle") });
    await learnWhetherDemo(db);
  });
}

async function locked<Result>(home: Home, work: (db: Database) => Promise<Result>): Promise<Result> {
  const { client, end } = await home.unhurried();
  const timer = setTimeout(() => console.error(waiting), saidAfterMs).unref();
  try {
    await client.query(`select pg_advisory_lock(${lockId})`);
    const result = await work(drizzle({ client: client as never }) as Database);
    await client.query(`select pg_advisory_unlock(${lockId})`);
    return result;
  } finally {
    clearTimeout(timer);
    await end();
  }
}

// Generated data has a row that says so, which a backup or a move copies; it is read once, after migrating.
const isGenerated = processWide<boolean>("demo-data");
const demoRow = "demo";

/** The sentence on every page of generated data. */
export const demoSentence = `${demoName}: everything here was generated. Nothing on these pages is evidence about any tool.`;
/** The member in the body of every API answer of generated data. */
export const demoMember = "generated data: evidence of nothing";

/** Whether this process serves generated data; false until storage was first reached. */
export const isDemoData = (): boolean => isGenerated.current === true;

/** The header of every API answer of generated data; none otherwise. */
export const demoHeaders = (): Record<string, string> => (isDemoData() ? { "Touchstone-Demo": "generated-data" } : {});

/** Adds a first member to an answer of generated data that says so. */
export function flagDemo<Body extends object>(body: Body): Body | ({ demo: string } & Body) {
  // Members kept as JSON stay so: a copy would parse them.
  return isDemoData()
    ? Object.defineProperties({ demo: demoMember } as never, Object.getOwnPropertyDescriptors(body))
    : body;
}

async function learnWhetherDemo(db: NodePgDatabase): Promise<void> {
  const rows = await db.select({ name: settings.name }).from(settings).where(eq(settings.name, demoRow));
  isGenerated.current = rows.length > 0;
}

/** Declares the data generated, for good. */
export async function declareDemo(db: NodePgDatabase): Promise<void> {
  await db.insert(settings).values({ name: demoRow, value: demoMember }).onConflictDoNothing();
  isGenerated.current = true;
}
