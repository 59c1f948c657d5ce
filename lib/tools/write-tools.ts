import { eq } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { noVotes } from "../votes/score.ts";
import { countTools } from "./count-tools.ts";
import { likenessOf } from "./likeness.ts";
import { noUsage, searchVector } from "./tool.ts";
import { tools, toolUsage } from "./tools.sql.ts";

/** What is written of a tool; the rest follows from it. */
export type ToolRow = Omit<
  typeof tools.$inferInsert,
  "search" | "likeness" | "use_cases" | "created_at" | "confirmed_at"
>;

/** Lists tools that nobody has reviewed yet, the one way in which any is listed; answers with the ids that were free. */
export async function insertTools(tx: Transaction, rows: ToolRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  // In one order, so that two writers of the same ids wait for each other and never in a circle.
  const ordered = rows.toSorted((left, right) => (left.tool_id < right.tool_id ? -1 : 1));
  const listed = await tx
    .insert(tools)
    .values(ordered.map((row) => ({ ...row, search: searchVector(described(row)), likeness: likenessOf(row) })))
    .onConflictDoNothing()
    .returning({ tool_id: tools.tool_id, type: tools.type, category: tools.category, origin: tools.origin });
  if (listed.length === 0) return new Set();
  const unused = { votes: noVotes(), summary: noUsage() };
  await tx
    .insert(toolUsage)
    .values(listed.map(({ tool_id, origin }) => ({ tool_id, ...unused, is_unverified: origin === "review" })));
  const kinds = Map.groupBy(listed, ({ type, category }) => `${type} ${category ?? ""}`);
  for (const [, same] of [...kinds].sort()) await countTools(tx, same[0]!, same.length);
  return new Set(listed.map(({ tool_id }) => tool_id));
}

/** Writes anew what a listed tool is; what reviews and readings say of it stays. One whose kind changes must be recounted. */
export async function rewriteTool(tx: Transaction, row: ToolRow): Promise<void> {
  await tx
    .update(tools)
    .set({ ...row, search: searchVector(described(row)), likeness: likenessOf(row) })
    .where(eq(tools.tool_id, row.tool_id));
}

/** Takes a tool off the list, unless something that others have written names it; says whether it is gone. */
export async function removeTool(tx: Transaction, tool_id: string): Promise<boolean> {
  try {
    const gone = await tx.transaction((savepoint) =>
      savepoint
        .delete(tools)
        .where(eq(tools.tool_id, tool_id))
        .returning({ type: tools.type, category: tools.category }),
    );
    for (const kind of gone) await countTools(tx, kind, -1);
    return true;
  } catch (error) {
    if (isStillNamed(error)) return false;
    throw error;
  }
}

const described = (row: ToolRow) => ({ ...row, category: row.category ?? null });

/** Foreign keys say what names a tool: reviews do, and what later tables hold. */
function isStillNamed(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: unknown }).code === "23503") return true;
  return false;
}
