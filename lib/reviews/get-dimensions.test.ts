import { describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { getDimensionsEndpoint } from "#lib/reviews/contract.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";

const { HEAD, OPTIONS, POST } = routeAt("/api/dimensions");

// Needs no storage: the rubric stays readable while storage is away.
describe("GET /api/dimensions", () => {
  test("publishes six dimensions with a question and five anchors each, and the versions they belong to", async () => {
    const answer = await callEndpoint(getDimensionsEndpoint);
    expect(answer.status).toBe(200);
    const { dimensions, scoring_version, rubric_version } = resultOf(getDimensionsEndpoint, answer);
    expect([scoring_version, rubric_version]).toEqual(["1.1", "1.0"]);
    expect(dimensions.map(({ id }) => id)).toEqual([
      "speed",
      "cost",
      "reliability",
      "quality",
      "ease",
      "documentation",
    ]);
    for (const { question, anchors } of dimensions) {
      expect(question).toMatch(/\?$/);
      expect(Object.keys(anchors)).toEqual(["1", "2", "3", "4", "5"]);
      expect(new Set(Object.values(anchors)).size).toBe(5);
    }
  });

  test("may be kept for an hour, and answers 304 to a client that has it", async () => {
    const { headers } = await callEndpoint(getDimensionsEndpoint);
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    const again = await callEndpoint(getDimensionsEndpoint, { headers: { "if-none-match": headers.get("etag")! } });
    expect([again.status, again.body, again.headers.get("content-type")]).toEqual([304, null, null]);
  });

  test("may be read by a page of any origin and run by none", async () => {
    const { headers } = await callEndpoint(getDimensionsEndpoint);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-expose-headers")).toContain("RateLimit");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test("answers HEAD without a body, the preflight, and other methods with what is allowed", async () => {
    const head = await call(HEAD, {}, "HEAD");
    expect([head.status, head.body, head.headers.get("etag")]).toEqual([
      200,
      null,
      (await callEndpoint(getDimensionsEndpoint)).headers.get("etag"),
    ]);
    const preflight = await call(OPTIONS, {}, "OPTIONS");
    expect([preflight.status, preflight.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expect(refusalOf(await call(POST, { body: {} })).error).toBe("method_not_allowed");
  });

  test("refuses a query, which it has no use for", async () => {
    const refusal = refusalOf(await callEndpoint(getDimensionsEndpoint, { query: "version=2" }));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_argument", ["/version"]]);
  });
});
