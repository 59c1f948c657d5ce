import { handleResearch } from "#lib/http/handle-study.ts";
import { route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handleResearch);
