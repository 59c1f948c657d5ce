import type { Caller, Endpoint } from "../contract.ts";
import { env } from "../env.ts";
import type { Handler } from "../http/handle.ts";
import { parse } from "../http/parse.ts";
import { refundUnchanged } from "../http/refund-unchanged.ts";
import { respondError, respondJson } from "../http/respond.ts";
import { spendRead } from "../limits/spend-read.ts";
import { addressOf } from "../net/client-address.ts";
import { openApiDocument } from "./document.ts";
import type { Service } from "./service.ts";

/**
 * The door of a service's own description. It is not a verb's result: it is written once per process, and only a header
 * marks generated data, because OpenAPI has no member for that.
 */
export function serveDocument(endpoint: Endpoint, service: () => Service): Handler {
  let written: string | undefined;
  return {
    endpoint,
    answer: async (request) => {
      try {
        const caller: Caller = { address: addressOf(request.headers, env().TRUSTED_PROXY_HOPS), spent: [] };
        await spendRead(caller, endpoint.cost);
        parse(endpoint, { query: new URL(request.url).searchParams, path: {} });
        written ??= JSON.stringify(openApiDocument(service()));
        const { cache, cost } = endpoint;
        const said = { status: 200, cache: cache!, spent: caller.spent, link: null };
        return await refundUnchanged(respondJson(request, written, said), caller, cost);
      } catch (error) {
        return respondError(error);
      }
    },
  };
}
