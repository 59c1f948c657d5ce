import { and, arrayContains, eq, inArray } from "drizzle-orm";
import { database } from "../db/client.ts";
import { productOf } from "./catalog-tools.ts";
import type { Sister } from "./facts/contract.ts";
import { tools } from "./tools.sql.ts";

/** For each of these tools, an MCP server of its product that connects an agent by a line, where there is one. */
export async function sistersOf(tool_ids: string[]): Promise<Map<string, Sister>> {
  const pairs = tool_ids.flatMap((of) => (productOf(of)?.others ?? []).map(({ tool_id }) => ({ of, tool_id })));
  if (pairs.length === 0) return new Map();
  const ids = pairs.map(({ tool_id }) => tool_id);
  const rows = await (await database())
    .select({ tool_id: tools.tool_id, name: tools.name })
    .from(tools)
    .where(
      and(
        inArray(tools.tool_id, ids),
        eq(tools.type, "mcp"),
        arrayContains(tools.meets, ["connect"]),
        eq(tools.is_deprecated, false),
      ),
    );
  const byId = new Map(rows.map((row) => [row.tool_id, row]));
  return new Map(pairs.flatMap(({ of, tool_id }) => (byId.has(tool_id) ? [[of, byId.get(tool_id)!]] : [])));
}
