import type { Transaction } from "../db/client.ts";
import type { ToolMetadata } from "./metadata.ts";
import { insertTools } from "./write-tools.ts";

/** Lists a tool that a first review describes; false when another review has listed it meanwhile. */
export async function createTool(tx: Transaction, tool_id: string, metadata: ToolMetadata): Promise<boolean> {
  const tool = { ...metadata, tool_id, category: null, tags: [], origin: "review" as const, sources: [] };
  return (await insertTools(tx, [tool])).has(tool_id);
}
