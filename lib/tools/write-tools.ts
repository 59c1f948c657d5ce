import { eq } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { noVotes } from "../votes/score.ts";
import { countTools } from "./count-tools.ts";
import { likenessColumns } from "./likeness-columns.ts";
import { noUsage, phraseVectors, searchVector } from "./tool.ts";
import { tools, toolUsage } from "./tools.sql.ts";

/** The written facts of a tool; the rest is derived. */
export type ToolRow = Omit<
  typeof tools.$inferInsert,
  "search" | "phrases" | "likeness" | "resembles" | "kin" | "use_cases" | "created_at" | "confirmed_at"
>;

/** Lists tools without reviews, the only way to list any; returns the ids that were free. */
export async function insertTools(tx: Transaction, rows: ToolRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  // In one order, so two writers of the same ids never deadlock.
  const ordered = rows.toSorted((left, right) => (left.tool_id < right.tool_id ? -1 : 1));
  const listed = await tx
    .insert(tools)
    .values(ordered.map((row) => ({ ...row, ...derived(row) })))
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

/** Rewrites a listed tool's own facts; reviews and readings stay. A tool whose kind changes must be recounted. */
export async function rewriteTool(tx: Transaction, row: ToolRow): Promise<void> {
  await tx
    .update(tools)
    .set({ ...row, ...derived(row) })
    .where(eq(tools.tool_id, row.tool_id));
}

/** Unlists a tool unless another record names it; returns whether it is gone. */
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

function derived(row: ToolRow) {
  const described = { ...row, category: row.category ?? null };
  return { search: searchVector(described), phrases: phraseVectors(described), ...likenessColumns(row) };
}

/** Foreign keys know which records name a tool: reviews, and rows of later tables. */
function isStillNamed(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: unknown }).code === "23503") return true;
  return false;
}
