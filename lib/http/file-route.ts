import { type Caller, readCosts } from "../contract.ts";
import { spendRead } from "../limits/spend-read.ts";
import { callerFrom } from "../net/request-head.ts";
import { refundUnchanged, respondError, respondText } from "./respond.ts";
import { type Route, route } from "./route.ts";

/** A file as it is sent: its media type, its text, and for how long a copy may be kept. */
export type ServedFile = { type: string; text: string; cache?: string };

const styled = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type Make = (params: Record<string, string>, caller: Caller, headers: Headers) => ServedFile | Promise<ServedFile>;

/** The exports of a route file that answers with a file, made at each request, with an ETag. */
export function fileRoute(make: Make, cost = readCosts.list): Route {
  return route({
    endpoint: { method: "GET" },
    answer: async (request, context) => {
      try {
        const caller = context.caller ?? callerFrom(request.headers);
        if (context.caller === undefined) await spendRead(caller, cost);
        const { cache = "public, no-cache", ...file } = await make(
          (await context.params) ?? {},
          caller,
          request.headers,
        );
        const answer = respondText(request, file, { status: 200, cache, spent: caller.spent, link: null });
        // At its own address a drawing needs its style.
        if (file.type === "image/svg+xml") answer.headers.set("Content-Security-Policy", styled);
        return await refundUnchanged(answer, caller, cost);
      } catch (error) {
        return respondError(error);
      }
    },
  });
}
