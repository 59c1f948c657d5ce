import { expect } from "vitest";

type Serve = (request: Request) => Promise<Response>;
export type McpRequest = { body: unknown; headers?: Record<string, string> };

/** A request of the initialize era. */
export function legacy(method: string, params?: unknown, id: unknown = 1): McpRequest {
  return { body: { jsonrpc: "2.0", id, method, ...(params !== undefined && { params }) } };
}

const envelope = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** A request of the era without a handshake, with the headers that repeat its content. */
export function modern(method: string, params: Record<string, unknown> = {}, id: unknown = 1): McpRequest {
  const name = params.name ?? params.uri;
  return {
    body: { jsonrpc: "2.0", id, method, params: { ...params, _meta: { ...envelope, ...(params._meta as object) } } },
    headers: {
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": method,
      ...(name !== undefined && { "mcp-name": String(name) }),
    },
  };
}

/** Sends a message to an MCP endpoint as its clients do; returns status, headers and body. Text is sent unchanged. */
export async function sendMcp(serve: Serve, { body: sent, headers = {} }: McpRequest, method = "POST") {
  const body = typeof sent === "string" || sent instanceof Uint8Array ? sent : JSON.stringify(sent);
  const standing = {
    host: "touchstone.test",
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  };
  const response = await serve(
    new Request("https://touchstone.test/mcp", {
      method,
      headers: { ...standing, ...headers },
      ...(sent !== undefined && method !== "GET" && method !== "HEAD" && { body: body as BodyInit }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get("content-type") === "application/json";
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== "" ? JSON.parse(text) : null,
  };
}

type Answer = Awaited<ReturnType<typeof sendMcp>>;

/** Status, code, id, message and data of a refusal, whose message is a sentence. */
export async function refusalOf(answered: Promise<Answer>) {
  const { status, body } = await answered;
  expect(body).toMatchObject({ jsonrpc: "2.0", error: { message: expect.stringMatching(/^\S+ \S+ .+/) } });
  const { code, message, data } = body.error;
  return { status, code, id: body.id, message, data };
}

/** The same message with other headers, or more of them. */
export const withHeaders = ({ body, headers }: McpRequest, more: Record<string, string>): McpRequest => ({
  body,
  headers: { ...headers, ...more },
});
