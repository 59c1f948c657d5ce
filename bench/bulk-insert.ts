import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../lib/db/client.ts";

/** Drops the indexes that hold no constraint; returns what makes them again, which is faster than adding each row to them. */
export async function dropIndexes(tx: Database | Transaction, tables: string[]): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<{ name: string; made: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid::regclass::text = any(${sql.param(tables)}::text[]) and not exists (
      select from pg_constraint where conindid = indexrelid)`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
  return async () => {
    await tx.execute(sql`set maintenance_work_mem = '512MB'`);
    for (const { made } of rows) await tx.execute(sql.raw(made));
  };
}

/** Inserts rows as one JSON text: drizzle would write a parameter for each column of each row. */
export async function insert(
  tx: Transaction,
  table: "reviews" | "events" | "tool_usage" | "tool_tallies",
  rows: object[],
): Promise<void> {
  const columns = sql.raw(Object.keys(rows[0]!).join(", "));
  const name = sql.identifier(table);
  await tx.execute(sql`insert into ${name} (${columns})
    select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)})`);
}
