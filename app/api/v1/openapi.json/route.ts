import { route } from "#lib/http/route.ts";
import { getResearchOpenApiEndpoint } from "#lib/openapi/contract.ts";
import { research } from "#lib/openapi/research.ts";
import { serveDocument } from "#lib/openapi/serve-document.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serveDocument(getResearchOpenApiEndpoint, research),
);
