import { eq } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { getReviewEndpoint } from "./contract.ts";
import { selectReviews, toReview } from "./review.ts";
import { reviews } from "./reviews.sql.ts";

/** One review with everything needed to verify it. */
export const getReview: Verb<typeof getReviewEndpoint> = async ({ review_id }) => {
  const [row] = await selectReviews(await database()).where(eq(reviews.review_id, review_id));
  if (row === undefined) throw new AppError("not_found", "No review has this id. List them with GET /api/reviews.");
  return { review: toReview(row) };
};
