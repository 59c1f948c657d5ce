import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { simulateEndpoint } from "#lib/studies/contract.ts";
import { simulate } from "#lib/studies/simulate.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(simulateEndpoint, simulate));
