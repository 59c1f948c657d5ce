import type * as z from "zod";
import type { Endpoint } from "../contract.ts";

type Answer = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Asked = { path?: Record<string, string>; query?: string; body?: unknown; headers?: Record<string, string> };

/** Calls what a route file exports as the server would, and gives status, headers and body. */
export async function call(answer: Answer, asked: Asked = {}, method = asked.body === undefined ? "GET" : "POST") {
  const body = typeof asked.body === "string" || asked.body === undefined ? asked.body : JSON.stringify(asked.body);
  const headers = { ...(body === undefined ? {} : { "content-type": "application/json" }), ...asked.headers };
  const request = new Request(`https://touchstone.test/api?${asked.query ?? ""}`, {
    method,
    headers,
    body: body ?? null,
  });
  const response = await answer(request, { params: Promise.resolve(asked.path ?? {}) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}

/** A body checked against its endpoint's result shape, which admits no member it does not name. */
export function resultOf<E extends Endpoint>(endpoint: E, { body }: { body: unknown }): z.output<E["result"]> {
  return endpoint.result.parse(body) as z.output<E["result"]>;
}
