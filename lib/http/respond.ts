import { hash, randomUUID } from "node:crypto";
import { ReadableStream as NodeStream } from "node:stream/web";
// Its Response becomes one of Node's own only when read; the API lane writes it out directly.
import { FastResponse } from "srvx/node";
import { type Caller, noCopy, readCosts, type WindowState } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { demoHeaders, flagDemo } from "../db/client.ts";
import { logUnlessAway, storageRetrySeconds } from "../db/storage-away.ts";
import { requestIdHeader } from "../errors.ts";
import { type JsonParts, writeParts } from "../json/kept-json.ts";
import { rateLimitHeaders, refundRead } from "../limits/spend-read.ts";
import { currentRequestId } from "../net/named-response.ts";
import { refusalOf } from "../net/refusal-of.ts";
import answerHeaders from "../openapi/answer-headers.json" with { type: "json" };
import { accepts, isCompressed, ofUnknownLength } from "./negotiation.ts";

export const jsonType = "application/json; charset=utf-8";
export const htmlType = "text/html; charset=utf-8";
export const markdownType = "text/markdown; charset=utf-8";

/** The headers of answers that a page of another origin may read. */
export const exposedHeaders = Object.keys(answerHeaders).join(", ");

/** What keeps a browser from running, framing or guessing an answer. */
export const inert = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** The headers of every API answer: any page may read it, none may run it. */
const always = {
  "Content-Type": jsonType,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposedHeaders,
  Vary: "Accept-Encoding",
  ...inert,
};

type Head = {
  status: number;
  cache: string;
  spent: WindowState[];
  link: string | null;
  location?: string | null | undefined;
  followed?: string | null | undefined;
};

/** A result as JSON, flagged when its data is generated. */
export const respond = (request: Request, result: unknown, head: Head): Response =>
  respondParts(request, head.status === 204 ? null : writeParts(flagDemo(result as object)), head);

function respondParts(request: Request, parts: JsonParts | null, head: Head): Response {
  const { status, cache, spent, link, location, followed } = head;
  const headers: Record<string, string> = {
    ...always,
    ...demoHeaders(),
    "Cache-Control": cache,
    ...rateLimitHeaders(spent),
  };
  if (link !== null) headers.Link = link;
  if (location) headers.Location = location;
  if (followed) headers["Preference-Applied"] = followed;
  if (status === 503) headers["Retry-After"] = String(storageRetrySeconds);
  if (parts === null || cache === noCopy || status !== 200) return answerWith(parts, { status, headers });
  // The tag is of the text; compressed, the bytes differ and the tag is a weak one (RFC 9110, 8.8.3.3).
  const etag = `"${partOf(hash("sha256", identityOf(parts), "base64url"), 0, 27)}"`;
  // A streamed list counts as longer than any limit.
  const length = isText(parts) ? parts[0].length : Number.POSITIVE_INFINITY;
  headers.ETag = isCompressed(request.headers.get("accept-encoding"), length) ? `W/${etag}` : etag;
  if (!hasTag(request.headers.get("if-none-match"), etag)) return answerWith(parts, { status, headers });
  const { "Content-Type": _, ...headersToKeep } = headers;
  return new FastResponse(null, { status: 304, headers: headersToKeep });
}

const isText = (parts: JsonParts): parts is [string] => parts.length === 1;

/** The same for equal answers: their text, with the versions of streamed lists in their places. */
const identityOf = (parts: JsonParts): string =>
  isText(parts) ? parts[0] : parts.map((part) => (typeof part === "string" ? part : part.version)).join("\n");

function answerWith(parts: JsonParts | null, init: ResponseInit): Response {
  if (parts === null || isText(parts)) return new FastResponse(parts?.[0] ?? null, init);
  const answer = new FastResponse(NodeStream.from(bytesOf(parts)) as ReadableStream<Uint8Array<ArrayBuffer>>, init);
  ofUnknownLength.add(answer);
  return answer;
}

/** Answers with a text of this media type, unchanged; a read has an ETag and answers 304 to a client that has it. */
export function respondText(request: Request, { type, text }: { type: string; text: string }, head: Head): Response {
  const answer = respondParts(request, [text], head);
  if (answer.status === 200) answer.headers.set("Content-Type", type);
  return answer;
}

/** The same answer, or its Markdown for a client that prefers that. */
export function orInMarkdown(request: Request, answer: Response, markdown: string): Response {
  const { headers } = answer;
  headers.append("Vary", "Accept");
  if (!accepts(request.headers.get("accept"), "text/markdown")) return answer;
  headers.set("Content-Type", markdownType);
  return new FastResponse(markdown, { headers });
}

/** Server-sent events, which no cache or compressor on the way may hold back. */
export function respondEvents(events: ReadableStream<Uint8Array> | null, spent: WindowState[]): Response {
  const headers = {
    ...always,
    ...demoHeaders(),
    ...rateLimitHeaders(spent),
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": `${noCopy}, no-transform`,
    "X-Accel-Buffering": "no",
  };
  return new FastResponse(events, { headers });
}

/** RFC 9110, 13.1.2: the client's list of tags, compared weakly. */
export function hasTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

/** An error as JSON, under its request's id; an unexpected one is logged under it and reported without detail. */
export function respondError(thrown: unknown): Response {
  const error = refusalOf(thrown);
  const request_id = error.headers[requestIdHeader] ?? currentRequestId() ?? randomUUID();
  const headers: Record<string, string> = {
    ...always,
    ...demoHeaders(),
    "Cache-Control": noCopy,
    ...error.headers,
    [requestIdHeader]: request_id,
  };
  if (error.extras.retry_after !== undefined) headers["Retry-After"] = String(error.extras.retry_after);
  const body = { error: error.code, message: error.message, ...error.extras, request_id };
  return new FastResponse(JSON.stringify(flagDemo(body)), { status: error.status, headers });
}

/** Returns the same answer; a 304 costs no more than a record: the rest is refunded, and its headers say so. */
export async function refundUnchanged(answer: Response, caller: Caller, cost: number | undefined): Promise<Response> {
  if (answer.status !== 304 || cost === undefined) return answer;
  await refundRead(caller, cost - readCosts.record);
  for (const [name, value] of Object.entries(rateLimitHeaders(caller.spent))) answer.headers.set(name, value);
  return answer;
}

/** The bytes of JSON whose lists are read while it is sent, at its reader's pace. */
async function* bytesOf(parts: JsonParts): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  try {
    for (const part of parts) {
      if (typeof part === "string") {
        yield encoder.encode(part);
        continue;
      }
      let before = "[";
      for await (const items of part.read()) {
        yield encoder.encode(before + items.join(","));
        before = ",";
      }
      yield encoder.encode(before === "[" ? "[]" : "]");
    }
  } catch (error) {
    // Sent bytes cannot be taken back: the answer breaks off, which its reader can see at its end.
    logUnlessAway("An answer could not be read to its end")(error);
    throw error;
  }
}
