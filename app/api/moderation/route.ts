import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { listRemovalsEndpoint } from "#lib/moderation/contract.ts";
import { listRemovals } from "#lib/moderation/list-removals.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(listRemovalsEndpoint, listRemovals));
