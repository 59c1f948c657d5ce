import { expect } from "vitest";
import { type ErrorCode, statusOf } from "../../errors.ts";
import { mcpPath } from "../../openapi/ratings-description.ts";
import { isObject } from "../../own-value.ts";
import type { RawAnswer, RawRequest } from "../fuzz/fuzz-send.ts";

export type RpcAnswer = { result?: Record<string, unknown>; error?: { code: number; message: string; data?: unknown } };

/** The media types of each status, by the published description of the endpoint; a fault of ours is not among them. */
const described = mcpPath.post!.responses as Record<string, { content?: Record<string, object> }>;
const statuses = Object.keys(described)
  .map(Number)
  .filter((status) => status < 500);
/**
 * JSON-RPC's own codes but for an internal error, the protocol's of 2026-07-28, and the one for faults of HTTP alone.
 */
const codes = [-32700, -32600, -32601, -32602, -32020, -32021, -32022, -32000];

/**
 * Checks everything that every answer to an MCP request must fulfil: a status and codes of the protocol, one result or
 * one error for each request under its own id, and nothing for a message without a request. Returns the answers.
 */
export function checkRpc(sent: RawRequest, { status, headers, text }: RawAnswer): RpcAnswer[] {
  expect(statuses, text).toContain(status);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  if (status === 202) {
    expect(text).toBe("");
    return [];
  }
  const type = headers.get("content-type")?.split(";")[0] ?? "none";
  expect(Object.keys(described[status]?.content ?? {}), text).toContain(type);
  const isStream = type === "text/event-stream";
  const said: unknown = isStream ? eventsOf(text) : JSON.parse(text);
  const answers = [said].flat().filter((message) => !(isStream && isObject(message) && "method" in message));
  const ids = idsOf(sent);
  for (const answer of answers) {
    expect(
      Object.keys(answer as object).filter((name) => !["jsonrpc", "id", "result", "error"].includes(name)),
    ).toEqual([]);
    const { jsonrpc, id, result, error } = answer as RpcAnswer & { jsonrpc: unknown; id: unknown };
    expect(jsonrpc).toBe("2.0");
    expect([result === undefined, error === undefined].sort(), text).toEqual([false, true]);
    expect(error === undefined ? ids : [...ids, "null"], text).toContain(JSON.stringify(id));
    if (result !== undefined) expect(status).toBe(200);
    if (error === undefined) continue;
    expect(codes, text).toContain(error.code);
    expect(error.message).toMatch(/\S/);
  }
  // In a batch each request has its own answer, and what answers a request has none.
  if (status === 200 && Array.isArray(said) && !isStream)
    expect(new Set(answers.map((answer) => JSON.stringify((answer as { id: unknown }).id)))).toEqual(
      new Set(idsOf(sent, (message) => "method" in message)),
    );
  return answers as RpcAnswer[];
}

const eventsOf = (text: string): unknown[] =>
  [...text.matchAll(/^data: ?(.*)$/gm)].filter(([, data]) => data !== "").map(([, data]) => JSON.parse(data!));

/** The ids of a request's messages, as JSON. */
function idsOf({ body }: RawRequest, isOne: (message: object) => boolean = () => true): string[] {
  let messages: unknown[];
  try {
    messages = [JSON.parse(String(body))].flat();
  } catch {
    return [];
  }
  const asked = messages.filter(
    (message) => isObject(message) && "id" in message && message.id !== null && isOne(message),
  );
  return asked.map((message) => JSON.stringify((message as { id: unknown }).id));
}

/** A tool's refusal: text alone, with one of our codes and what to do. */
export function toolRefusalOf(result: Record<string, unknown>): ErrorCode {
  expect(result.isError).toBe(true);
  expect(result).not.toHaveProperty("structuredContent");
  const { error, message } = JSON.parse((result.content as { text: string }[])[0]!.text);
  expect(Object.keys(statusOf)).toContain(error);
  expect(statusOf[error as ErrorCode]).toBeLessThan(500);
  expect(message).toMatch(/\S/);
  return error;
}
