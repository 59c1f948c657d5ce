import { LRUCache } from "lru-cache";
import { ratings } from "../api/ratings.ts";
import { readCosts } from "../contract.ts";
import { storageVersion } from "../db/statements.ts";
import { noteSearch } from "../demand/demand.ts";
import { memoryShare } from "../http/negotiation.ts";
import { wasRequested } from "../http/send-cached.ts";
import { addressHeader } from "../net/request-head.ts";
import { ownValue } from "../own-value.ts";
import { fixedMethods, ratingsServer } from "./ratings-server.ts";
import { ratingsTools, type ToolName } from "./ratings-tools.ts";
import { costOfResource } from "./read-resource.ts";
import { answerText } from "./rpc-answer.ts";
import { serveMcp } from "./serve-mcp.ts";

/** Answers a request to the ratings service over MCP, with any method. */
export const answerMcp = serveMcp(ratingsServer, { costOf: ratingsCost, keep: noteAndAnswer });

const searches = {
  search_tools: ({ q }) => `/api/tools?q=${encodeURIComponent(String(q ?? ""))}`,
  recommend_tools: ({ task }) => `/api/recommend?task=${encodeURIComponent(String(task ?? ""))}`,
  compare_tools: ({ tools }) => `/api/compare?tools=${encodeURIComponent(String(tools ?? ""))}`,
} satisfies { [name in ToolName]?: (input: Record<string, unknown>) => string };

/** Notes the searches of a message, and answers it. */
function noteAndAnswer(request: Request, body: unknown, answer: () => Promise<Response>): Promise<Response> {
  for (const { method, params } of [body].flat() as Message[]) {
    const search = method === "tools/call" ? ownValue(searches, String(params?.name)) : undefined;
    if (search !== undefined)
      noteSearch(search(Object(params?.arguments)), { [addressHeader]: request.headers.get(addressHeader) ?? "" });
  }
  return answerCall(request, body, answer);
}

/** A message before its members are checked. */
type Message = { method?: unknown; params?: { name?: unknown; uri?: unknown; arguments?: unknown } };

const tools = new Map<unknown, number | undefined>(ratingsTools.map(({ name, cost }) => [name, cost]));

/** The cost of a message to the ratings server, in units: that of the operation behind its tool or resource. */
function ratingsCost({ method, params }: Message): number {
  if (method === "tools/call") return tools.get(params?.name) ?? readCosts.record;
  if (method === "resources/read") return costOfResource(String(params?.uri));
  const isList = method === "completion/complete" || String(method).endsWith("/list");
  return isList ? readCosts.list : readCosts.record;
}

type Call = { jsonrpc: "2.0"; id: string | number; method: string; params?: object };

/** A result as JSON, with the version of storage from which it was made. */
type KeptResult = { version: string; json: string };

/** Results as JSON, by their call. */
const cache = new LRUCache<string, KeptResult>({
  maxSize: memoryShare(128, 16),
  // A character may take two bytes.
  sizeCalculation: ({ json }, key) => 2 * (key.length + json.length),
});

const keptTools = new Set(
  ratings.groups.flatMap(({ operations }) =>
    operations.filter(({ isKept }) => isKept).map(({ endpoint }) => endpoint.name),
  ),
);

/** Results that only a release changes have one version. */
const untilRelease = new Set<string>(fixedMethods);

/** Whether a message asks for what only a release changes, or calls a tool whose answers the lane keeps over HTTP too. */
function isKeptCall(body: unknown): body is Call {
  const { id, method, params } = Object(body) as Partial<Call>;
  if (typeof id !== "string" && typeof id !== "number") return false;
  return untilRelease.has(method!) || (method === "tools/call" && keptTools.has(Object(params).name));
}

/** Answers a call from memory from its second time on, while storage (or, if fixed, the release) is the same. */
export async function answerCall(request: Request, body: unknown, answer: () => Promise<Response>): Promise<Response> {
  if (!isKeptCall(body)) return answer();
  const { id, ...message } = body;
  const kept = [...request.headers].filter(([name]) => name.startsWith("mcp-") || name === "accept");
  const key = JSON.stringify([kept, message]);
  if (!wasRequested(key)) return answer();
  const version = untilRelease.has(body.method) ? "this release" : await storageVersion();
  const entry = cache.get(key);
  if (entry?.version === version)
    return answerText(200, `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${entry.json}}`);
  const response = await answer();
  if (response.status !== 200 || !response.headers.get("content-type")?.startsWith("application/json")) return response;
  const text = await response.text();
  const { result } = JSON.parse(text) as { result?: { isError?: boolean } };
  // A refusal may be of this caller or of this moment alone.
  if (result !== undefined && result.isError !== true) cache.set(key, { version, json: JSON.stringify(result) });
  return answerText(200, text);
}
