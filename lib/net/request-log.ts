import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { partOf } from "../cut-text.ts";
import { time } from "../db/counters.ts";
import { env } from "../env.ts";
import { doorName, isApi } from "./door-of.ts";
import { proxyRequestId, requestIdHeader, withRequestId } from "./request-id.ts";

type Entry = { id: string; method: string; path: string; status: number; ms: number; door: string };

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** How many characters of a path are logged. */
const longestPath = 200;
/** The end of a study's id opens its report, so only its beginning is logged. */
const studyId = /([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Answers a request under its id, and counts and logs it when its answer begins: a refusal has the id as a header. */
export function nameRequest(request: IncomingMessage, response: ServerResponse, answer: () => unknown): void {
  const begin = performance.now();
  const idOfProxy = proxyRequestId(request.headers["x-request-id"], env().TRUSTED_PROXY_HOPS);
  const own = idOfProxy ?? randomUUID();
  const { method: sent = "", url = "" } = request;
  const writeHead = response.writeHead;
  let isCounted = false;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    if (!isCounted) {
      isCounted = true;
      const seconds = (performance.now() - begin) / 1000;
      const id = status >= 500 ? (idIn(rest) ?? own) : own;
      if (status >= 400 || idOfProxy !== null) this.setHeader(requestIdHeader, id);
      const door = doorName(url);
      const method = methods.includes(sent) ? sent : "_OTHER";
      time("request", `${door} ${method} ${status}`, seconds);
      log({ id, method, path: pathOf(url), status, ms: Math.round(seconds * 100_000) / 100, door });
    }
    return (writeHead as (...all: unknown[]) => ServerResponse).call(this, status, ...rest);
  } as ServerResponse["writeHead"];
  // An API request without a proxy's id needs none but for a fault, which makes its own: the context costs every read.
  if (idOfProxy !== null || !isApi(url)) withRequestId(own, answer);
  else answer();
}

/** A path without its query, which may hold a search, an address or a secret. */
const pathOf = (url: string): string => partOf(url.split("?", 1)[0]!, 0, longestPath).replaceAll(studyId, "$1…");

/** The id under which an unexpected error was logged, in the headers that its answer is written with. */
function idIn(rest: unknown[]): string | undefined {
  const headers = rest.flat(2) as unknown[];
  const place = headers.findIndex((part) => typeof part === "string" && part.toLowerCase() === "x-request-id");
  return place < 0 ? undefined : String(headers[place + 1]);
}

let lines: string[] = [];
/** How long lines wait for others: one write for many costs little. */
const writeAfterMs = 200;

function log(entry: Entry): void {
  const { LOG_FORMAT } = env();
  if (LOG_FORMAT === "off") return;
  if (lines.length === 0) setTimeout(writeLog, writeAfterMs).unref();
  lines.push(LOG_FORMAT === "json" ? inJson(entry) : inWords(entry));
}

const inJson = ({ id, method, path, status, ms, door }: Entry): string =>
  JSON.stringify({ time: new Date().toISOString(), request_id: id, method, path, status, duration_ms: ms, door });

const inWords = ({ id, method, path, status, ms, door }: Entry): string =>
  `${new Date().toISOString()} ${status} ${method} ${path} ${ms} ms, ${door}, request ${id}`;

/** Writes the lines that wait. */
export function writeLog(): void {
  if (lines.length === 0) return;
  const text = `${lines.join("\n")}\n`;
  lines = [];
  process.stdout.write(text);
}
process.once("exit", writeLog);
