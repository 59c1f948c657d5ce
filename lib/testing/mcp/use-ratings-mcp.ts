import { beforeAll } from "vitest";
import { ratingsServer } from "../../mcp/ratings-server.ts";
import { serveMcp } from "../../mcp/serve-mcp.ts";
import { setEnvironment } from "../database.ts";
import { legacy, type McpRequest, modern, refusalOf, sendMcp } from "./send-mcp.ts";

export const ping = legacy("ping");
export const listTools = modern("tools/list");

/**
 * The ratings service's MCP endpoint, at touchstone.test and without a limit on reads: functions that send to it and
 * that expect a refusal.
 */
export function useRatingsMcp() {
  beforeAll(() => setEnvironment({ PUBLIC_URL: "https://touchstone.test", RATE_LIMIT_READS: "off" }));
  const serve = serveMcp(ratingsServer);
  const send = (sent: McpRequest, method?: string) => sendMcp(serve, sent, method);
  const refused = (sent: McpRequest, method?: string) => refusalOf(send(sent, method));
  return { send, refused };
}
