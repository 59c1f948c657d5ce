import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { toolCounts, tools } from "./tools.sql.ts";

type Kind = Pick<typeof tools.$inferSelect, "type" | "category">;

/** Counts tools of one kind that the same transaction has listed or unlisted. */
export async function countTools(tx: Transaction, { type, category }: Kind, by: number): Promise<void> {
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
