import { expect } from "vitest";
import type { Endpoint } from "../contract.ts";
import { givenMembers, hasBody } from "../net/parse-arguments.ts";
import { errorCodesOf } from "../openapi/error-codes.ts";
import { refusalOf, resultOf } from "./call.ts";
import type { Description } from "./described.ts";
import type { FuzzedRequest } from "./fuzz/fuzz-request.ts";
import type { RawAnswer } from "./fuzz/fuzz-send.ts";

/** Checks everything that every answer of an operation must fulfil; returns the parsed body. */
export function checkAnswer(endpoint: Endpoint, described: Description, asked: FuzzedRequest, got: RawAnswer): unknown {
  const { status, headers } = got;
  expect(status, got.text).toBeLessThan(500);
  expect(described.statuses, "documented statuses").toContain(status);
  checkHeaders(endpoint, got);
  if (asked.mustSucceed) expect([200, 201, 202, 204, 304], got.text).toContain(status);
  if (asked.mustFail) expect(status, "what must not be taken").toBeGreaterThanOrEqual(400);
  if (asked.sent.method === "HEAD" || status === 304 || status === 204) {
    expect(got.text).toBe("");
    return null;
  }
  if (/^text\/(event-stream|markdown)\b/.test(headers.get("content-type")!)) return null;
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  const body: unknown = JSON.parse(got.text);
  if (status < 400) resultOf(endpoint, { body });
  else {
    const { error } = refusalOf({ status, headers, body: withPlainBlanks(body) });
    expect(errorCodesOf(endpoint)).toContain(error);
  }
  expect(described.faultOfAnswer(status, body), got.text).toBeNull();
  // Accepted input is described: a client that validates first loses nothing.
  if (hasBody(endpoint) && status < 400)
    expect(
      described.faultOfBody(givenMembers(endpoint, JSON.parse(String(asked.sent.body)))),
      String(asked.sent.body),
    ).toBeNull();
  return body;
}

/** A sentence names refused text as sent, which may be only blanks. */
function withPlainBlanks(body: unknown): unknown {
  const { message, ...rest } = body as { message: string };
  return { ...rest, message: message.replaceAll(/[\s\p{C}]+/gu, " ").trim() };
}

function checkHeaders({ method, cache }: Endpoint, { status, headers }: RawAnswer): void {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("vary")).toMatch(/^Accept-Encoding(, Accept)?$/);
  const isKept = method === "GET" && cache !== "no-store" && (status === 200 || status === 304);
  if (!isKept) expect(headers.get("cache-control")).toMatch(/^no-store/);
  expect(headers.has("etag")).toBe(isKept);
}
