import { routeAt } from "#lib/api/routes.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeAt("/api/tools/[tool_id]/brief");
