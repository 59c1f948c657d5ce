import { noEndpoint } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = noEndpoint((path) =>
  /^\/api\/v1(\/|$)/.test(path)
    ? "GET /api/v1/openapi.json describes those there are."
    : "GET /api/tools lists the tools.",
);
