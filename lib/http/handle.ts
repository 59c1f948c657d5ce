import * as z from "zod";
import { authenticate } from "../accounts/authenticate.ts";
import { type Caller, type Endpoint, mostIgnored, noCopy, publicCopy, type Verb } from "../contract.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { excerpt } from "../format.ts";
import { type JsonValue, parseStrictJson, type Spellings } from "../json/strict-json.ts";
import { chargeUnparsedRequest } from "../limits/spend-attempt.ts";
import { limitInMemory, spendRead } from "../limits/spend-read.ts";
import { hasBody, parse } from "../net/parse-arguments.ts";
import { callerFrom, readBytes } from "../net/request-head.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { isObject } from "../own-value.ts";
import { accepts, asJson } from "./negotiation.ts";
import { orInMarkdown, refundUnchanged, respond, respondError, respondEvents } from "./respond.ts";

/** What precedes a request's handling: the parameters of its path, and its caller where the read is already paid for. */
export type Context = { params: Promise<Record<string, string>>; caller?: Caller };

/** An endpoint, its verb if any, and its request handler. */
export type Handler = {
  endpoint: Endpoint;
  verb?: Verb<Endpoint>;
  /** Whether the lane keeps its answers, and from which request for an address on. */
  isKept?: "at once" | "again";
  answer: (request: Request, context: Context) => Promise<Response>;
};

type Result<E extends Endpoint> = Awaited<ReturnType<Verb<E>>>;

/** Other forms of a result, for a client that prefers their media type to JSON (RFC 9110, 12.5.1). */
type Forms<E extends Endpoint> = {
  /** Server-sent events instead of the result; null for a request without them. */
  events?: (...args: Parameters<Verb<E>>) => Promise<ReadableStream<Uint8Array> | null>;
  markdown?: (result: Result<E>) => string | null;
};

/** The HTTP door: makes a request handler from an endpoint, its verb and other forms of its result. */
export function handle<E extends Endpoint>(endpoint: E, verb: Verb<E>, forms: Forms<E> = {}): Handler {
  return {
    endpoint,
    verb: verb as Verb<Endpoint>,
    answer: async (request, context) => {
      try {
        const caller = context.caller ?? callerFrom(request.headers);
        if (context.caller === undefined) await spendRead(caller, endpoint.cost);
        if (endpoint.auth === "api_key") caller.account = await authenticate(request.headers);
        const answer = await limitInMemory(endpoint, caller, async () => {
          const input = await inputOf(endpoint, request, context, caller);
          const asksForEvents = forms.events && accepts(request.headers.get("accept"), "text/event-stream");
          const events = asksForEvents ? await forms.events!(input, caller) : null;
          if (events !== null) return respondEvents(events, caller.spent);
          return answerOf(endpoint, forms, { request, caller, result: await verb(input, caller) });
        });
        return await refundUnchanged(answer, caller, endpoint.cost);
      } catch (error) {
        return respondError(error);
      }
    },
  };
}

/** The same handler, kept by the lane: its answers depend on their address and on storage alone. */
export const cached = (handler: Handler): Handler => ({ ...handler, isKept: "at once" });

/** The same for a read that most clients send only once: the first request for an address does not read the version. */
export const cachedAgain = (handler: Handler): Handler => ({ ...handler, isKept: "again" });

type Completion<E extends Endpoint> = { request: Request; caller: Caller; result: Result<E> };

function answerOf<E extends Endpoint>(endpoint: E, { markdown }: Forms<E>, { request, caller, result }: Completion<E>) {
  const status = endpoint.status?.(result) ?? 200;
  const answer = respond(request, result, {
    status,
    cache: endpoint.method === "GET" ? (endpoint.cache ?? publicCopy) : noCopy,
    spent: caller.spent,
    link: pageOf(endpoint, result) ?? nextPage(endpoint, request, result),
    location: endpoint.location?.(result),
    followed: endpoint.followed?.(result),
  });
  const text = markdown?.(result) ?? null;
  return text === null ? answer : orInMarkdown(request, answer, text);
}

/** The checked input of a request, from all places of its members. */
async function inputOf<E extends Endpoint>(endpoint: E, request: Request, context: Context, caller: Caller) {
  const query = new URL(request.url).searchParams;
  // Next passes no parameters to a route without any.
  const path = (await context.params) ?? {};
  const { headers } = request;
  if (!hasBody(endpoint)) return parse(endpoint, { query, path, headers });
  const members = { dry_run: query.get("dry_run") };
  const read = async () => parse(endpoint, { query, path, headers, body: await bodyOf(endpoint, request, caller) });
  return endpoint.limit === undefined ? read() : chargeUnparsedRequest(endpoint, caller, members, read);
}

/** The research API has one code for any unreadable JSON, and a larger body. */
async function bodyOf({ auth, input }: Endpoint, request: Request, caller: Caller): Promise<JsonValue> {
  if (auth === undefined) {
    caller.spellings = new Map();
    return readJson(request, { spellings: caller.spellings });
  }
  try {
    const body = await readJson(request, { limit: sizeLimits.research.bytes });
    caller.ignored = unknownIn(body, input)
      .slice(0, mostIgnored)
      .map((name) => excerpt(name, longestIgnored));
    return body;
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error;
    throw new AppError("invalid_json", error.message, error.extras);
  }
}

const longestIgnored = 80;

/** The members of a value that its shape does not know, those inside others by their path. */
function unknownIn(value: JsonValue, shape: z.core.$ZodType, path = ""): string[] {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return unknownIn(value, shape.unwrap(), path);
  if (shape instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, place) => unknownIn(item, shape.element, `${path}${place}/`));
  if (!(shape instanceof z.ZodObject) || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    Object.hasOwn(shape.shape, name) ? unknownIn(member, shape.shape[name], `${path}${name}/`) : [`${path}${name}`],
  );
}

/** The Link header of a result with a page for people. */
function pageOf(endpoint: Endpoint, result: unknown): string | null {
  const page = endpoint.page?.(result as never) ?? null;
  return page === null ? null : `<${page}>; rel="alternate"; type="text/html"`;
}

/** The Link header of a list with a next page (RFC 8288). */
function nextPage(endpoint: Endpoint, request: Request, result: unknown): string | null {
  const { total, limit, offset } = (result ?? {}) as { total?: number; limit?: number; offset?: number };
  if (total === undefined || limit === undefined || offset === undefined || offset + limit >= total) return null;
  const query = new URL(request.url).searchParams;
  query.set("limit", String(limit));
  query.set("offset", String(offset + limit));
  return `<${env().PUBLIC_URL}${endpoint.path}?${query}>; rel="next"`;
}

/** Reads a request's body as strict JSON; refuses another media type, a body over the limit, and anything ambiguous. */
async function readJson(
  request: Request,
  { limit = sizeLimits.rest.bytes, spellings }: { limit?: number; spellings?: Spellings } = {},
): Promise<JsonValue> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("unsupported_media_type", `Send the body ${asJson}.`);
  return parseStrictJson(await readBytes(request, limit), spellings && { spellings });
}
