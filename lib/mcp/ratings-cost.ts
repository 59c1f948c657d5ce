import { readCosts } from "../contract.ts";
import { ratingsTools } from "./ratings-tools.ts";
import { costOfResource } from "./read-resource.ts";

/** What a message asks for, before the server has looked at its members. */
type Message = { method?: unknown; params?: { name?: unknown; uri?: unknown } };

const tools = new Map<unknown, number | undefined>(ratingsTools.map(({ name, cost }) => [name, cost]));

/** What a message to the ratings server costs, in units: the operation's own cost for a tool or a resource. */
export function ratingsCost({ method, params }: Message): number {
  if (method === "tools/call") return tools.get(params?.name) ?? readCosts.record;
  if (method === "resources/read") return costOfResource(String(params?.uri));
  const isList = method === "completion/complete" || String(method).endsWith("/list");
  return isList ? readCosts.list : readCosts.record;
}
