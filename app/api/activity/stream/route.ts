import { route } from "#lib/http/route.ts";
import { streamActivity } from "#lib/http/stream-activity.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(streamActivity);
