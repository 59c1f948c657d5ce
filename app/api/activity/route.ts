import { getActivityEndpoint } from "#lib/activity/contract.ts";
import { getActivity } from "#lib/activity/get-activity.ts";
import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(getActivityEndpoint, getActivity));
