import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { compareTools } from "#lib/tools/compare-tools.ts";
import { compareToolsEndpoint } from "#lib/tools/contract.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(compareToolsEndpoint, compareTools));
