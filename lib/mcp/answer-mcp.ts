import { readCosts } from "../contract.ts";
import { answerCall } from "./answer-call.ts";
import { ratingsServer } from "./ratings-server.ts";
import { ratingsTools } from "./ratings-tools.ts";
import { costOfResource } from "./read-resource.ts";
import { serveMcp } from "./serve-mcp.ts";

/** Answers a request to the ratings service over MCP, with any method. */
export const answerMcp = serveMcp(ratingsServer, { costOf: ratingsCost, keep: answerCall });

/** A message before its members are checked. */
type Message = { method?: unknown; params?: { name?: unknown; uri?: unknown } };

const tools = new Map<unknown, number | undefined>(ratingsTools.map(({ name, cost }) => [name, cost]));

/** The cost of a message to the ratings server, in units: that of the operation behind its tool or resource. */
function ratingsCost({ method, params }: Message): number {
  if (method === "tools/call") return tools.get(params?.name) ?? readCosts.record;
  if (method === "resources/read") return costOfResource(String(params?.uri));
  const isList = method === "completion/complete" || String(method).endsWith("/list");
  return isList ? readCosts.list : readCosts.record;
}
