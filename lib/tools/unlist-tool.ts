import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { answers, questions } from "../questions/questions.sql.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import type { ToolMetadata } from "./metadata.ts";
import { assessments, toolImports, tools } from "./tools.sql.ts";
import { removeTool } from "./write-tools.ts";

/**
 * Unlists a tool that only a deleted review had listed. One that others have reviewed, asked about, assessed or
 * imported stays; null when its listing does not repeat the deleted review's words.
 */
export async function unlistTool(
  tx: Transaction,
  tool_id: string,
  described: ToolMetadata | undefined,
): Promise<"gone" | "stays" | null> {
  const named = sql.join(
    [reviews, questions, answers, assessments, toolImports].map(
      (table) => sql`exists (select from ${table} where ${table.tool_id} = ${tool_id})`,
    ),
    sql` or `,
  );
  const [tool] = await tx
    .select({
      origin: tools.origin,
      name: tools.name,
      description: tools.description,
      website: tools.website,
      isNamed: sql<boolean>`${named}`,
    })
    .from(tools)
    .where(eq(tools.tool_id, tool_id));
  if (tool === undefined || tool.origin !== "review" || described === undefined) return null;
  const { name, description, website } = described;
  if (tool.name !== name || tool.description !== description || tool.website !== website) return null;
  if (tool.isNamed || !(await removeTool(tx, tool_id))) return "stays";
  return "gone";
}
