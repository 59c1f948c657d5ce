import { revokeKeyEndpoint } from "#lib/accounts/contract.ts";
import { revokeKey } from "#lib/accounts/revoke-key.ts";
import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(revokeKeyEndpoint, revokeKey));
