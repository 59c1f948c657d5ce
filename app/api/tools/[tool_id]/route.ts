import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { getTool } from "#lib/tools/get-tool.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(getToolEndpoint, getTool));
