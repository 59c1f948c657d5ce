import { AppError } from "../errors.ts";
import { refusing } from "./refusing.ts";
import type { Route } from "./route.ts";

/** The exports of a route file for addresses without an operation: 404, with a hint at those there are. */
export function noEndpoint(
  hintFor: (path: string) => string,
): Record<keyof Route, (request: Request) => Promise<Response>> {
  const refuse = refusing(({ url }) => {
    const hint = hintFor(new URL(url).pathname);
    return new AppError("not_found", `No endpoint has this path. ${hint}`);
  });
  return { GET: refuse, HEAD: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse };
}
