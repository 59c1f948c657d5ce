import type { Transaction } from "../db/client.ts";
import type { ToolMetadata } from "./metadata.ts";
import { noVotes } from "./score.ts";
import { noUsage, searchVector } from "./tool.ts";
import { tools, toolUsage } from "./tools.sql.ts";

/** Lists a tool that a first review describes; says false when another review has listed it meanwhile. */
export async function createTool(tx: Transaction, tool_id: string, metadata: ToolMetadata): Promise<boolean> {
  const tool = { ...metadata, tool_id, category: null, tags: [], origin: "review" as const, sources: [] };
  const created = await tx
    .insert(tools)
    .values({ ...tool, search: searchVector(tool) })
    .onConflictDoNothing()
    .returning({ tool_id: tools.tool_id });
  if (created.length === 0) return false;
  await tx.insert(toolUsage).values({ tool_id, votes: noVotes(), summary: noUsage() });
  return true;
}
