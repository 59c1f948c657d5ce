import type { Endpoint } from "../contract.ts";
import { demoHeaders } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { spendRead } from "../limits/spend-read.ts";
import { addressOf, methods } from "../net/request-head.ts";
import { recordOf } from "../own-value.ts";
import { idempotencyHeader } from "../studies/study-request.ts";
import type { Handler } from "./handle.ts";
import { respondError } from "./respond.ts";

type Answer = Handler["answer"];

export type Route = Record<(typeof methods)[number], Answer>;

/** What lets any page call an address, and how long a browser remembers that (Fetch, CORS protocol). */
export const anyPage = { "Access-Control-Allow-Origin": "*", "Access-Control-Max-Age": "86400" };

/** What a page may send to any address. */
export const usualHeaders = "Accept, Authorization, Content-Type";
/** The header by which a client of MCP says its version. */
export const protocolHeader = "MCP-Protocol-Version";
/** The methods of an address that takes a form or a message. */
export const postMethods = "POST, OPTIONS";
/** And to any of the API, whether the operation reads it or not: a client may send them to each. */
const apiHeaders = `${usualHeaders}, ${idempotencyHeader}, If-None-Match, Last-Event-ID, Prefer`;

/** Answers one address: its operations by method, HEAD and preflight, and 405 for the rest. */
export function route(...operations: { endpoint: Pick<Endpoint, "method">; answer: Answer }[]): Route {
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
        ...anyPage,
        "Access-Control-Allow-Methods": allowed,
        "Access-Control-Allow-Headers": apiHeaders,
      },
    });
  const of = (method: string) => answers[method] ?? refuse;
  return { ...recordOf(methods, of), HEAD: "GET" in answers ? withoutBody(of("GET")) : refuse, OPTIONS: preflight };
}

function withoutBody(answer: Answer): Answer {
  return async (request, context) => {
    const { status, headers } = await answer(request, context);
    return new Response(null, { status, headers });
  };
}

/** Answers a request that no operation takes: it costs as much as a record. */
const refusing = (errorOf: (request: Request) => AppError) => async (request: Request) => {
  const spent = spendRead({ address: addressOf(request.headers), spent: [] });
  return respondError(await spent.then(() => errorOf(request)).catch((error: unknown) => error));
};

/** The exports of a route file for addresses without an operation: 404, with a hint at those there are. */
export const noEndpoint = (hintFor: (path: string) => string) =>
  everyMethod(
    refusing(({ url }) => new AppError("not_found", `No endpoint has this path. ${hintFor(new URL(url).pathname)}`)),
  );

/** The exports of a route file whose every method has the same handler. */
export const everyMethod = <Every>(answer: Every): Record<keyof Route, Every> => recordOf(methods, () => answer);
