import { and, desc, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { uncountVote } from "../tools/count-vote.ts";
import { toolUsage } from "../tools/tools.sql.ts";
import type { ReviewDocument } from "./contract.ts";
import { reviews } from "./reviews.sql.ts";

type Usage = typeof toolUsage.$inferSelect;
type Taken = Pick<typeof reviews.$inferSelect, "public_key" | "counted" | "document">;

/**
 * Makes the writers of one tool take turns from here on, so that its score counts each vote once; every change of a vote
 * begins with it. Null when the tool was taken off the list meanwhile.
 */
export async function lockUsage(tx: Transaction, tool_id: string): Promise<Usage | null> {
  const [usage] = await tx.select().from(toolUsage).where(eq(toolUsage.tool_id, tool_id)).for("update");
  return usage ?? null;
}

/**
 * Takes a review that no longer stands out of its tool's numbers. When it was its key's vote, the newest review of the
 * same key that still stands is its vote from now on. `taken` is the row as it was before.
 */
export async function takeBackVote(tx: Transaction, usage: Usage, taken: Taken): Promise<void> {
  const restored = taken.counted ? await restoreEarlier(tx, usage.tool_id, taken.public_key) : undefined;
  await uncountVote(tx, usage, { added: restored, taken: taken.counted ? parsed(taken.document) : undefined });
}

async function restoreEarlier(
  tx: Transaction,
  tool_id: string,
  public_key: string,
): Promise<ReviewDocument | undefined> {
  const [earlier] = await tx
    .select({ review_id: reviews.review_id, document: reviews.document })
    .from(reviews)
    .where(and(eq(reviews.tool_id, tool_id), eq(reviews.public_key, public_key), isNull(reviews.withdrawn_at)))
    .orderBy(desc(reviews.seq))
    .limit(1);
  if (earlier === undefined) return undefined;
  await tx
    .update(reviews)
    .set({ counted: true, not_counted_reason: null })
    .where(eq(reviews.review_id, earlier.review_id));
  return parsed(earlier.document);
}

const parsed = (document: string) => JSON.parse(document) as ReviewDocument;
