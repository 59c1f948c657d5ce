import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { getDimensionsEndpoint } from "#lib/reviews/contract.ts";
import { getDimensions } from "#lib/reviews/get-dimensions.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(getDimensionsEndpoint, getDimensions));
