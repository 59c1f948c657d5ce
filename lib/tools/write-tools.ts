import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { noVotes } from "../votes/score.ts";
import type { ToolMetadata } from "./metadata.ts";
import { likenessColumns } from "./resemblance.ts";
import { noUsage, phraseVectors, searchVector } from "./tool.ts";
import { toolCounts, toolImports, tools, toolUsage } from "./tools.sql.ts";

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
    .values(listed.map(({ tool_id, origin }) => ({ tool_id, ...unused, is_unverified: origin === "review" })))
    // After half of a restore it may be there without its tool.
    .onConflictDoNothing();
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
  const { type, category } = tools;
  try {
    const gone = await tx.transaction((savepoint) =>
      savepoint.delete(tools).where(eq(tools.tool_id, tool_id)).returning({ type, category }),
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

/** Lists a tool that a first review describes; false when another review has listed it meanwhile. */
export async function createTool(tx: Transaction, tool_id: string, metadata: ToolMetadata): Promise<boolean> {
  const tool = { ...metadata, tool_id, category: null, tags: [], origin: "review" as const, sources: [] };
  return (await insertTools(tx, [tool])).has(tool_id);
}

type Kind = Pick<typeof tools.$inferSelect, "type" | "category">;

/** Counts tools of one kind that the same transaction has listed or unlisted. */
async function countTools(tx: Transaction, { type, category }: Kind, by: number): Promise<void> {
  await tx
    .insert(toolCounts)
    .values({ type, category: category ?? "", n: by })
    .onConflictDoUpdate({ target: [toolCounts.type, toolCounts.category], set: { n: sql`${toolCounts.n} + ${by}` } });
}

/** Recounts all tools after many changes; a concurrent listing waits. */
export async function recountTools(tx: Database | Transaction): Promise<void> {
  await tx.execute(sql`lock table ${toolCounts} in exclusive mode`);
  await tx.delete(toolCounts);
  await tx.execute(sql`insert into ${toolCounts} (type, category, n)
    select type, coalesce(category, ''), count(*) from ${tools} group by 1, 2`);
}

/** Adds to the sources of these tools, or of all, those of their imported records. */
export async function nameSources(tx: Transaction, tool_ids?: string[]): Promise<void> {
  const imported = sql`from ${toolImports} where ${toolImports.tool_id} = ${tools.tool_id}
    and not ${toolImports.source} = any(${tools.sources})`;
  const wanted = tool_ids === undefined ? sql`true` : sql`${tools.tool_id} = any(${sql.param(tool_ids)})`;
  await tx
    .update(tools)
    .set({ sources: sql`${tools.sources} || array(select distinct ${toolImports.source} ${imported} order by 1)` })
    .where(sql`${wanted} and exists (select ${imported})`);
}
