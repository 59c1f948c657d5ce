import type { JsonSchema } from "../json/json-schema.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { type answerHeaders, headersOf } from "./headers.ts";

const json = (schema: JsonSchema) => ({ content: { "application/json": { schema } } });

const { mcp } = sizeLimits;

/** A refusal before any method is called: a JSON-RPC error without an id. */
const refused = (description: string, ...headers: (keyof typeof answerHeaders)[]) => ({
  description,
  ...(headers.length > 0 && { headers: headersOf(...headers) }),
  ...json({ $ref: "#/components/schemas/McpError" }),
});

const stream = 'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"tools":[…]}}\n\n';

/** The messages of the protocol, as far as this document describes them. */
export const mcpSchemas: Record<string, JsonSchema> = {
  McpMessage: {
    type: "object",
    additionalProperties: true,
    description:
      "A JSON-RPC 2.0 message of the Model Context Protocol. A list of messages, a batch, is taken and answered too where the protocol's version has batches.",
  },
  McpError: {
    type: "object",
    required: ["jsonrpc", "error"],
    additionalProperties: true,
    properties: {
      jsonrpc: { type: "string", enum: ["2.0"], description: "The version of JSON-RPC." },
      error: {
        type: "object",
        required: ["code", "message"],
        properties: {
          code: { type: "integer", description: "The code of JSON-RPC." },
          message: { type: "string", description: "What to do." },
          data: {
            type: "object",
            additionalProperties: true,
            description: "Where the refusal has a code of this API: that code, as error, and what goes with it.",
          },
        },
        description: "What was refused.",
      },
    },
    description:
      "A refusal of JSON-RPC; its id is that of the message, or null where the message has none or could not be read.",
  },
};

/** The MCP endpoint: how messages travel. It lists its tools itself. */
export const mcpPath: Record<string, JsonSchema> = {
  post: {
    operationId: "mcp_post",
    security: [],
    tags: ["MCP"],
    summary: "Send a message of the Model Context Protocol (Streamable HTTP, without sessions).",
    description:
      "tools/list names the tools, each of which does what an operation of this API does. Errors of a tool are results with isError: true and the same codes as here.",
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/McpMessage" },
          examples: {
            list_tools: { summary: "List the tools", value: { jsonrpc: "2.0", id: 1, method: "tools/list" } },
            search: {
              summary: "Call a tool",
              value: {
                jsonrpc: "2.0",
                id: 2,
                method: "tools/call",
                params: { name: "search_tools", arguments: { q: "send transactional email" } },
              },
            },
          },
        },
      },
    },
    responses: {
      200: {
        description:
          "The answer, a result or an error of JSON-RPC; an array of them to a batch. Where the Accept header allows text/event-stream and not application/json, the same as a stream of events. subscriptions/listen is answered as a stream of events, which ends at once, as no changes are announced here.",
        headers: headersOf("RateLimit", "RateLimit-Policy", "Touchstone-Demo"),
        content: {
          "application/json": { schema: { $ref: "#/components/schemas/McpMessage" } },
          "text/event-stream": { schema: { type: "string" }, example: stream },
        },
      },
      202: { description: "Notifications were taken; there is nothing to answer." },
      400: refused(
        "The body is no strict JSON, no JSON-RPC message, one that its headers contradict, or one of a protocol version that is not served.",
      ),
      403: refused("Host or Origin is not this service's."),
      404: refused("This server does not have the method, in a message of the protocol's stateless era."),
      406: refused("The Accept header allows neither application/json nor text/event-stream."),
      413: refused(`The body has more than ${mcp.bytes / 1024} KiB.`),
      415: refused("The body is not sent as application/json."),
      429: refused("A limit is used up.", "RateLimit", "RateLimit-Policy", "Retry-After"),
      500: refused("Something failed on our side and was logged."),
    },
  },
};
