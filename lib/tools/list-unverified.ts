import { count, desc, eq } from "drizzle-orm";
import { sessionAccount } from "../accounts/operator-session.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import type { listUnverifiedOperation } from "./contract.ts";
import { selectTools, toTool } from "./tool.ts";
import { tools, toolUsage } from "./tools.sql.ts";

const mostTools = 50;

/** The tools that wait for an editor's word, newest first, or null without a session. */
export const listUnverified: Verb<typeof listUnverifiedOperation> = async ({ session }) => {
  if ((await sessionAccount(session)) === null) return null;
  const db = await database();
  const [rows, counted] = await Promise.all([
    selectTools(db)
      .where(eq(toolUsage.is_unverified, true))
      .orderBy(desc(tools.created_at), tools.tool_id)
      .limit(mostTools),
    db.select({ n: count() }).from(toolUsage).where(eq(toolUsage.is_unverified, true)),
  ]);
  return { tools: rows.map(toTool), total: counted[0]!.n };
};
