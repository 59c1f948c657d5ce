import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { once } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import type { ToolUnverified } from "./metadata.ts";
import { similarTools } from "./similar-tools.ts";
import { tools, toolUsage } from "./tools.sql.ts";

/** While the tool of an id is unverified, what it could be taken for, as JSON; else null. Read as the statement runs. */
export const unverified = (tool_id: SQLWrapper): SQL =>
  sql`(select json_build_object('similar_to', ${similarTools()}) from ${toolUsage}
    join ${tools} on ${eq(tools.tool_id, toolUsage.tool_id)}
    where ${toolUsage.is_unverified} and ${toolUsage.tool_id} = ${tool_id})`;

const ofTool = prepared("unverified_tool", (db) =>
  db.select({ found: sql<ToolUnverified>`${unverified(sql`${sql.placeholder("tool_id")}`)}` }).from(once),
);

/** The tools that an unverified one could be mistaken for; null for any other. */
export async function readUnverified(tool_id: string): Promise<ToolUnverified> {
  const [row] = await (await ofTool()).execute({ tool_id });
  return row!.found;
}

/** Whether the tool of an id is listed, read as the statement runs; null for a null id. */
export const isListed = (tool_id: SQLWrapper): SQL =>
  sql`case when ${tool_id} is not null then exists (select from ${tools} where ${tools.tool_id} = ${tool_id}) end`;
