import { getStatsEndpoint } from "#lib/about/contract.ts";
import { getStats } from "#lib/about/get-stats.ts";
import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(getStatsEndpoint, getStats));
