import { eq, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { prepared } from "../db/statements.ts";
import { notFound } from "../moderation/removals.ts";
import type { getReviewEndpoint } from "./contract.ts";
import { selectReviews, toReview } from "./review.ts";
import { reviews } from "./reviews.sql.ts";

const reviewById = prepared("review_by_id", (db) =>
  selectReviews(db).where(eq(reviews.review_id, sql.placeholder("review_id"))),
);

/** Gets one review with everything needed to verify it. */
export const getReview: Verb<typeof getReviewEndpoint> = async ({ review_id }) => {
  const [row] = await (await reviewById()).execute({ review_id });
  if (row === undefined)
    throw await notFound(db, review_id, "No review has this id. List them with list_reviews (GET /api/reviews).");
  return { review: toReview(row) };
};
