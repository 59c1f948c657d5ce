import { getHealthEndpoint } from "#lib/about/contract.ts";
import { getHealth } from "#lib/about/get-health.ts";
import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(getHealthEndpoint, getHealth));
