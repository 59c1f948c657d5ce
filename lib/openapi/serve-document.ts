import type { Endpoint } from "../contract.ts";
import type { Handler } from "../http/handle.ts";
import { jsonType, respondError, respondText } from "../http/respond.ts";
import { parse } from "../net/parse-arguments.ts";
import { openApiDocument } from "./document.ts";
import type { Service } from "./service.ts";

/**
 * The door of a service's own description. It costs nothing, so that a client that has used up its minute can still load
 * it. It is not a verb's result: it is written once per process, and only a header
 * marks generated data, because OpenAPI has no member for that.
 */
export function serveDocument(endpoint: Endpoint, service: () => Service): Handler {
  let text: string | undefined;
  return {
    endpoint,
    answer: async (request) => {
      try {
        parse(endpoint, { query: new URL(request.url).searchParams, path: {} });
        text ??= JSON.stringify(openApiDocument(service()));
        const head = { status: 200, cache: endpoint.cache!, spent: [], link: null };
        return respondText(request, { type: jsonType, text }, head);
      } catch (error) {
        return respondError(error);
      }
    },
  };
}
