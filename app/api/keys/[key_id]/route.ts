import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { getKeyEndpoint } from "#lib/reviews/contract.ts";
import { getKey } from "#lib/reviews/get-key.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(getKeyEndpoint, getKey));
