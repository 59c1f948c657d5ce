import { AppError } from "#lib/errors.ts";
import { respondError } from "#lib/http/respond.ts";

const answer = () =>
  respondError(new AppError("not_found", "No endpoint has this path. GET /api/tools lists the tools."));

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
