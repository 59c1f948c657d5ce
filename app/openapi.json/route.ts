import { route } from "#lib/http/route.ts";
import { serveDocument } from "#lib/openapi/serve-document.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(serveDocument);
