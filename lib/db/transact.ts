import { drizzle } from "drizzle-orm/node-postgres";
import type { ClientBase } from "pg";
import { db, type Transaction } from "./client.ts";

type Client = ClientBase & { release: (broken?: boolean) => void };
type Pool = Pick<ClientBase, "query"> & { connect: () => Promise<Client> };

/** One statement by its name and text, prepared once on each connection. */
export type Ask = <Row>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

const pool = (db as unknown as { $client: Pool }).$client;

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
