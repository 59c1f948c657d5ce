import { unhurried } from "../db/client.ts";
import { env } from "../env.ts";
import { quoted, tablesOf } from "./copy-schema.ts";

/** How the bytes of deleted rows were cleared: all files rewritten, or tables vacuumed. */
export type Clearing = "rewritten" | "vacuumed";

/**
 * Clears away the bytes of deleted rows. PGlite: rewrites its files and restarts its log, so none remains in the
 * folder. PostgreSQL: does what the tables' owner can do without stopping the service.
 */
export function clearDeleted(): Promise<Clearing> {
  return unhurried(async (client) => {
    if (env().DATABASE_URL !== undefined) {
      const tables = await tablesOf(client);
      await client.query(`vacuum (analyze) ${tables.map(({ name }) => `public.${quoted(name)}`).join(", ")}`);
      return "vacuumed";
    }
    // The planner's statistics quote the tables, and those of an emptied table stay unchanged.
    await client.query("delete from pg_statistic");
    await client.query("vacuum full");
    await client.query("analyze");
    // A reused segment of the log keeps its old bytes.
    await client.query("set wal_recycle = off");
    await client.query("select pg_switch_wal()");
    await client.query("checkpoint");
    return "rewritten";
  });
}
