import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { withdrawReviewEndpoint } from "#lib/reviews/contract.ts";
import { withdrawReview } from "#lib/reviews/withdraw-review.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(withdrawReviewEndpoint, withdrawReview));
