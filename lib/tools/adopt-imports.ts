import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { toolAddress } from "./tool-address.ts";
import { toolImports } from "./tools.sql.ts";
import { nameSources, removeTool } from "./write-tools.ts";

type CatalogTool = { tool_id: string; type: string; website: string };

/**
 * Merges imported records with the editors' own tools when a catalogue is loaded: a record whose tool the editors now
 * describe only names theirs from then on. The tool it had made is deleted, unless reviews name it: a signed review
 * cannot move to another tool.
 */
export async function adoptImports(tx: Transaction, catalog: CatalogTool[]): Promise<void> {
  const ids = catalog.map(({ tool_id }) => tool_id);
  await tx.update(toolImports).set({ made_tool: false }).where(inArray(toolImports.tool_id, ids));
  const idByAddress = new Map<string, string>();
  for (const { tool_id, type, website } of catalog) if (type === "mcp") idByAddress.set(toolAddress(website)!, tool_id);
  const twins = await tx
    .select()
    .from(toolImports)
    .where(
      and(
        eq(toolImports.made_tool, true),
        sql`${toolImports.addresses} && ${sql.param([...idByAddress.keys()])}::text[]`,
      ),
    );
  for (const twin of twins) {
    const tool_id = twin.addresses.map((address) => idByAddress.get(address)).find((id) => id !== undefined)!;
    const records = await tx.select().from(toolImports).where(eq(toolImports.tool_id, twin.tool_id));
    if (!(await removeTool(tx, twin.tool_id))) continue;
    await tx.insert(toolImports).values(records.map((record) => ({ ...record, tool_id, made_tool: false })));
  }
  await nameSources(tx);
}
