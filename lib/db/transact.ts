import { drizzle } from "drizzle-orm/node-postgres";
import type { ClientBase } from "pg";
import type { Database, Transaction } from "./client.ts";

type Pool = Pick<ClientBase, "query"> & {
  connect: () => Promise<ClientBase & { release: (broken?: boolean) => void }>;
};

/** One statement by its name and text, prepared once on each connection. */
export type Ask = <Row>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

const poolOf = (db: Database) => (db as unknown as { $client: Pool }).$client;

/** Runs one statement outside any transaction. */
export const askOnce = (db: Database): Ask => askOn(poolOf(db));

function askOn(client: Pick<ClientBase, "query">): Ask {
  return async (name, text, values) => (await client.query({ name, text, values })).rows;
}

/**
 * Runs `work` in one transaction. For frequent writes: its statements are SQL texts, which drizzle would build again in
 * every transaction; `tx` is for the rest.
 */
export async function transact<Result>(
  db: Database,
  work: (ask: Ask, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await poolOf(db).connect();
  let broken = false;
  try {
    await client.query("begin");
    const result = await work(askOn(client), drizzle({ client: client as never }) as unknown as Transaction);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
