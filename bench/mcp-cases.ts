import { pageSizes } from "../lib/contract.ts";
import { stateless } from "../lib/mcp/messages.ts";
import { newestReviews } from "../lib/tools/contract.ts";
import type { Ask } from "./cases.ts";

/** The eras of the protocol: `initialize` begins the first; in the second each request is complete in itself. */
export type Era = "initialize" | typeof stateless;

type Message = { method: string; params: Record<string, unknown>; name?: string };

export type McpCase = {
  name: string;
  /** The request to us and the peers, for the table's reader. */
  what: string;
  ours: (era: Era, n: number) => Message;
  /** The request to the peers, which have their own tools; none without a comparable one. */
  peers?: Message;
  /** The request to the floor, where the peers get none. */
  floor?: (n: number) => Ask;
  /** The required multiple of fastmcp's rate in each era. */
  targets?: Record<Era, number>;
};

const client = { name: "bench", version: "1.0.0" };
const legacyVersion = "2025-11-25";
const initialize: Message = {
  method: "initialize",
  params: { protocolVersion: legacyVersion, capabilities: {}, clientInfo: client },
};
const list: Message = { method: "tools/list", params: {} };

function call(name: string, given: Record<string, unknown>): Message {
  return { method: "tools/call", params: { name, arguments: given }, name };
}

/** The cases for a database with these reviews and tools in it. */
export function mcpCases(review_ids: string[], tools: number, words: string[]): McpCase[] {
  const toolOf = (n: number) => `bench-tool-${(n * 7919) % tools}`;
  const wordsOf = (n: number) => words[n % words.length]!;
  return [
    {
      name: "initialize",
      what: `the first request of a client; in the era of ${stateless} server/discover, which stands in its place`,
      ours: (era) => (era === "initialize" ? initialize : { method: "server/discover", params: {} }),
      peers: initialize,
      targets: { initialize: 1.3, [stateless]: 1.3 },
    },
    {
      name: "list",
      what: "tools/list: our tools with their schemas, the SDK's 10 and fastmcp's one that add two numbers",
      ours: () => list,
      peers: list,
      targets: { initialize: 1.3, [stateless]: 1.3 },
    },
    {
      name: "call",
      what: "tools/call: our get_review, a row of PostgreSQL; the peers' add, which adds two numbers in memory",
      ours: (_, n) => call("get_review", { review_id: review_ids[n % review_ids.length]! }),
      peers: call("add", { a: 2, b: 3 }),
      targets: { initialize: 1.5, [stateless]: 1.3 },
    },
    {
      name: "get_tool",
      what: `tools/call of get_tool: a tool, its newest ${newestReviews} reviews, its assessments, its questions; the floor as for "item"`,
      ours: (_, n) => call("get_tool", { tool_id: toolOf(n) }),
      floor: (n) => ({ method: "GET", path: `/api/tools/${toolOf(n)}` }),
    },
    {
      name: "search_tools",
      what: `tools/call of search_tools: ${pageSizes.usual} tools for one or two words; the floor as for "search"`,
      ours: (_, n) => call("search_tools", { q: wordsOf(n), limit: pageSizes.usual }),
      floor: (n) => ({ method: "GET", path: `/api/tools?q=${encodeURIComponent(wordsOf(n))}` }),
    },
  ];
}

/** A message as a client of that era sends it. */
export function posted({ method, params, name }: Message, era: Era, id: number): Ask {
  const accept = { accept: "application/json, text/event-stream" };
  if (era === "initialize") {
    const version: Record<string, string> = method === "initialize" ? {} : { "mcp-protocol-version": legacyVersion };
    return toMcp({ method, params }, { ...accept, ...version }, id);
  }
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": era,
    "io.modelcontextprotocol/clientInfo": client,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const named: Record<string, string> = name === undefined ? {} : { "mcp-name": name };
  const headers = { ...accept, "mcp-protocol-version": era, "mcp-method": method, ...named };
  return toMcp({ method, params: { ...params, _meta } }, headers, id);
}

const toMcp = (message: Message, headers: Record<string, string>, id: number): Ask => ({
  method: "POST",
  path: "/mcp",
  headers,
  body: JSON.stringify({ jsonrpc: "2.0", id, ...message }),
});
