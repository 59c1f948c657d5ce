import { env } from "../env.ts";
import { unhurried } from "./client.ts";
import { quoted, tablesOf } from "./copy-schema.ts";

/** What was done about the bytes of deleted rows: all files written anew, or tables vacuumed. */
export type Clearing = "rewritten" | "vacuumed";

/**
 * Clears away what deleted rows leave behind. PGlite: its files are written anew and its log is begun anew, so that no
 * byte of them is left in the folder. PostgreSQL: what its tables' owner can do without stopping the service.
 */
export function clearDeleted(): Promise<Clearing> {
  return unhurried(async (client) => {
    if (env().DATABASE_URL !== undefined) {
      const tables = await tablesOf(client);
      await client.query(`vacuum (analyze) ${tables.map(({ name }) => `public.${quoted(name)}`).join(", ")}`);
      return "vacuumed";
    }
    // The planner's statistics quote the tables, and those of a table that was emptied stay as they were.
    await client.query("delete from pg_statistic");
    await client.query("vacuum full");
    await client.query("analyze");
    // A segment of the log that is used again keeps its old bytes.
    await client.query("set wal_recycle = off");
    await client.query("select pg_switch_wal()");
    await client.query("checkpoint");
    return "rewritten";
  });
}
