import { and, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { isShownById } from "./shown-by-id.ts";
import { tools } from "./tools.sql.ts";

/** The first ids that start with this text, of tools that may be shown by id. */
export async function completeToolId(begin: string, most: number): Promise<string[]> {
  const db = await database();
  // Not prepared: only a plan for this very prefix reads it as a range of the index (where that sorts as "C").
  const rows = await db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .where(and(sql`starts_with(${tools.tool_id}, ${begin})`, isShownById))
    .orderBy(tools.tool_id)
    .limit(most);
  return rows.map(({ tool_id }) => tool_id);
}
