import type { QueryResult, QueryResultRow } from "pg";
import { unhurried } from "../db/client.ts";
import { loggedError } from "../db/logged-error.ts";
import { Rounds } from "../db/notices.ts";
import { unclearedName } from "../db/owe-clearing.ts";
import { askOnce } from "../db/statements.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { env } from "../env.ts";
import { quoted, tablesOf } from "./copy-tables.ts";

/** How the bytes of deleted rows were cleared: all files rewritten, or tables vacuumed. */
export type Clearing = "rewritten" | "vacuumed";

/** The name of the setting that says when storage's files were last cleared. */
const clearedName = "files_cleared";

/**
 * Clears the bytes of deleted rows: PGlite rewrites its files and log, PostgreSQL does what an owner can while serving.
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
  // A reused segment of the log keeps its old bytes, so the log moves on until none of those of before is left.
  await ask("set wal_recycle = off");
  for (const _ of (await ask("select name from pg_ls_waldir()")).rows) {
    await ask("select pg_switch_wal()");
    await ask("checkpoint");
  }
}

const ask = <Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>> =>
  unhurried((client) => client.query<Row>(text, values));

/** In hours: how far apart two clearings of storage's files are, and how long one waits for running studies. */
export const clearingHours = { apart: 1, patience: 6 };

/** How soon it is tried again while studies run, and after a clearing failed, in milliseconds. */
const againAfterMs = { running: 60_000, failed: 600_000 };

/** Rounds that clear the bytes of deleted rows from storage's files, all deletions at once. */
export const clearingRounds = (): Rounds => new Rounds(clearWhenDue, report);

const due = `
  select coalesce(extract(epoch from cleared.created_at + interval '${clearingHours.apart} hours' - clock_timestamp()) * 1000, 0)::float8 as ms,
    uncleared.created_at > clock_timestamp() - interval '${clearingHours.patience} hours'
      and exists (select from studies where status in ('queued', 'running') and holder is not null) as must_wait
  from settings uncleared left join settings cleared on cleared.name = $2
  where uncleared.name = $1`;

/** Clears what is due while no study runs; returns in how many milliseconds the next may be, null for none. */
export async function clearWhenDue(): Promise<number | null> {
  const [owed] = await askOnce<{ ms: number; must_wait: boolean }>("clearing_due", due, [unclearedName, clearedName]);
  if (owed === undefined) return null;
  if (owed.ms > 0) return owed.ms;
  if (owed.must_wait) return againAfterMs.running;
  try {
    await clearDeleted();
    return clearWhenDue();
  } catch (error) {
    report(error);
    return againAfterMs.failed;
  }
}

function report(error: unknown): void {
  if (!isStorageAway(error)) console.error("Bytes of deleted rows could not be cleared:", loggedError(error));
}
