// A fastmcp server as in its README, with one tool that adds two numbers: a peer of the MCP endpoint.
import { FastMCP } from "fastmcp";
import { z } from "zod";

const quiet = () => {};
const logger = { debug: quiet, error: console.error, info: quiet, log: quiet, warn: console.warn };

const server = new FastMCP({ name: "peer", version: "1.0.0", logger });
server.addTool({
  name: "add",
  description: "Add two numbers.",
  parameters: z.object({ a: z.number(), b: z.number() }),
  execute: async ({ a, b }) => String(a + b),
});
await server.start({
  transportType: "httpStream",
  httpStream: { port: Number(process.env.PORT), stateless: true, enableJsonResponse: true, endpoint: "/mcp" },
});
console.log("ready");
