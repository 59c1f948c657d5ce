import { AppError } from "#lib/errors.ts";
import { respondError } from "#lib/http/respond.ts";

const answer = (request: Request) =>
  respondError(new AppError("not_found", `No endpoint has this path. ${hintFor(new URL(request.url).pathname)}`));

const hintFor = (path: string) =>
  /^\/api\/v1(\/|$)/.test(path)
    ? "GET /api/v1/openapi.json describes those there are."
    : "GET /api/tools lists the tools.";

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
