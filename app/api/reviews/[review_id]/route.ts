import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { getReviewEndpoint } from "#lib/reviews/contract.ts";
import { getReview } from "#lib/reviews/get-review.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(getReviewEndpoint, getReview));
