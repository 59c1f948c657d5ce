import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { tools } from "./tools.sql.ts";

/** Whether the tool of an id is listed, read as the statement runs; null for a null id. */
export const isListed = (tool_id: SQLWrapper): SQL =>
  sql`case when ${tool_id} is not null then exists (select from ${tools} where ${tools.tool_id} = ${tool_id}) end`;
