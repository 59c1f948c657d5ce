import { route } from "#lib/http/route.ts";
import { getOpenApiEndpoint } from "#lib/openapi/contract.ts";
import { ratings } from "#lib/openapi/ratings.ts";
import { serveDocument } from "#lib/openapi/serve-document.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(serveDocument(getOpenApiEndpoint, ratings));
