import { and, gt, sql } from "drizzle-orm";
import { prepared } from "../db/prepared.ts";
import { isShownById } from "./shown-by-id.ts";
import { tools } from "./tools.sql.ts";

const idsAfter = prepared("tool_ids_after", (db) =>
  db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .where(and(gt(tools.tool_id, sql.placeholder("after")), isShownById))
    .orderBy(tools.tool_id)
    .limit(sql.placeholder("count")),
);

/** The next ids, in id order, of tools that may be shown by id; "" precedes all of them. */
export async function listToolIds(after: string, count: number): Promise<string[]> {
  const rows = await (await idsAfter()).execute({ after, count });
  return rows.map(({ tool_id }) => tool_id);
}
