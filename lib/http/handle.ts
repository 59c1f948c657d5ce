import { authenticate } from "../accounts/authenticate.ts";
import type { Caller, Endpoint, Verb } from "../contract.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import type { JsonValue } from "../json/strict-json.ts";
import { countUnread } from "../limits/count-unread.ts";
import { spendRead } from "../limits/spend-read.ts";
import { standIn } from "../limits/stand-in.ts";
import { callerFrom } from "../net/client-address.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { hasBody, parse } from "./parse.ts";
import { readJson } from "./read-json.ts";
import { refundUnchanged } from "./refund-unchanged.ts";
import { respond, respondError } from "./respond.ts";

export type Context = { params: Promise<Record<string, string>> };

/** An endpoint and what answers a request for it. */
export type Handled = { endpoint: Endpoint; answer: (request: Request, context: Context) => Promise<Response> };

/** The HTTP door: what answers a request, made of an endpoint and the verb behind it. */
export function handle<E extends Endpoint>(endpoint: E, verb: Verb<E>): Handled {
  return {
    endpoint,
    answer: async (request, context) => {
      try {
        const caller = callerFrom(request.headers, env().TRUSTED_PROXY_HOPS);
        await spendRead(caller, endpoint.cost);
        if (endpoint.auth === "api_key") caller.account = await authenticate(request.headers);
        const attempt = async () => verb(await inputOf(endpoint, request, context, caller), caller);
        const result = await standIn(endpoint, caller, attempt);
        const status = endpoint.status?.(result as never) ?? 200;
        const cache = endpoint.method === "GET" ? (endpoint.cache ?? "public, no-cache") : "no-store";
        const location = status === 201 ? endpoint.location?.(result as never) : null;
        const link = nextPage(endpoint, request, result);
        const answer = respond(request, result, { status, cache, spent: caller.spent, link, location });
        return await refundUnchanged(answer, caller, endpoint.cost);
      } catch (error) {
        return respondError(error);
      }
    },
  };
}

/** The checked input of a request, wherever its members travel. */
export async function inputOf<E extends Endpoint>(endpoint: E, request: Request, context: Context, caller: Caller) {
  const query = new URL(request.url).searchParams;
  // Next hands a route without parameters none at all.
  const path = (await context.params) ?? {};
  if (!hasBody(endpoint)) return parse(endpoint, { query, path });
  const given = { dry_run: query.get("dry_run") };
  const read = async () => parse(endpoint, { query, path, body: await bodyOf(endpoint, request) });
  return countUnread(endpoint, caller, given, read);
}

/** The research API has one code for whatever is not JSON that can be read, and a larger body. */
async function bodyOf({ auth }: Endpoint, request: Request): Promise<JsonValue> {
  if (auth === undefined) return readJson(request);
  try {
    return await readJson(request, sizeLimits.research.bytes);
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error;
    throw new AppError("invalid_json", error.message, error.extras);
  }
}

/** The Link header of a list that goes on (RFC 8288). */
function nextPage(endpoint: Endpoint, request: Request, result: unknown): string | null {
  const { total, limit, offset } = (result ?? {}) as { total?: number; limit?: number; offset?: number };
  if (total === undefined || limit === undefined || offset === undefined || offset + limit >= total) return null;
  const query = new URL(request.url).searchParams;
  query.set("limit", String(limit));
  query.set("offset", String(offset + limit));
  return `<${env().PUBLIC_URL}${endpoint.path}?${query}>; rel="next"`;
}
