import { sql } from "drizzle-orm";
import { longestShown } from "./metadata.ts";
import { tools, toolUsage } from "./tools.sql.ts";

/** Whether lists of ids show a tool's id: one that a stranger chose, only after confirmation. */
export const isShownById = sql`(${tools.origin} = 'catalog' or (char_length(${tools.tool_id}) <= ${sql.raw(String(longestShown))}
  and not exists (select from ${toolUsage} where ${toolUsage.tool_id} = ${tools.tool_id} and ${toolUsage.is_unverified})))`;
