import { connectorPath } from "../connector/contract.ts";
import type { Handler } from "../http/handle.ts";
import { everyMethod, type Route, route } from "../http/route.ts";
import { answerMcp } from "../mcp/answer-mcp.ts";
import { answerConnector } from "../mcp/connector/connector-server.ts";
import { ownValue } from "../own-value.ts";
import { files } from "./files.ts";
import { ratings } from "./ratings.ts";
import { research } from "./research.ts";

const handlers = [ratings, research].flatMap(({ groups }) => groups.flatMap(({ operations }) => operations));

/** Every address of the API and of files for programs, named like the folders of `app`, with its handlers. */
export const routes: Record<string, Route> = {
  ...Object.fromEntries([...Map.groupBy(handlers, addressOf)].map(([address, own]) => [address, route(...own)])),
  ...files,
  // The MCP doors answer every method themselves, in JSON-RPC.
  "/mcp": everyMethod(answerMcp),
  [connectorPath]: everyMethod(answerConnector),
};

/** The reads whose answers the lane keeps, by their addresses. */
export const keptReads: ReadonlyMap<string, Handler> = new Map(
  handlers.filter(({ isKept }) => isKept).map((handler) => [addressOf(handler), handler]),
);

/** The exports of an address's route file. */
export function routeAt(address: string): Route {
  const match = ownValue(routes, address);
  if (match === undefined) throw new Error(`${address} is the address of no operation in lib/api`);
  return match;
}

function addressOf({ endpoint }: Handler): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, "[$1]");
}
