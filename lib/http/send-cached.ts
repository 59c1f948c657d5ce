import type { IncomingMessage, ServerResponse } from "node:http";
import { crc32 } from "node:zlib";
import { LRUCache } from "lru-cache";
import { FastResponse, type NodeResponse, sendNodeResponse } from "srvx/node";
import { type Caller, type Endpoint, readCosts } from "../contract.ts";
import { storageVersion } from "../db/statements.ts";
import { env } from "../env.ts";
import { rateLimitHeaders, refundRead, spendRead } from "../limits/spend-read.ts";
import { callerFrom } from "../net/request-head.ts";
import type { Handler } from "./handle.ts";
import { compressed, gunzipped, gzippedFast, isCompressed, memoryShare, ofUnknownLength } from "./negotiation.ts";
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

/** An answer to a read, kept with the version of storage from which it was made. */
export type CachedAnswer = {
  /** Null where it was not read; then the answer is not kept. */
  version: string | null;
  /** Without those of one request: the limits and the form of the tag. */
  headers: Record<string, string>;
  /** The strong tag of the text; null for an answer without one. */
  tag: string | null;
  /** Of the text, in bytes. */
  length: number;
  /** Null where only the compressed bytes are kept. */
  text: Buffer | null;
  gzip: Buffer | null;
};

/** The memory for kept answers. */
export const answersBytes = memoryShare(32, 64);

/** Answers requested once have the room that the rest leaves, and at least this: most are never requested again. */
const onceBytes = Math.floor(answersBytes / 8);

/** Room for what an entry has beside its bytes. */
const entryBytes = 1_024;

const sizeCalculation = ({ text, gzip }: CachedAnswer, url: string) => url.length + (gzip ?? text)!.length + entryBytes;

// Two queues, as in 2Q (Johnson and Shasha, 1994).
const askedOnce = new LRUCache<string, CachedAnswer>({ maxSize: answersBytes, sizeCalculation });
const askedAgain = new LRUCache<string, CachedAnswer>({
  maxSize: answersBytes - onceBytes,
  sizeCalculation,
  dispose: dropText,
});

/** Compressed answers that are kept as text too, in the room that is left. */
const inBothForms = new Set<CachedAnswer>();
let bytesOfTexts = 0;

/** The kept answer of an address; its version shows whether it is current. */
export function cachedAnswer(url: string): CachedAnswer | undefined {
  const entry = askedAgain.get(url);
  if (entry !== undefined) return entry;
  const once = askedOnce.peek(url);
  if (once === undefined) return undefined;
  keepAgain(url, once);
  return once;
}

/** Keeps an answer; compressed bytes of the same text stay. */
export function cacheAnswer(url: string, version: string | null, answer: Response): CachedAnswer {
  // As srvx sends it: a Response that is read takes ten times as long.
  const { headers: list, body } = (answer as NodeResponse)._toNodeResponse();
  const headers: Record<string, string> = {};
  for (let at = 0; at < list.length; at += 2) headers[list[at]!] = list[at + 1]!;
  const { "content-length": _, etag: tag = null, ...headersToKeep } = headers;
  for (const name of Object.keys(headersToKeep)) if (name.startsWith("ratelimit")) delete headersToKeep[name];
  const text = Buffer.from(body as string);
  const before = askedAgain.peek(url);
  const gzip = tag !== null && before?.tag === tag ? before.gzip : null;
  const entry: CachedAnswer = { version, headers: headersToKeep, tag, length: text.length, text, gzip };
  if (version === null) return entry;
  if (wasRequested(url)) keepAgain(url, entry);
  else keepOnce(url, entry);
  return entry;
}

function keepOnce(url: string, answer: CachedAnswer): void {
  askedOnce.set(url, answer);
  hasRoom();
}

function keepAgain(url: string, answer: CachedAnswer): void {
  askedOnce.delete(url);
  askedAgain.set(url, answer);
  if (!hasRoom())
    for (const other of inBothForms) {
      dropText(other);
      if (hasRoom()) break;
    }
  if (answer.gzip !== null && answer.text !== null) addText(answer, answer.text);
}

/** Whether so many bytes more are within the share; gives up answers of the first queue for them. */
function hasRoom(more = 0): boolean {
  const others = askedAgain.calculatedSize + bytesOfTexts + more;
  while (others + askedOnce.calculatedSize > answersBytes && askedOnce.calculatedSize > onceBytes) askedOnce.pop();
  return others + askedOnce.calculatedSize <= answersBytes;
}

function addText(answer: CachedAnswer, text: Buffer): void {
  answer.text = hasRoom(text.length) ? text : null;
  if (answer.text === null) return;
  inBothForms.add(answer);
  bytesOfTexts += answer.length;
}

function dropText(answer: CachedAnswer): void {
  if (!inBothForms.delete(answer)) return;
  bytesOfTexts -= answer.length;
  answer.text = null;
}

/** The text of an answer. */
export function textOf(url: string, answer: CachedAnswer): Buffer {
  if (answer.text !== null) return answer.text;
  const text = gunzipped(answer.gzip!, answer.length);
  if (askedAgain.peek(url) === answer) addText(answer, text);
  return text;
}

/** The compressed bytes of an answer, made once. */
export async function gzipOf(url: string, answer: CachedAnswer): Promise<Buffer> {
  if (answer.gzip !== null) return answer.gzip;
  const gzip = await gzippedFast(answer.text!);
  // Another object, because the cache counts the size of the same one only once. A later answer stays.
  if (askedAgain.peek(url) === answer) keepAgain(url, { ...answer, gzip });
  if (askedOnce.peek(url) === answer) keepOnce(url, { ...answer, text: null, gzip });
  return gzip;
}

/** How many addresses of kept answers are remembered at least after their answers are gone, and at most twice as many. */
const remembered = 8_192;
let lately = new Set<number>();
let earlier = new Set<number>();

/** Whether this address was requested lately, and so is now; two addresses of one checksum count as one. */
export function wasRequested(url: string): boolean {
  const sum = crc32(url);
  if (lately.has(sum) || earlier.has(sum)) return true;
  if (lately.size >= remembered) [earlier, lately] = [lately, new Set()];
  lately.add(sum);
  return false;
}
