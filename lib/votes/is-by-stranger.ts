import { type SQL, sql } from "drizzle-orm";
import { tools } from "../tools/tools.sql.ts";

/** Whether a review listed the tool and no editor has confirmed it, as SQL. */
export const isByStranger = (tool_id: SQL) =>
  sql`exists (select from ${tools} where ${tools.tool_id} = ${tool_id}
    and ${tools.origin} = 'review' and ${tools.confirmed_at} is null)`;
