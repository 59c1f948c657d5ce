import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { expectCheap } from "../testing/expect-cheap.ts";
import { faultOfRequest, isApi, isMcp, withoutFinalSlash } from "./request-head.ts";

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

test.each([
  ["/mcp/", "/mcp"],
  ["/mcp/?a=b/", "/mcp?a=b/"],
  ["/mcp/x/", "/mcp/x"],
  ["/research/mcp/", "/research/mcp"],
  ["/oauth/token/", "/oauth/token"],
  ["/oauth/authorize/?client_id=a", "/oauth/authorize?client_id=a"],
  ["/token/", "/token"],
  ["/authorize/?client_id=a", "/authorize?client_id=a"],
  ["/api/", "/api"],
  ["/api/tools/?limit=1", "/api/tools?limit=1"],
  ["/api/v1/studies/s_1/", "/api/v1/studies/s_1"],
  ["/.well-known/oauth-authorization-server/", "/.well-known/oauth-authorization-server"],
  ["/.well-known/oauth-protected-resource/research/mcp/", "/.well-known/oauth-protected-resource/research/mcp"],
])("%s is the door %s", (url, door) => {
  expect(withoutFinalSlash(url)).toBe(door);
  expect(withoutFinalSlash(door)).toBe(door);
});

test.each(["/", "/tools/", "/research/", "/mcpx/", "/apis/", "/research/mcps/", "//mcp/", "/api/tools?q=a/"])(
  "%s is left as it is",
  (url) => {
    expect(withoutFinalSlash(url)).toBe(url);
  },
);

test("handlers answer what is below a door, and pages what a person opens", () => {
  for (const url of [
    "/mcp",
    "/mcp/x",
    "/research/mcp/x?a",
    "/api",
    "/api/v1/x",
    "/oauth",
    "/oauth/x",
    "/token",
    "/.well-known/x",
  ])
    expect([url, isApi(url)]).toEqual([url, true]);
  for (const url of [
    "/oauth/authorize?a=b",
    "/oauth/consent",
    "/oauth/consent/decide",
    "/research/x",
    "/mcpx",
    "/well",
    "/token/x",
    "/authorize",
  ])
    expect([url, isApi(url)]).toEqual([url, false]);
  expect(["/mcp", "/research/mcp?a", "/mcp/x"].map(isMcp)).toEqual([true, true, false]);
});

test("an address of only slashes is read in the time of its length", () =>
  expectCheap(50, () => withoutFinalSlash(`/api${"/".repeat(16_000)}x`)));
