import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { routes } from "../api/routes.ts";
import { expectCheap } from "../testing/expect-cheap.ts";
import {
  addressHeader,
  addressOf,
  announceEntry,
  callerFrom,
  clientAddress,
  faultOfRequest,
  isApi,
  isMcp,
  noted as note,
  withoutFinalSlash,
} from "./request-head.ts";

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

test("handlers answer every address of the API and of files for programs", () => {
  const addresses = Object.keys(routes).map((address) => address.replaceAll(/\[\w+\]/g, "x"));
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.filter((address) => !isApi(address))).toEqual([]);
});

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

const socket = "192.0.2.1";

describe("clientAddress", () => {
  test.each(["203.0.113.9", "127.0.0.1", "203.0.113.9, 198.51.100.2", "::1", "garbage", ""])(
    "with 0 hops is the socket's address whatever the header says: %s",
    (forwarded) => {
      expect(clientAddress(socket, forwarded, 0)).toBe(socket);
    },
  );

  test("with 0 hops and no socket is nobody's, even where a header claims one", () => {
    expect(clientAddress(null, "203.0.113.9", 0)).toBeNull();
  });

  test.each([
    { hops: 1, forwarded: "203.0.113.9", address: "203.0.113.9" },
    { hops: 1, forwarded: "198.51.100.66, 203.0.113.9", address: "203.0.113.9" },
    { hops: 1, forwarded: "1.1.1.1, 2.2.2.2, 3.3.3.3, 203.0.113.9", address: "203.0.113.9" },
    { hops: 2, forwarded: "203.0.113.9, 10.0.0.5", address: "203.0.113.9" },
    { hops: 2, forwarded: "6.6.6.6, 203.0.113.9, 10.0.0.5", address: "203.0.113.9" },
    { hops: 3, forwarded: "6.6.6.6,203.0.113.9,10.0.0.5,10.0.0.6", address: "203.0.113.9" },
    { hops: 1, forwarded: "2001:db8::7", address: "2001:db8::7" },
    { hops: 1, forwarded: "  203.0.113.9  ", address: "203.0.113.9" },
    { hops: 1, forwarded: "203.0.113.9:4711", address: "203.0.113.9" },
    { hops: 1, forwarded: "[2001:db8::7]", address: "2001:db8::7" },
    { hops: 1, forwarded: "[2001:db8::7]:4711", address: "2001:db8::7" },
  ])("with $hops hops of ours '$forwarded' is $address", ({ hops, forwarded, address }) => {
    expect(clientAddress(socket, forwarded, hops)).toBe(address);
    expect(clientAddress(null, forwarded, hops)).toBe(address);
  });

  test("a prefix that the client forges changes nothing", () => {
    const honest = clientAddress(socket, "203.0.113.9, 10.0.0.5", 2);
    for (const forged of ["127.0.0.1", "8.8.8.8, 9.9.9.9", "::1", "a,b,c,d,e,f"])
      expect(clientAddress(socket, `${forged}, 203.0.113.9, 10.0.0.5`, 2)).toBe(honest);
  });

  test("a request that came past the proxies counts as its socket, or as the first of the fewer hops", () => {
    expect(clientAddress(socket, null, 2)).toBe(socket);
    expect(clientAddress(socket, "203.0.113.9", 2)).toBe("203.0.113.9");
    expect(clientAddress(null, null, 2)).toBeNull();
    expect(clientAddress(null, "203.0.113.9", 2)).toBeNull();
  });

  test.each([
    "garbage",
    "unknown",
    "203.0.113.256",
    "203.0.113.9/24",
    "",
    " ",
    "_hidden",
    "1",
    "0x7f.1",
    "203.0.113.9\u0000",
  ])("garbage where the address should stand is nobody's address: %j", (garbage) => {
    expect(clientAddress(socket, garbage, 1)).toBeNull();
    expect(clientAddress(socket, `203.0.113.9, ${garbage}`, 1)).toBeNull();
  });
});

describe("addressOf", () => {
  afterEach(() => announceEntry(undefined as never));

  const noted = (value: string, forwarded?: string) =>
    new Headers({ [addressHeader]: value, ...(forwarded && { "x-forwarded-for": forwarded }) });

  test("behind the server entry it is the address that the entry noted, never the forwarded one", () => {
    announceEntry("token-of-this-process");
    expect(addressOf(noted("token-of-this-process 203.0.113.9", "6.6.6.6"), 1)).toBe("203.0.113.9");
    expect(addressOf(noted("token-of-this-process 2001:db8::7"), 0)).toBe("2001:db8::7");
  });

  test.each([
    ["a header with a guessed token", "another-token 203.0.113.9"],
    ["a header without a token", "203.0.113.9"],
    ["a header that names nothing", ""],
    ["a header with the token only", "token-of-this-process "],
    ["a header with the token and garbage", "token-of-this-process nobody"],
  ])("behind the server entry %s is nobody's address", (_, value) => {
    announceEntry("token-of-this-process");
    expect(addressOf(noted(value, "6.6.6.6"), 1)).toBeNull();
  });

  test("without a server entry the noted header is a client's claim, and only trusted hops are read", () => {
    expect(addressOf(noted("token 203.0.113.9", "198.51.100.2"), 0)).toBeNull();
    expect(addressOf(noted("undefined 203.0.113.9", "198.51.100.2"), 0)).toBeNull();
    expect(addressOf(noted("token 203.0.113.9", "6.6.6.6, 198.51.100.2"), 1)).toBe("198.51.100.2");
  });
});

describe("a proxy hides its clients", () => {
  afterEach(() => announceEntry(undefined as never));
  const token = "token-of-this-process";
  const hiddenBy = (value: string) => {
    announceEntry(token);
    return callerFrom(new Headers({ [addressHeader]: value }), 0).hiddenBy;
  };

  test.each([
    "127.0.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "10.1.2.3",
    "172.20.0.4",
    "192.168.1.1",
    "fd00::7",
    "fe80::1",
    "100.64.0.9",
  ])("when it forwards from %s and the operator has not said how many hops to trust", (proxy) => {
    expect(hiddenBy(note(token, proxy, "203.0.113.9", undefined))).toBe(proxy);
  });

  test.each([
    ["without the header", "127.0.0.1", null, undefined],
    ["when the operator said that there is none", "127.0.0.1", "203.0.113.9", 0],
    ["when the operator said that it is trusted", "127.0.0.1", "203.0.113.9", 1],
    ["from a public address, which anyone can send the header from", "203.0.113.9", "10.0.0.1", undefined],
    ["from a public address of IPv6", "2001:db8::7", "127.0.0.1", undefined],
    ["without a socket", null, "127.0.0.1", undefined],
  ])("but not %s", (_, socketAddress, forwarded, hops) => {
    expect(hiddenBy(note(token, socketAddress, forwarded, hops))).toBeUndefined();
  });

  test("and no client can say so itself", () => {
    expect(hiddenBy("guessed 203.0.113.9 hidden")).toBeUndefined();
    expect(hiddenBy("203.0.113.9 hidden")).toBeUndefined();
  });
});
