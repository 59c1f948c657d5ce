import { LRUCache } from "lru-cache";
import { ratings } from "../api/ratings.ts";
import { storageVersion } from "../db/storage-version.ts";
import { memoryShare } from "../http/memory-share.ts";
import { fixedMethods } from "./ratings-server.ts";
import { answerText } from "./rpc-answer.ts";

type Call = { jsonrpc: "2.0"; id: string | number; method: string; params?: object };

/** A result as JSON, with the version of storage from which it was made. */
type KeptResult = { version: string; json: string };

/** A 128th part of the memory, at most 16 MB. */
const kept = new LRUCache<string, KeptResult>({
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

const isRequest = (body: unknown): body is Call => ["string", "number"].includes(typeof Object(body).id);

/** The version of what a request's result is made from; null for one that is made each time. */
async function versionFor({ method, params }: Call): Promise<string | null> {
  if (untilRelease.has(method)) return "this release";
  // A tool whose answers the lane keeps over HTTP too.
  return method === "tools/call" && keptTools.has(Object(params).name) ? storageVersion() : null;
}

/**
 * Answers a call of a reading tool from memory while storage has not changed, and what only a release changes always;
 * else as `answer` does. What a result depends on is in its key: the message without its id, and the headers that the
 * protocol reads.
 */
export async function answerCall(request: Request, body: unknown, answer: () => Promise<Response>): Promise<Response> {
  const version = isRequest(body) ? await versionFor(body) : null;
  if (!isRequest(body) || version === null) return answer();
  const key = keyOf(request, body);
  const known = kept.get(key);
  if (known?.version === version) return answerText(200, withId(body.id, known.json));
  const made = await answer();
  if (made.status !== 200 || !made.headers.get("content-type")?.startsWith("application/json")) return made;
  const text = await made.text();
  const { result } = JSON.parse(text) as { result?: { isError?: boolean } };
  // A refusal may be of this caller or of this moment alone.
  if (result !== undefined && result.isError !== true) kept.set(key, { version, json: JSON.stringify(result) });
  return answerText(200, text);
}

const withId = (id: string | number, result: string) =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`;

function keyOf({ headers }: Request, { id: _, ...message }: Call): string {
  const read = [...headers].filter(([name]) => name.startsWith("mcp-") || name === "accept");
  return JSON.stringify([read, message]);
}
