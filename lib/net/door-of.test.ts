import { expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { isApi, isMcp, withoutFinalSlash } from "./door-of.ts";

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
