import { AppError } from "#lib/errors.ts";
import { refusing } from "#lib/http/refusing.ts";

const serve = refusing(
  ({ url }) => new AppError("not_found", `No endpoint has this path. ${hintFor(new URL(url).pathname)}`),
);

const hintFor = (path: string) =>
  /^\/api\/v1(\/|$)/.test(path)
    ? "GET /api/v1/openapi.json describes those there are."
    : "GET /api/tools lists the tools.";

export { serve as DELETE, serve as GET, serve as HEAD, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };
