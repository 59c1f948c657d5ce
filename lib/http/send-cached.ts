import type { IncomingMessage, ServerResponse } from "node:http";
import { FastResponse, sendNodeResponse } from "srvx/node";
import { type Caller, type Endpoint, readCosts } from "../contract.ts";
import { storageVersion } from "../db/storage-version.ts";
import { env } from "../env.ts";
import { rateLimitHeaders } from "../limits/spend-attempt.ts";
import { refundRead, spendRead } from "../limits/spend-read.ts";
import { callerFrom } from "../net/client-address.ts";
import { type CachedAnswer, cacheAnswer, cachedAnswer, gzipOf, textOf, wasRequested } from "./answer-cache.ts";
import type { Handler } from "./handle.ts";
import { compressed, isCompressed, ofUnknownLength } from "./negotiation.ts";
import { hasTag, refundUnchanged, respondError } from "./respond.ts";

/** Answers a read from memory while storage has not changed, else from its handler. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { endpoint, isKept, answer }: Handler,
  params: Record<string, string>,
): Promise<void> {
  const url = request.url!;
  try {
    const caller = callerFrom({ get: (name) => request.headers[name]?.toString() ?? null });
    await spendRead(caller, endpoint.cost);
    const version = isKept === "again" && !wasRequested(url) ? null : await storageVersion();
    let cached = version === null ? undefined : cachedAnswer(url);
    if (cached === undefined || cached.version !== version) {
      const fresh = await answer(new Request(new URL(url, env().PUBLIC_URL)), {
        params: Promise.resolve(params),
        caller,
      });
      if (fresh.status !== 200) return await sendNodeResponse(response, await compressed(codingsOf(request), fresh));
      if (ofUnknownLength.has(fresh))
        return await sendNodeResponse(response, await longAnswer(request, fresh, caller, endpoint));
      if (version === null && isSentAsMade(request)) return await sendNodeResponse(response, fresh);
      cached = cacheAnswer(url, version, fresh);
    }
    await send(request, response, { entry: cached, caller, cost: endpoint.cost ?? readCosts.record });
  } catch (error) {
    await sendNodeResponse(response, respondError(error));
  }
}

/** An answer that is too long to be kept: sent while it is made, or as a 304. */
async function longAnswer(
  request: IncomingMessage,
  response: Response,
  caller: Caller,
  { cost }: Endpoint,
): Promise<Response> {
  const tag = response.headers.get("etag")!;
  if (isCompressed(codingsOf(request), Number.POSITIVE_INFINITY)) response.headers.set("etag", `W/${tag}`);
  if (!hasTag(request.headers["if-none-match"] ?? null, tag)) return compressed(codingsOf(request), response);
  await response.body?.cancel();
  response.headers.delete("content-type");
  return refundUnchanged(new FastResponse(null, { status: 304, headers: response.headers }), caller, cost);
}

const codingsOf = ({ headers }: IncomingMessage) => headers["accept-encoding"]?.toString() ?? null;

/** Whether this request is answered with the text as it was made, which need not be kept then. */
const isSentAsMade = (request: IncomingMessage) =>
  request.method === "GET" &&
  request.headers["if-none-match"] === undefined &&
  !isCompressed(codingsOf(request), Number.POSITIVE_INFINITY);

type Completion = { entry: CachedAnswer; caller: Caller; cost: number };

async function send(request: IncomingMessage, response: ServerResponse, { entry, caller, cost }: Completion) {
  const { tag, length } = entry;
  const isGzip = isCompressed(codingsOf(request), length);
  const etag = tag !== null && { etag: isGzip ? `W/${tag}` : tag };
  if (tag !== null && hasTag(request.headers["if-none-match"] ?? null, tag)) {
    // A 304 costs no more than a record.
    if (cost > readCosts.record) await refundRead(caller, cost - readCosts.record);
    const { "content-type": _, ...headers } = entry.headers;
    response.writeHead(304, { ...headers, ...etag, ...rateLimitHeaders(caller.spent) }).end();
    return;
  }
  const bytes = await (isGzip ? gzipOf(request.url!, entry) : textOf(request.url!, entry));
  const head = { ...entry.headers, ...etag, ...(isGzip && { "content-encoding": "gzip" }) };
  response
    .writeHead(200, { ...head, ...rateLimitHeaders(caller.spent), "content-length": bytes.length })
    .end(request.method === "HEAD" ? undefined : bytes);
}
