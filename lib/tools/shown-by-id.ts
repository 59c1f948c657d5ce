import { sql } from "drizzle-orm";
import { fewestKeys, longestShown } from "./metadata.ts";
import { tools, toolUsage } from "./tools.sql.ts";

/** Whether a tool's id stands in lists that are made of nothing but ids: the catalogue's and an imported one always does. */
export const isShownById = sql`(${tools.origin} = 'catalog' or (char_length(${tools.tool_id}) <= ${sql.raw(String(longestShown))}
  and exists (select from ${toolUsage} where ${toolUsage.tool_id} = ${tools.tool_id}
    and (${toolUsage.summary} ->> 'reviewer_count')::int >= ${sql.raw(String(fewestKeys))})))`;
