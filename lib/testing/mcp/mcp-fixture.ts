import {
  type CallToolResult,
  completable,
  fromJsonSchema,
  type GetPromptResult,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import { registerAskingTools, roundState } from "./mcp-asking-tools.ts";

const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
const wav = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=";
const text = (said: string) => ({ type: "text" as const, text: said });
const image = { type: "image" as const, data: png, mimeType: "image/png" };
const audio = { type: "audio" as const, data: wav, mimeType: "audio/wav" };
const resource = (uri: string, said: string, mimeType = "text/plain") => ({
  type: "resource" as const,
  resource: { uri, mimeType, text: said },
});

/**
 * The server for the official conformance suite: its tools, resources and prompts have the suite's names and answers.
 * It shows that our door in front of a server carries all of MCP.
 */
export function mcpFixture(): McpServer {
  const server = new McpServer(
    { name: "conformance-fixture", version: "1.0.0" },
    {
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false, subscribe: true },
        prompts: { listChanged: false },
        logging: {},
        completions: {},
      },
      requestState: { verify: roundState.verify },
    },
  );
  registerTools(server);
  registerSchemaTools(server);
  registerAskingTools(server);
  registerResources(server);
  registerPrompts(server);
  return server;
}

function registerTools(server: McpServer): void {
  const tool = (name: string, answer: (context: ServerContext) => CallToolResult | Promise<CallToolResult>) =>
    server.registerTool(name, { description: `Answers: ${name}`, inputSchema: z.object({}) }, async (_, context) =>
      answer(context),
    );
  tool("test_simple_text", () => ({ content: [text("This is a simple text response for testing.")] }));
  tool("test_image_content", () => ({ content: [image] }));
  tool("test_audio_content", () => ({ content: [audio] }));
  tool("test_embedded_resource", () => ({
    content: [resource("test://embedded-resource", "This is an embedded resource content.")],
  }));
  tool("test_multiple_content_types", () => ({
    content: [
      text("Multiple content types test:"),
      image,
      resource("test://mixed", '{"test":"data","value":123}', "application/json"),
    ],
  }));
  tool("test_error_handling", () => {
    throw new Error("This tool intentionally returns an error for testing");
  });
  tool("test_streaming_elicitation", () => ({ content: [text("Nothing was asked.")] }));
  tool("test_logging_tool", async ({ mcpReq }) => {
    await mcpReq.log("info", "A line of the log.");
    return { content: [text("logged")] };
  });
  tool("test_tool_with_logging", async ({ mcpReq }) => {
    for (const data of ["Tool started", "Tool processing", "Tool completed"])
      await mcpReq.notify({ method: "notifications/message", params: { level: "info", data } });
    return { content: [text("logged")] };
  });
  tool("test_tool_with_progress", async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    if (progressToken !== undefined)
      for (const progress of [0, 50, 100])
        await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 100 } });
    return { content: [text(String(progressToken))] };
  });
}

function registerSchemaTools(server: McpServer): void {
  const byHeader = {
    type: "object" as const,
    properties: { region: { type: "string", "x-mcp-header": "Region" }, level: { type: "integer" } },
  };
  server.registerTool(
    "test_x_mcp_header",
    {
      description: "Takes an argument that a header repeats.",
      inputSchema: fromJsonSchema<{ region?: string }>(byHeader),
    },
    async ({ region }) => ({ content: [text(`region=${region}`)] }),
  );
  const contact = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object" as const,
    $defs: {
      address: {
        $anchor: "addressDef",
        type: "object",
        properties: { street: { type: "string" }, city: { type: "string" } },
      },
    },
    properties: {
      name: { type: "string" },
      address: { $ref: "#/$defs/address" },
      contactMethod: { type: "string", enum: ["phone", "email"] },
      phone: { type: "string" },
      email: { type: "string" },
    },
    allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
    if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { required: ["phone"] },
    else: { required: ["email"] },
    additionalProperties: false,
  };
  server.registerTool(
    "json_schema_2020_12_tool",
    { description: "Has a schema with all of JSON Schema 2020-12.", inputSchema: fromJsonSchema(contact) },
    async (given) => ({ content: [text(JSON.stringify(given))] }),
  );
}

function registerResources(server: McpServer): void {
  server.registerResource("static-text", "test://static-text", { mimeType: "text/plain" }, async ({ href }) => ({
    contents: [{ uri: href, mimeType: "text/plain", text: "This is the content of the static text resource." }],
  }));
  server.registerResource("static-binary", "test://static-binary", { mimeType: "image/png" }, async ({ href }) => ({
    contents: [{ uri: href, mimeType: "image/png", blob: png }],
  }));
  const byId = new ResourceTemplate("test://template/{id}/data", { list: undefined });
  server.registerResource("template", byId, { mimeType: "application/json" }, async ({ href }, { id }) => {
    const data = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
    return { contents: [{ uri: href, mimeType: "application/json", text: data }] };
  });
  server.server.setRequestHandler("resources/subscribe", async () => ({}));
  server.server.setRequestHandler("resources/unsubscribe", async () => ({}));
}

function registerPrompts(server: McpServer): void {
  const asUser = (...content: GetPromptResult["messages"][number]["content"][]): GetPromptResult => ({
    messages: content.map((part) => ({ role: "user", content: part })),
  });
  const description = "A prompt of the conformance suite.";
  server.registerPrompt("test_simple_prompt", { description }, async () =>
    asUser(text("This is a simple prompt for testing.")),
  );
  const suggested = (given: string) => ["paris", "park", "party"].filter((word) => word.startsWith(given));
  server.registerPrompt(
    "test_prompt_with_arguments",
    { description, argsSchema: z.object({ arg1: completable(z.string(), suggested), arg2: z.string() }) },
    async ({ arg1, arg2 }) => asUser(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description, argsSchema: z.object({ resourceUri: z.string() }) },
    async ({ resourceUri }) =>
      asUser(
        resource(resourceUri, "Embedded resource content for testing."),
        text("Please process the embedded resource above."),
      ),
  );
  server.registerPrompt("test_prompt_with_image", { description }, async () =>
    asUser(image, text("Please analyze the image above.")),
  );
}
