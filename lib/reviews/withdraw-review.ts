import { eq, sql } from "drizzle-orm";
import type { Caller, Verb } from "../contract.ts";
import { db, type Transaction } from "../db/client.ts";
import { writtenNow } from "../db/columns.ts";
import { AppError } from "../errors.ts";
import { forgetUseCase, unlistTool } from "../tools/unlist-tool.ts";
import { changeVotes } from "../votes/change-votes.ts";
import { takeAllVotes } from "../votes/evidence.ts";
import type { Review, withdrawReviewEndpoint } from "./contract.ts";
import { getReview } from "./get-review.ts";
import {
  admitSigned,
  chargeRefusedReview,
  chargesOfRefusal,
  type ProvenDocument,
  proveOnReview,
} from "./prove-review.ts";
import type { ReviewDocument, WithdrawalDocument } from "./review-document.ts";
import { reviews, reviewTotal } from "./reviews.sql.ts";

/** Withdraws a review by its own key; costs an attempt only, since withdrawals are never more than reviews. */
export const withdrawReview: Verb<typeof withdrawReviewEndpoint> = async (input, caller) => {
  const { review_id } = input;
  const proven = await chargeRefusedReview(caller, () => proveOnReview(input, caller.spellings));
  const standing = await chargeRefusedReview(caller, () => reviewOfKey(review_id, proven.public_key, caller));
  if (standing.withdrawn_at !== null) return { review: standing, duplicate: true };
  const { document } = proven;
  await admitSigned(caller, document, chargesOfRefusal(true), "Sign the withdrawal again with the present time.");
  const duplicate = !(await db.transaction((tx) => withdraw(tx, proven)));
  return { review: await reviewOfKey(review_id, proven.public_key, caller), duplicate };
};

/** The review, if this key signed it. */
async function reviewOfKey(review_id: string, public_key: string, caller: Caller): Promise<Review> {
  const { review } = await getReview({ review_id }, caller);
  if (review.public_key === public_key) return review;
  throw new AppError(
    "invalid_document",
    "Another key signed this review, and only that key can withdraw it. Sign the withdrawal with the review's own key.",
    { details: [{ pointer: "/public_key", message: `must be the key that signed the review, ${review.public_key}` }] },
  );
}

/** Marks the review and takes its vote back, together or not at all; false when it is already withdrawn or gone. */
async function withdraw(tx: Transaction, { document, canonical, signature }: ProvenDocument<WithdrawalDocument>) {
  await takeAllVotes(tx);
  const [row] = await tx.select().from(reviews).where(eq(reviews.review_id, document.review_id));
  if (row === undefined || row.withdrawn_at !== null) return false;
  await tx
    .update(reviews)
    .set({
      counted: false,
      not_counted_reason: "withdrawn",
      withdrawn_at: writtenNow,
      withdrawal: canonical,
      withdrawal_signature: signature,
    })
    .where(eq(reviews.review_id, document.review_id));
  await changeVotes(tx, { left: row });
  return true;
}

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
