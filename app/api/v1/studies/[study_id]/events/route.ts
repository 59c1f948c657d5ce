import { routeAt } from "#lib/api/routes.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeAt("/api/v1/studies/[study_id]/events");
