import { sql } from "drizzle-orm";
import { database } from "../db/client.ts";

/** How many rows of a table PostgreSQL reads for this work, when nothing else runs. */
export async function rowsRead(table: string, work: () => Promise<unknown>): Promise<number> {
  const before = await rowsReadSoFar(table);
  await work();
  return (await rowsReadSoFar(table)) - before;
}

async function rowsReadSoFar(table: string): Promise<number> {
  const db = await database();
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ n: number }>(
    sql`select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_user_tables where relname = ${table}`,
  );
  return rows[0]!.n;
}
