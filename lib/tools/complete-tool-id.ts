import { and, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { longestShown } from "./metadata.ts";
import { tools, toolUsage } from "./tools.sql.ts";

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

/** Whether lists of ids show a tool's id: one that a stranger chose, only after confirmation. */
const isShownById = sql`(${tools.origin} = 'catalog' or (char_length(${tools.tool_id}) <= ${sql.raw(String(longestShown))}
  and not exists (select from ${toolUsage} where ${toolUsage.tool_id} = ${tools.tool_id} and ${toolUsage.is_unverified})))`;
