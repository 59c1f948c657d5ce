import type { Database, Transaction } from "../db/client.ts";
import { env } from "../env.ts";
import type { Review } from "./contract.ts";
import { reviews } from "./reviews.sql.ts";

const reviewColumns = {
  review_id: reviews.review_id,
  tool_id: reviews.tool_id,
  document: reviews.document,
  public_key: reviews.public_key,
  signature: reviews.signature,
  key_id: reviews.key_id,
  document_sha256: reviews.document_sha256,
  published_at: reviews.published_at,
  counted: reviews.counted,
  not_counted_reason: reviews.not_counted_reason,
  withdrawn_at: reviews.withdrawn_at,
};

/** The reviews as they are stored. */
export function selectReviews(db: Database | Transaction) {
  return db.select(reviewColumns).from(reviews);
}

type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/** A review as it is published: the very document that was signed, and what proves it. */
export function toReview(row: ReviewRow): Review {
  return {
    ...row,
    document: JSON.parse(row.document),
    published_at: row.published_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    url: `${env().PUBLIC_URL}/reviews/${row.review_id}`,
    content_trust: "untrusted",
  };
}
