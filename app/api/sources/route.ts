import { getSourcesEndpoint } from "#lib/about/contract.ts";
import { getSources } from "#lib/about/get-sources.ts";
import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(getSourcesEndpoint, getSources));
