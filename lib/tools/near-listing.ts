import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import type { ToolMetadata } from "./metadata.ts";
import { resemblanceOf } from "./resemblance.ts";
import { similarTools } from "./similar-tools.ts";

/** The ids of listed tools that a new one could be mistaken for, best first. */
export async function nearListing(
  db: Database,
  tool_id: string,
  { name, type, website }: ToolMetadata,
): Promise<string[]> {
  const { resembles, kin } = resemblanceOf({ tool_id, name, website });
  const similar = similarTools({
    tool_id: sql`${tool_id}`,
    name: sql`${name}::text`,
    type: sql`${type}`,
    resembles: sql`${sql.param(resembles)}::text[]`,
    kin: sql`${sql.param(kin)}::text[]`,
  });
  const { rows } = await db.execute<{ similar: { tool_id: string }[] }>(sql`select ${similar} as similar`);
  return rows[0]!.similar.map((tool) => tool.tool_id);
}
