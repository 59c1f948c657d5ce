import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { madeOnce } from "../process-wide.ts";
import { type Database, database } from "./client.ts";
import { once } from "./columns.ts";
import { prepared } from "./statements.ts";

/**
 * A snapshot names the transactions that a statement sees, so equal snapshots see equal rows (PostgreSQL, 9.28.9), and
 * one that has changed never comes back. Only a server that was put back to an earlier state could repeat one, and it
 * was started again for that.
 */
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
