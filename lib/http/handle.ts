import type { Caller, Endpoint, Verb } from "../contract.ts";
import { env } from "../env.ts";
import { countUnread } from "../limits/count-unread.ts";
import { spendRead } from "../limits/spend-read.ts";
import { standIn } from "../limits/stand-in.ts";
import { addressOf } from "../net/client-address.ts";
import { parse } from "./parse.ts";
import { readJson } from "./read-json.ts";
import { respond, respondError } from "./respond.ts";

type Context = { params: Promise<Record<string, string>> };

/** An endpoint and what answers a request for it. */
export type Handled = { endpoint: Endpoint; answer: (request: Request, context: Context) => Promise<Response> };

/** The HTTP door: what answers a request, made of an endpoint and the verb behind it. */
export function handle<E extends Endpoint>(endpoint: E, verb: Verb<E>): Handled {
  return {
    endpoint,
    answer: async (request, context) => {
      try {
        const caller: Caller = { address: addressOf(request.headers, env().TRUSTED_PROXY_HOPS), spent: [] };
        await spendRead(caller);
        const attempt = async () => verb(await inputOf(endpoint, request, context, caller), caller);
        const result = await standIn(endpoint, caller, attempt);
        const status = endpoint.status?.(result as never) ?? 200;
        const cache = endpoint.method === "GET" ? (endpoint.cache ?? "public, no-cache") : "no-store";
        return respond(request, result, {
          status,
          cache,
          spent: caller.spent,
          link: nextPage(endpoint, request, result),
        });
      } catch (error) {
        return respondError(error);
      }
    },
  };
}

async function inputOf<E extends Endpoint>(endpoint: E, request: Request, context: Context, caller: Caller) {
  const query = new URL(request.url).searchParams;
  const path = await context.params;
  if (endpoint.method === "GET") return parse(endpoint, { query, path });
  const given = { dry_run: query.get("dry_run") };
  const read = async () => parse(endpoint, { query, path, body: await readJson(request) });
  return countUnread(endpoint, caller, given, read);
}

/** The Link header of a list that goes on (RFC 8288). */
function nextPage(endpoint: Endpoint, request: Request, result: unknown): string | null {
  const { total, limit, offset } = result as { total?: number; limit?: number; offset?: number };
  if (total === undefined || limit === undefined || offset === undefined || offset + limit >= total) return null;
  const query = new URL(request.url).searchParams;
  query.set("limit", String(limit));
  query.set("offset", String(offset + limit));
  return `<${env().PUBLIC_URL}${endpoint.path}?${query}>; rel="next"`;
}
