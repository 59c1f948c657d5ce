import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";
import { searchTools } from "#lib/tools/search-tools.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(searchToolsEndpoint, searchTools));
