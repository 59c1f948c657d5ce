import { describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { interfaceVersion } from "#lib/contract.ts";
import { getOpenApiEndpoint } from "#lib/openapi/contract.ts";
import { both } from "#lib/openapi/service.ts";
import { call, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";

const { HEAD, OPTIONS, POST } = routeAt("/openapi.json");

// Needs no storage: the description can be read while the service cannot work.
describe("GET /openapi.json", () => {
  test("answers the description of this version of the interface as OpenAPI 3.1", async () => {
    const { status, headers, body } = await callEndpoint(getOpenApiEndpoint);
    expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    expect(body.openapi).toMatch(/^3\.1\./);
    expect(body.info).toMatchObject({ title: "Touchstone", version: interfaceVersion });
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(["/api/tools", "/mcp", "/openapi.json"]));
  });

  test("may be kept for five minutes, and answers 304 to a client that has it", async () => {
    const { headers } = await callEndpoint(getOpenApiEndpoint);
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    const again = await callEndpoint(getOpenApiEndpoint, { headers: { "if-none-match": headers.get("etag")! } });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test("may be read by a page of any origin, and costs nothing, also when the minute is used up", async () => {
    const { headers } = await callEndpoint(getOpenApiEndpoint);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.has("ratelimit")).toBe(false);
  });

  test("answers HEAD without a body, the preflight, and other methods with what is allowed", async () => {
    expect(both.methods).toContain("Every GET answers HEAD as well, and every address OPTIONS");
    expect(both.methods).toContain("another method is refused with 405 method_not_allowed and the Allow header");
    const head = await call(HEAD, {}, "HEAD");
    const { headers } = await callEndpoint(getOpenApiEndpoint);
    expect([head.status, head.body, head.headers.get("etag")]).toEqual([200, null, headers.get("etag")]);
    const preflight = await call(OPTIONS, {}, "OPTIONS");
    expect([preflight.status, preflight.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    const { status, error } = refusalOf(await call(POST, { body: {} }));
    expect([status, error]).toEqual([405, "method_not_allowed"]);
  });

  test("refuses a query, which it has no use for", async () => {
    const refusal = refusalOf(await callEndpoint(getOpenApiEndpoint, { query: "version=2" }));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_argument", ["/version"]]);
  });
});
