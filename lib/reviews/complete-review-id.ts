import { completeId } from "../db/complete-id.ts";
import { reviews } from "./reviews.sql.ts";

/** The first ids of reviews that start with these hexadecimal digits. */
export const completeReviewId = completeId("review_ids_from", reviews.review_id);
