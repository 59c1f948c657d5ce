import { AsyncLocalStorage } from "node:async_hooks";
import {
  createMcpHandler,
  isJSONRPCRequest,
  isLegacyRequest,
  type JSONRPCRequest,
  legacyStatelessFallback,
  McpServer,
  type Server,
} from "@modelcontextprotocol/server";
import { FastResponse } from "srvx/node";
import { noCopy, readCosts } from "../contract.ts";
import { demoHeaders } from "../db/client.ts";
import { asJson } from "../http/negotiation.ts";
import { exposedHeaders, inert } from "../http/respond.ts";
import { anyPage, postMethods, protocolHeader, usualHeaders } from "../http/route.ts";
import { parseStrictJson, type Spellings } from "../json/strict-json.ts";
import { rateLimitHeaders, spendRead } from "../limits/spend-read.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { readBytes } from "../net/request-head.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { callerOf, sameCaller } from "./caller-of.ts";
import { faultOfOrigin } from "./check-origin.ts";
import { argumentSpellings, faultOfLegacy, faultOfMessages, idOf, lenientMessage } from "./messages.ts";
import { withOwnErrors } from "./protocol-refusal.ts";
import { answerBatch, answerText, answerWith, code, formsFor, inForm, refuse, refuseWith } from "./rpc-answer.ts";
import { type Results, SharedConnection, settingAside } from "./shared-connection.ts";

const { bytes: bodyLimit, depth: depthLimit } = sizeLimits.mcp;

/** How many idle instances are kept: a burst leaves no more behind. */
const idleLimit = 64;

type Options = {
  /** How the initialize era is answered: "json", or "sse" for slow endpoints that report progress. */
  initializeEra?: "json" | "sse";
  /** The cost of a message, in units of `RATE_LIMIT_READS`. */
  costOf?: (message: object) => number;
  /** Lets a caller in, before anything is read, or answers with the challenge that says how to come in. */
  admit?: (request: Request) => Promise<Response | null>;
  /** Answers a message itself, or as `answer` does. */
  keep?: (request: Request, body: unknown, answer: () => Promise<Response>) => Promise<Response>;
  /** Answers a message that its caller may not send yet; null for any other. */
  challenge?: (message: JSONRPCRequest, request: Request) => Promise<Response | null>;
};

/** Makes the handler of every method at an MCP endpoint's address, without sessions, for both eras of the protocol. */
export function serveMcp(
  build: () => Server | McpServer,
  { initializeEra = "json", costOf = () => readCosts.record, keep, admit, challenge }: Options = {},
) {
  // The SDK reports its refusals here too; its status 500 marks a fault.
  const reports = new AsyncLocalStorage<{ last: Error }>();
  const onerror = (error: Error) => {
    const report = reports.getStore();
    if (report !== undefined) report.last = error;
  };
  const idle: (Server | McpServer)[] = [];
  const built = () => withOwnErrors(build());
  // A closed instance can serve again; only connections for one request depend on it.
  const results: Results = new WeakMap();
  const later = () => idle.pop() ?? returning(settingAside(built(), results), idle);
  const modern = createMcpHandler(later, { legacy: "reject", onerror });
  const stream = legacyStatelessFallback(built, onerror);
  let shared: Promise<SharedConnection> | undefined;

  async function legacy(request: Request, body: unknown, spellings: Spellings): Promise<Response> {
    const fault = faultOfLegacy(request, body);
    if (fault !== null) return refuse(400, code.invalidRequest, fault, { id: idOf(body) });
    const requests = [body].flat().filter(isJSONRPCRequest);
    if (requests.length === 0) return new FastResponse(null, { status: 202 });
    if (initializeEra === "sse") return stream(withLenientAccept(request), { parsedBody: body });
    shared ??= SharedConnection.to(built()).catch((error) => {
      shared = undefined;
      throw error;
    });
    const connection = await shared;
    const ask = (message: JSONRPCRequest) => {
      callerOf(request).spellings = argumentSpellings(spellings, body, message);
      return connection.ask(message, request);
    };
    return Array.isArray(body)
      ? answerText(200, await answerBatch(requests, ask))
      : answerWith(200, await ask(requests[0]!));
  }

  async function post(request: Request): Promise<Response> {
    const caller = callerOf(request);
    await spendRead(caller);
    const stopped = (await admit?.(request)) ?? null;
    if (stopped !== null) return stopped;
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
      return refuse(415, code.server, `Send the message ${asJson}.`);
    const forms = formsFor(request);
    if (forms === null)
      return refuse(
        406,
        code.server,
        "The answer is JSON or one stream of events: let the Accept header allow application/json or text/event-stream.",
      );
    const bytes = await readBytes(request, bodyLimit);
    const spellings: Spellings = new Map();
    let body: unknown;
    try {
      const messages = parseStrictJson(bytes, { maxDepth: depthLimit, spellings });
      body = Array.isArray(messages) ? messages.map(lenientMessage) : lenientMessage(messages);
    } catch (error) {
      return refuseWith(refusalOf(error), 400, code.parse);
    }
    const fault = faultOfMessages(body);
    if (fault !== null) return refuse(400, code.invalidRequest, fault, { id: idOf(body) });
    const cost = ([body].flat() as object[]).reduce((sum, message) => sum + costOf(message), 0);
    // The first unit was spent before reading.
    if (cost > readCosts.record) await spendRead(caller, cost - readCosts.record);
    caller.spellings = argumentSpellings(spellings, body, body);
    for (const message of challenge === undefined ? [] : [body].flat().filter(isJSONRPCRequest)) {
      const challenged = await challenge!(message, request);
      if (challenged !== null) return challenged;
    }
    const answer = () => answerNow(request, body, spellings);
    const response = await (keep === undefined ? answer() : keep(request, body, answer));
    return inForm(response, { forms, isBatch: Array.isArray(body) });
  }

  async function answerNow(request: Request, body: unknown, spellings: Spellings): Promise<Response> {
    const isLegacy = await isLegacyRequest(request, body);
    const report = { last: new Error("the SDK answered 500 and did not say why") };
    const response = await reports.run(report, () =>
      isLegacy ? legacy(request, body, spellings) : modern.fetch(request, { parsedBody: body }),
    );
    if (response.status === 500) throw report.last;
    const result = results.get(request);
    return result === undefined ? response : answerWith(200, result);
  }

  async function answer(request: Request): Promise<Response> {
    const fault = faultOfOrigin(request);
    if (fault !== null) return refuse(403, code.server, fault);
    if (request.method === "OPTIONS") return new FastResponse(null, { status: 204, headers: { Allow: postMethods } });
    // A client may look with GET whether it must sign in first.
    if (/^(GET|HEAD)$/.test(request.method) && admit !== undefined && !request.headers.has("authorization"))
      return (await admit(request))!;
    if (request.method !== "POST")
      return refuse(405, code.server, "Send messages with POST: there are no sessions here to listen to or to end.", {
        headers: { Allow: postMethods },
      });
    try {
      return await post(request);
    } catch (error) {
      return refuseWith(refusalOf(error));
    }
  }

  return async (request: Request): Promise<Response> => withHeaders(request, await answer(request));
}

function returning(built: Server | McpServer, idle: (Server | McpServer)[]): Server | McpServer {
  const server = built instanceof McpServer ? built.server : built;
  server.onclose = () => {
    if (idle.length < idleLimit) idle.push(built);
  };
  return built;
}

/** The SDK refuses a client that does not name both media types; its answer is then put into the form this one takes. */
function withLenientAccept(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("Accept", "application/json, text/event-stream");
  return sameCaller(request, new Request(request.url, { method: "POST", headers, signal: request.signal }));
}

/** What a page reads whose origin may ask at all. */
const forPages = {
  ...anyPage,
  "Access-Control-Allow-Methods": postMethods,
  "Access-Control-Allow-Headers": `${usualHeaders}, ${protocolHeader}, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID`,
  "Access-Control-Expose-Headers": `${protocolHeader}, ${exposedHeaders}`,
};

/** Adds the headers of every answer. */
function withHeaders(request: Request, response: Response): Response {
  // Each window once, in its state after the last message of a batch.
  const windows = [...new Map(callerOf(request).spent.map((window) => [window.policy, window])).values()];
  const origin = request.headers.get("origin");
  const isOpen = origin !== null && faultOfOrigin(request) === null;
  const own = { ...inert, ...demoHeaders(), ...rateLimitHeaders(windows), "Cache-Control": noCopy };
  const all = isOpen ? { ...own, ...forPages, "Access-Control-Allow-Origin": origin } : own;
  for (const [name, value] of Object.entries(all)) response.headers.set(name, value);
  response.headers.append("Vary", "Origin");
  return response;
}
