import { getParticipationEndpoint } from "#lib/activity/contract.ts";
import { getParticipation } from "#lib/activity/get-participation.ts";
import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getParticipationEndpoint, getParticipation),
);
