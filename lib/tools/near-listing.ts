import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { likenessOf } from "./likeness.ts";
import type { ToolMetadata } from "./metadata.ts";
import { similarTools } from "./similar-tools.ts";

/** The ids of listed tools that a new one could be mistaken for, best first. */
export async function nearListing(
  db: Database,
  tool_id: string,
  { name, type, website }: ToolMetadata,
): Promise<string[]> {
  const likeness = sql`${sql.param(likenessOf({ tool_id, name, website }))}::text[]`;
  const similar = similarTools({ tool_id: sql`${tool_id}`, name: sql`${name}::text`, type: sql`${type}`, likeness });
  const { rows } = await db.execute<{ similar: { tool_id: string }[] }>(sql`select ${similar} as similar`);
  return rows[0]!.similar.map((tool) => tool.tool_id);
}
