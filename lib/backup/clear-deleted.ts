import { randomUUID } from "node:crypto";
import type { QueryResult, QueryResultRow } from "pg";
import { db, unhurried } from "../db/client.ts";
import { endWork, enqueue, type Job, putBackWork, storageClearing } from "../db/due-work.ts";
import { askOnce } from "../db/statements.ts";
import { env } from "../env.ts";
import { quoted, tablesOf } from "./copy-tables.ts";

/** How the bytes of deleted rows were cleared: all files rewritten, or tables vacuumed. */
export type Clearing = "rewritten" | "vacuumed";

const clearedName = "files_cleared";

/** Clears the bytes of deleted rows: PGlite rewrites its files and log, PostgreSQL does what an owner can while serving. */
export async function clearDeleted(holder: string = randomUUID()): Promise<Clearing> {
  // A deletion after this is owed still, as it takes the token away.
  await enqueue(db, storageClearing, { afterMs: leaseMs, holder });
  const tables = (await unhurried(tablesOf)).map(({ name }) => `public.${quoted(name)}`);
  const isLite = env().DATABASE_URL === undefined;
  if (isLite) await rewrite(tables);
  else await ask(`vacuum (analyze) ${tables.join(", ")}`);
  const noted =
    "insert into settings (name, value) values ($1, '') on conflict (name) do update set created_at = now()";
  await ask(noted, [clearedName]);
  await endWork(askOnce, { ...storageClearing, holder });
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

const leaseMs = 600_000;
const whileStudiesRunMs = 60_000;

const wait = `
  select greatest(
    case when work.created_at > clock_timestamp() - interval '${clearingHours.patience} hours'
      and exists (select from due_work where kind = 'study' and holder is not null) then ${whileStudiesRunMs} else 0 end,
    extract(epoch from cleared.created_at + interval '${clearingHours.apart} hours' - clock_timestamp()) * 1000)::float8 as ms
  from due_work work left join settings cleared on cleared.name = $1 where work.kind = 'clear'`;

/** The clearing of the bytes of deleted rows from storage's files, of all deletions at once, while no study runs. */
export const clearJob: Job = {
  leaseMs,
  begin: async (claim) => {
    const [{ ms } = { ms: 0 }] = await askOnce<{ ms: number }>("clearing_wait", wait, [clearedName]);
    if (ms <= 0) return () => clearDeleted(claim.holder);
    await putBackWork(askOnce, claim, ms);
    return undefined;
  },
};
