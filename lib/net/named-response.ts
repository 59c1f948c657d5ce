import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import { type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from "node:http";
import { format } from "node:util";
import type { Door } from "../console/contract.ts";
import { partOf } from "../cut-text.ts";
import { count, noteFault, time } from "../db/counters.ts";
import { type Env, env } from "../env.ts";
import { requestIdHeader } from "../errors.ts";
import { ownValue } from "../own-value.ts";
import { madeOnce } from "../process-wide.ts";
import headersOfPages from "./page-headers.json" with { type: "json" };
import { doorName, isApi, isMcp, methods } from "./request-head.ts";

/** How many characters of a path are logged. */
const longestPath = 200;
/** The end of a study's id opens its report, so only its beginning is logged. */
const studyId = /([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

type LogEntry = Record<"time" | "level" | "request_id" | "method" | "path" | "door", string> &
  Record<"status" | "duration_ms", number>;
/** What the process says, within a request or not. */
type MessageEntry = Record<"time" | "level" | "message", string> & {
  [member in keyof LogEntry]?: LogEntry[member] | undefined;
};

/** How each format writes a request, null for not at all, and what the process says, null for as it is. */
const formats: Record<
  Env["LOG_FORMAT"],
  { request: ((entry: LogEntry) => string) | null; message: ((entry: MessageEntry) => string) | null }
> = {
  text: {
    request: ({ time, status, method, path, duration_ms, door, request_id }) =>
      `${time} ${status} ${method} ${path} ${duration_ms} ms, ${door}, request ${request_id}`,
    message: null,
  },
  json: { request: JSON.stringify, message: JSON.stringify },
  off: { request: null, message: null },
};

/** The status of a request whose client went before its answer began: it is sent to nobody (nginx: client closed request). */
export const clientGone = 499;
/** Those of a client that was too slow or left, which are in no time of an answer and in no share. */
export const unansweredStatuses = [408, clientGone];

/** A response that counts and logs its request when it begins: a refusal has the request's id as a header. */
export class NamedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  private receivedAt = 0;
  private bodyAt = 0;
  private method = "";
  private url = "";
  private proxyId: string | null = null;
  private ownId: string | undefined;
  private hasBegun = false;

  /** Made when it is needed: most reads are neither refused nor logged. */
  private get id(): string {
    this.ownId ??= this.proxyId ?? randomUUID();
    return this.ownId;
  }

  /** Runs what answers the request, under its id. */
  answerBy(answer: () => unknown): void {
    const { method, url, headers } = this.req;
    this.receivedAt = performance.now();
    // As they are now: later they name the page behind a Markdown address, or behind a form.
    this.method = method!;
    this.url = url!;
    this.once("close", () => this.begin(clientGone));
    const { push } = this.req;
    // The parser pushes bytes of the body, and its end, as they come; a reader would note when they are taken.
    this.req.push = (...chunk) => {
      this.bodyAt = performance.now();
      return push.apply(this.req, chunk);
    };
    const id = headers[requestIdHeader.toLowerCase()];
    this.proxyId = env().TRUSTED_PROXY_HOPS >= 1 && typeof id === "string" && form.test(id) ? id : null;
    // An API request without a proxy's id needs none but for a fault, which makes its own: the context costs every read.
    if (this.proxyId !== null || !isApi(this.url)) withRequestId(this.id, answer);
    else answer();
  }

  override writeHead(status: number, reason?: unknown, headers?: unknown): this {
    this.begin(status, [reason, headers]);
    return super.writeHead(status, reason as string, headers as OutgoingHttpHeaders);
  }

  /** Counts and logs a request once: as its answer begins, or with the status by which it gets none. */
  begin(status: number, rest: unknown[] = []): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    const ms = performance.now() - this.receivedAt;
    const { method, url } = this;
    countRequest(url, method, status, (ms - Math.max(0, this.bodyAt - this.receivedAt)) / 1000);
    if (status >= 400) this.ownId = headerIn(rest, requestIdHeader) ?? this.id;
    if (status === 429) countLimit(url, headerIn(rest, "RateLimit") ?? this.getHeader("RateLimit"));
    if (status >= 500) noteFault(this.id, { where: `${status} to ${method} ${pathOf(url)}` });
    // An error of an MCP tool is answered with 200.
    if (status >= 400 || this.proxyId !== null || isMcp(url)) this.setHeader(requestIdHeader, this.id);
    const line = formats[env().LOG_FORMAT].request;
    if (line === null) return;
    const [time, path, door, request_id] = [new Date().toISOString(), pathOf(url), doorName(url), this.id];
    const duration_ms = Math.round(ms * 100) / 100;
    logLine(line({ time, level: "info", request_id, method, path, status, duration_ms, door }));
  }
}

/** Counts a request by its door, method and status, with the seconds until its answer begins. */
export function countRequest(url: string, method: string, status: number, seconds: number): void {
  const door = doorName(url);
  const counted = methods.some((one) => one === method) ? method : "_OTHER";
  labels[door] ??= {};
  labels[door][counted] ??= [];
  // The same text again: a new one is hashed at each request.
  labels[door][counted][status] ??= `${door} ${counted} ${status}`;
  time("request", labels[door][counted][status], seconds);
}

const labels: Partial<Record<Door, Record<string, string[]>>> = {};

/** A path without its query, which may hold a search, an address or a secret. */
const pathOf = (url: string): string => partOf(url.split("?", 1)[0]!, 0, longestPath).replaceAll(studyId, "$1…");

/** Counts by which limit a request was refused: the one of which nothing is left. */
function countLimit(url: string, limits: unknown): void {
  const [, policy] = /"([a-z-]+)";r=0/.exec(String(limits)) ?? [];
  if (policy !== undefined) count("limit", `${doorName(url)} ${policy}`);
}

/** One of the headers that an answer is written with, such as the id that the body of an error has. */
function headerIn(rest: unknown[], name: string): string | undefined {
  const headers = rest.flat(2) as unknown[];
  const place = headers.findIndex((part) => typeof part === "string" && part.toLowerCase() === name.toLowerCase());
  return place < 0 ? undefined : String(headers[place + 1]);
}

const requests = madeOnce("request-id", () => new AsyncLocalStorage<string>())();

const form = /^[A-Za-z0-9._-]{8,64}$/;

/** Runs what answers a request, which then knows the request's id. */
export const withRequestId = <Result>(id: string, run: () => Result): Result => requests.run(id, run);

/** The id of the request that is being answered, where its door says it: for a page, or from a trusted proxy. */
export const currentRequestId = (): string | undefined => requests.getStore();

let lines: string[] = [];
/** How long lines wait for others: one write for many costs little. */
const writeAfterMs = 200;

function logLine(line: string): void {
  if (lines.length === 0) setTimeout(writeLog, writeAfterMs).unref();
  lines.push(line);
}

/** Writes the lines that wait. */
export function writeLog(): void {
  if (lines.length === 0) return;
  const text = `${lines.join("\n")}\n`;
  lines = [];
  process.stdout.write(text);
}
process.once("exit", writeLog);

const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/** Makes all that this process says from now on lines of its format, also what packages say, where `LOG_FORMAT` has one for it. */
export function logAsJson(): void {
  // Also before the variables are checked: a wrong one is a line, too.
  const line = ownValue(formats, process.env.LOG_FORMAT ?? "")?.message;
  if (!line) return;
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, string][])
    console[name] = (...words: unknown[]) => {
      channel(`console.${name}`).publish(words);
      const request_id = currentRequestId();
      logLine(line({ time: new Date().toISOString(), level, request_id, message: format(...words) }));
      writeLog();
    };
  // Its text alone: a warning of too many listeners carries the process, with all variables.
  process.removeAllListeners("warning").on("warning", ({ stack }) => console.warn(stack));
}

/**
 * The allowed sources of a page: its own origin's files, and scripts with this answer's nonce. React writes the style
 * attributes of server-drawn charts, so styles may be inline; no stylesheet from elsewhere is allowed.
 */
export const contentSecurityPolicy = (nonce: string): string =>
  Object.entries(headersOfPages.policy)
    .map(([directive, sources]) => `${directive} ${sources.replace("{{nonce}}", nonce)}`)
    .join("; ");

/** The security headers of every page (OWASP ASVS 5.0, 3.4). */
export const pageHeaders = (nonce: string): Record<string, string> => ({
  "Content-Security-Policy": contentSecurityPolicy(nonce),
  ...headersOfPages.headers,
});

const httpsKeptSeconds = 2 * 365 * 86_400;

/** Whether the service's own address is one of https. */
export const isHttps = (): boolean => env().PUBLIC_URL.startsWith("https:");

/** The header by which the readers of a service with an https address keep to https (RFC 6797, 7.2). */
export const strictTransport = (): Record<string, string> =>
  isHttps() ? { "Strict-Transport-Security": `max-age=${httpsKeptSeconds}` } : {};

/** Puts it on each answer of a server, before anything else writes to it. */
export function keepToHttps(server: Server): void {
  const headers = new Map(Object.entries(strictTransport()));
  server.prependListener("request", (_, response) => response.setHeaders(headers));
}
