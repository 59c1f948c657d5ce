import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { getReviewProtocolEndpoint } from "#lib/reviews/contract.ts";
import { getReviewProtocol } from "#lib/reviews/get-review-protocol.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getReviewProtocolEndpoint, getReviewProtocol),
);
