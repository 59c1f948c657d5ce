import type { QueryResult, QueryResultRow } from "pg";
import { unhurried } from "../db/client.ts";
import { unclearedName } from "../db/owe-clearing.ts";
import { env } from "../env.ts";
import { quoted, tablesOf } from "./copy-schema.ts";

/** How the bytes of deleted rows were cleared: all files rewritten, or tables vacuumed. */
export type Clearing = "rewritten" | "vacuumed";

/** The name of the setting that says when storage's files were last cleared. */
export const clearedName = "files_cleared";

/**
 * Clears away the bytes of rows deleted so far. PGlite: rewrites its files and restarts its log, so none remains in the
 * folder. PostgreSQL: does what the tables' owner can do without stopping the service.
 */
export async function clearDeleted(): Promise<Clearing> {
  const owed = await ask<{ value: string }>("select value from settings where name = $1", [unclearedName]);
  const tables = (await unhurried(tablesOf)).map(({ name }) => `public.${quoted(name)}`);
  const isLite = env().DATABASE_URL === undefined;
  if (isLite) await rewrite(tables);
  else await ask(`vacuum (analyze) ${tables.join(", ")}`);
  await ask("delete from settings where name = $1 and value = $2", [unclearedName, owed.rows[0]?.value]);
  const noted =
    "insert into settings (name, value) values ($1, '') on conflict (name) do update set created_at = now()";
  await ask(noted, [clearedName]);
  return isLite ? "rewritten" : "vacuumed";
}

async function rewrite(tables: string[]): Promise<void> {
  // The planner's statistics quote the tables, and those of an emptied table stay unchanged.
  await ask("delete from pg_statistic");
  // One by one: requests are answered in between.
  for (const table of ["pg_statistic", ...tables]) await ask(`vacuum full ${table}`);
  await ask("analyze");
  // A reused segment of the log keeps its old bytes.
  await ask("set wal_recycle = off");
  await ask("select pg_switch_wal()");
  await ask("checkpoint");
}

const ask = <Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>> =>
  unhurried((client) => client.query<Row>(text, values));
