import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { listReviewsEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { listReviews } from "#lib/reviews/list-reviews.ts";
import { publishReview } from "#lib/reviews/publish-review.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(listReviewsEndpoint, listReviews),
  handle(publishReviewEndpoint, publishReview),
);
