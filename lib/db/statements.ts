import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ClientBase } from "pg";
import { pageSizes } from "../contract.ts";
import { madeOnce } from "../process-wide.ts";
import { type Database, database, db, type Transaction } from "./client.ts";
import { once } from "./columns.ts";

type Client = ClientBase & { release: (broken?: boolean) => void };

/** One statement by its name and text, prepared once on each connection. */
export type Ask = <Row>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

const pool = (db as unknown as { $client: Pick<ClientBase, "query"> & { connect: () => Promise<Client> } }).$client;

/** Runs one statement outside any transaction. */
export const askOnce: Ask = (...statement) => askOn(pool)(...statement);

function askOn(client: Pick<ClientBase, "query">): Ask {
  return async (name, text, values) => (await client.query({ name, text, values })).rows;
}

/** Runs `work` in one transaction: its frequent statements are SQL texts, and `tx` is for the rest. */
export function transact<Result>(work: (ask: Ask, tx: Transaction) => Promise<Result>): Promise<Result> {
  return inClient(async (client) => {
    await client.query("begin");
    const result = await work(askOn(client), transactionOn(client));
    await client.query("commit");
    return result;
  });
}

/** The statements of a transaction that is asked in as few round trips as it can be. */
export type BriefAsk = { first: Ask; next: Ask; last: Ask };

/** Runs `work` between `first`, which may only lock and read, and `last`: begin and commit travel with them. */
export function transactBriefly<Result>(work: (ask: BriefAsk, tx: Transaction) => Promise<Result>): Promise<Result> {
  return inClient(async (client) => {
    const next = askOn(client);
    const first: Ask = async (...statement) => {
      const [, rows] = await together(client, () => [client.query("begin"), next<never>(...statement)] as const);
      return rows;
    };
    const last: Ask = async (...statement) => {
      const [rows] = await together(client, () => [next<never>(...statement), client.query("commit")] as const);
      return rows;
    };
    return work({ first, next, last }, transactionOn(client));
  });
}

/** Sends two statements in one message, where the driver can; the first that fails decides. */
function together<One, Other>(client: Client, send: () => readonly [Promise<One>, Promise<Other>]) {
  const { stream } = (client as unknown as { connection: { stream?: { cork?(): void; uncork?(): void } } }).connection;
  stream?.cork?.();
  const answers = Promise.all(send());
  stream?.uncork?.();
  return answers;
}

/** Gives a connection of the pool to a transaction, and undoes what failed. */
async function inClient<Result>(run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    return await run(client);
  } catch (error) {
    await client.query("rollback").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

const transactionOn = (client: Client) => drizzle({ client: client as never }) as unknown as Transaction;

type Source<Statement> = { prepare: (name: string) => Statement };

/** Makes a value for each database that is opened, and keeps it until that is closed. */
export function perDatabase<Value>(make: (db: Database) => Value): (db: Database) => Value {
  const cache = new WeakMap<Database, Value>();
  return (db) => {
    const value = cache.get(db) ?? make(db);
    cache.set(db, value);
    return value;
  };
}

const statements = new Map<string, () => Promise<unknown>>();

/** Prepares a statement once per connection in PostgreSQL and once per process in drizzle, which else builds it each time. A name has one statement. */
export function prepared<Statement>(
  name: string,
  build: (db: Database) => Source<Statement>,
): () => Promise<Statement> {
  const existing = statements.get(name);
  if (existing !== undefined) return existing as () => Promise<Statement>;
  const statementOf = perDatabase((db) => build(db).prepare(name));
  const statement = async () => statementOf(await database());
  statements.set(name, statement);
  return statement;
}

export type PageRange = { limit: SQL; offset: SQL };

/** The usual page: with numbers in its text, PostgreSQL plans the statement once and not at each call. */
const firstRange: PageRange = { limit: sql.raw(String(pageSizes.usual)), offset: sql.raw("0") };
const anyRange: PageRange = { limit: sql`${sql.placeholder("limit")}`, offset: sql`${sql.placeholder("offset")}` };

/** Whether a page is the usual one: the first, with as many items as pages have. */
export const isFirstPage = ({ limit, offset }: { limit: number; offset: number }): boolean =>
  limit === pageSizes.usual && offset === 0;

/** The range of a statement for the usual page, or for any page. */
export const rangeOf = (isFirst: boolean): PageRange => (isFirst ? firstRange : anyRange);

const begin = sql.placeholder("begin");

/** Finds the first ids that start with some hexadecimal digits, by a range of the index: no digit sorts after "f" in any collation, so "g" ends it. */
export function completeId(name: string, id: PgColumn): (begin: string, most: number) => Promise<string[]> {
  const idsFrom = prepared(name, (db) =>
    db
      .select({ id: sql<string>`${id}` })
      .from(id.table)
      .where(sql`${id} >= ${begin} and ${id} < ${begin}::text || 'g' and starts_with(${id}, ${begin})`)
      .orderBy(id)
      .limit(sql.placeholder("most")),
  );
  return async (begin, most) => (await (await idsFrom()).execute({ begin, most })).map(({ id }) => id);
}

/** Equal snapshots see equal rows (PostgreSQL, 9.28.9), and one that has changed comes back only on a server put back to an earlier state, which was started again for it. */
const snapshot = prepared("storage_version", (db) =>
  db
    .select({ version: sql<string>`pg_current_snapshot()::text || ' ' || pg_postmaster_start_time()::text` })
    .from(once),
);

const readsOf = madeOnce("storage-version", () => new WeakMap<Database, SharedRead<string>>());

/** Reads the version of all storage, no older than the call: between two equal ones nothing was committed. */
export async function storageVersion(): Promise<string> {
  const db = await database();
  const reads = readsOf();
  let reading = reads.get(db);
  if (reading === undefined) {
    // Two databases may have equal snapshots.
    const opened = randomUUID();
    reading = new SharedRead(async () => `${opened} ${(await (await snapshot()).execute())[0]!.version}`);
    reads.set(db, reading);
  }
  return reading.get();
}

/** Reads once for all callers that came before the reading began: a running one may be older than the call. */
export class SharedRead<Value> {
  readonly #read: () => Promise<Value>;
  #running: Promise<Value> | null = null;
  #next: Promise<Value> | null = null;

  constructor(read: () => Promise<Value>) {
    this.#read = read;
  }

  get(): Promise<Value> {
    if (this.#running === null) return this.#begin();
    // After a failure those who wait get it too: each would else wait for a failure of its own.
    this.#next ??= this.#running.then(() => this.#begin());
    return this.#next;
  }

  #begin(): Promise<Value> {
    const running = this.#read();
    const ended = () => {
      if (this.#running === running && this.#next === null) this.#running = null;
    };
    const failed = () => {
      if (this.#running === running) this.#running = this.#next = null;
    };
    this.#running = running;
    this.#next = null;
    running.then(ended, failed);
    return running;
  }
}
