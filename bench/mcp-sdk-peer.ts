// A stateless server of the official SDK, made again for each request as in its documentation, with tools that add
// two numbers: a peer of the MCP endpoint.
import type { IncomingMessage, ServerResponse } from "node:http";
import { createMcpExpressApp } from "@modelcontextprotocol/sdk/server/express.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import * as z from "zod";

const names = ["add", ...Array.from({ length: 9 }, (_, index) => `add_${index + 2}`)];

function aServer(): McpServer {
  const server = new McpServer({ name: "peer", version: "1.0.0" });
  const described = { description: "Add two numbers.", inputSchema: { a: z.number(), b: z.number() } };
  for (const name of names)
    server.registerTool(name, described, async ({ a, b }) => ({ content: [{ type: "text", text: String(a + b) }] }));
  return server;
}

const app = createMcpExpressApp();
app.post("/mcp", async (request: IncomingMessage & { body?: unknown }, response: ServerResponse) => {
  const server = aServer();
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  response.on("close", () => {
    transport.close();
    server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, request.body);
});
app.listen(Number(process.env.PORT), "127.0.0.1", () => console.log("ready"));
