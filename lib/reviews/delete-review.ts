import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { forgetUseCase, unlistTool } from "../tools/unlist-tool.ts";
import { changeVotes } from "../votes/change-votes.ts";
import { takeAllVotes } from "../votes/evidence.ts";
import type { ReviewDocument } from "./review-document.ts";
import { reviews, reviewTotal } from "./reviews.sql.ts";

/** A deleted review, and whether the tool it listed is still listed in its words. */
export type DeletedReview = {
  tool_id: string;
  published_at: Date;
  /** gone: nothing else named the tool; stays: something does; null: the review had not listed it. */
  listing: "gone" | "stays" | null;
  /** Takes it out of the total: all writers share that row, so this runs last. */
  settle: () => Promise<unknown>;
};

/** Deletes a review with every trace of its words elsewhere, and takes back its vote; null without one. */
export async function deleteReview(tx: Transaction, review_id: string): Promise<DeletedReview | null> {
  const ofId = eq(reviews.review_id, review_id);
  const [present] = await tx.select({ one: sql`1` }).from(reviews).where(ofId);
  if (present === undefined) return null;
  await takeAllVotes(tx);
  const [row] = await tx.delete(reviews).where(ofId).returning();
  if (row === undefined) return null;
  await changeVotes(tx, { left: row });
  const document = JSON.parse(row.document) as ReviewDocument;
  await forgetUseCase(tx, row.tool_id, document.use_case);
  const listing = await unlistTool(tx, row.tool_id, document.tool);
  const settle = () => tx.update(reviewTotal).set({ n: sql`${reviewTotal.n} - 1` });
  return { tool_id: row.tool_id, published_at: row.published_at, listing, settle };
}
