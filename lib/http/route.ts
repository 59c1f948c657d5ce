import { demoHeaders } from "../db/demo-data.ts";
import { AppError } from "../errors.ts";
import type { Handler } from "./handle.ts";
import { refusing } from "./refusing.ts";

type Answer = Handler["answer"];

/** The exports of a route file. */
export type Route = Record<"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS", Answer>;

/** Answers one address: its operations by method, HEAD and preflight, and 405 for the rest. */
export function route(...operations: Handler[]): Route {
  const answers = Object.fromEntries(operations.map(({ endpoint, answer }) => [endpoint.method, answer]));
  const allowed = [...Object.keys(answers), ...("GET" in answers ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse = refusing(({ method }) => {
    const message = `${method} is not allowed here; allowed: ${allowed}.`;
    return new AppError("method_not_allowed", message, {}, { Allow: allowed });
  });
  const preflight: Answer = async () =>
    new Response(null, {
      status: 204,
      headers: {
        ...demoHeaders(),
        Allow: allowed,
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Methods": allowed,
        "Access-Control-Allow-Headers": "Accept, Authorization, Content-Type, Idempotency-Key, If-None-Match, Prefer",
        "Access-Control-Max-Age": "86400",
      },
    });
  const of = (method: string) => answers[method] ?? refuse;
  return {
    GET: of("GET"),
    HEAD: "GET" in answers ? withoutBody(of("GET")) : refuse,
    POST: of("POST"),
    PUT: of("PUT"),
    PATCH: of("PATCH"),
    DELETE: of("DELETE"),
    OPTIONS: preflight,
  };
}

function withoutBody(answer: Answer): Answer {
  return async (request, context) => {
    const { status, headers } = await answer(request, context);
    return new Response(null, { status, headers });
  };
}
