import { sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { toolImports, tools } from "./tools.sql.ts";

/** Adds to the sources of these tools, or of all, those of their imported records. */
export async function nameSources(tx: Transaction, tool_ids?: string[]): Promise<void> {
  const imported = sql`from ${toolImports} where ${toolImports.tool_id} = ${tools.tool_id}
    and not ${toolImports.source} = any(${tools.sources})`;
  const wanted = tool_ids === undefined ? sql`true` : sql`${tools.tool_id} = any(${sql.param(tool_ids)})`;
  await tx
    .update(tools)
    .set({ sources: sql`${tools.sources} || array(select distinct ${toolImports.source} ${imported} order by 1)` })
    .where(sql`${wanted} and exists (select ${imported})`);
}
