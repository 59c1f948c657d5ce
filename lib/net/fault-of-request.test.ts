import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { faultOfRequest } from "./fault-of-request.ts";

type Input = { method?: string; url?: string; headers?: Record<string, string>; hosts?: string[] };

function faultOf({ method = "GET", url = "/tools", headers = {}, hosts = ["a"] }: Input): string | null {
  const rawHeaders = hosts.flatMap((host) => ["HoSt", host]);
  return faultOfRequest({ method, url, headers, rawHeaders } as unknown as IncomingMessage, 1_000)?.code ?? null;
}

test.each([
  "/api/../tools",
  "/api/..",
  "/.",
  "/api/%2e%2e/tools",
  "/api/%2E./tools",
  "/api/.%2e/tools",
  "/api/%2e/tools",
  "/api\\..\\tools",
  "/api/..\\tools",
  "/api/..%5ctools",
  "/api/%2e%2e%2ftools",
  "/api/tools/..?q=x",
  "/api/..#/tools",
  "/tools#top",
  "tools",
  "*",
  "http://elsewhere.example/tools",
  "/tools/%ZZ",
  "/tools/%E0%A4%A",
  "/account?message=%00",
  "/account/keys/%00/revoke",
  "/oauth/authorize?client_id=%00",
  "/oauth/consent?request=a%00b",
])("the address %s is refused", (url) => {
  expect(faultOf({ url })).toBe("invalid_argument");
});

test.each([
  "/",
  "/api/tools/next.js",
  "/tools/...",
  "/tools/..a",
  "/.well-known/x",
  "/api/tools?q=a/../b",
  "/tools/%E2%82%AC",
  "/api/tools/%252e%252e",
  "/tools?q=%2500",
  "/api/tools?q=%00",
])("the address %s is not", (url) => {
  expect(faultOf({ url })).toBeNull();
});

test("of two Host headers neither is believed", () => {
  expect(faultOf({ hosts: ["a", "a"] })).toBe("invalid_argument");
});

test("a method that nothing here has is refused with those there are", () => {
  expect(faultOf({ method: "TRACE" })).toBe("method_not_allowed");
});

test("a body that is too long or compressed is refused by its headers, but at the MCP endpoint, which does so itself", () => {
  const long = { "content-length": "1001" };
  const zipped = { "transfer-encoding": "chunked", "content-encoding": "gzip" };
  expect(faultOf({ method: "POST", headers: long })).toBe("payload_too_large");
  expect(faultOf({ method: "POST", headers: zipped })).toBe("unsupported_media_type");
  for (const headers of [long, zipped]) expect(faultOf({ method: "POST", url: "/mcp", headers })).toBeNull();
  expect(faultOf({ method: "POST", headers: { ...zipped, "content-encoding": " Identity" } })).toBeNull();
  expect(faultOf({ headers: { "content-encoding": "gzip" } })).toBeNull();
});
