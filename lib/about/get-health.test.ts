import { describe, expect, test } from "vitest";
import { getHealthEndpoint } from "#lib/about/contract.ts";
import { routeAt } from "#lib/api/routes.ts";
import { database } from "#lib/db/client.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";

const { HEAD, POST } = routeAt("/api/health");

import { interfaceVersion } from "#lib/contract.ts";

useDatabase();

test("the words of degraded have each check that can fail", () => {
  const { status, checks } = getHealthEndpoint.result.shape;
  const failing = Object.values(checks.shape).filter((check) => "status" in check.shape);
  expect(status.description?.split(", or ")).toHaveLength(failing.length);
});

describe("GET /api/health", () => {
  test("tells that service, storage and catalogue work, by asking storage now", async () => {
    const answer = await callEndpoint(getHealthEndpoint);
    expect(answer.status).toBe(200);
    const health = resultOf(getHealthEndpoint, answer);
    expect(health).toMatchObject({
      status: "ok",
      version: interfaceVersion,
      checks: { storage: { status: "ok" }, catalog: { status: "ok" } },
    });
    expect(health.checks.storage.latency_ms).toBeGreaterThanOrEqual(0);
    expect(health.checks.catalog.tools).toBeGreaterThanOrEqual(60);
    expect(health.checks.event_loop.longest_stall_ms).toBeGreaterThanOrEqual(0);
    expect(Date.parse(health.started_at)).toBeLessThanOrEqual(Date.now());
    expect("error" in health).toBe(false);
  });

  test("is never kept: no ETag, no-store", async () => {
    const { headers } = await callEndpoint(getHealthEndpoint);
    expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
  });

  test("answers HEAD without a body, refuses a query and other methods", async () => {
    const head = await call(HEAD, {}, "HEAD");
    expect([head.status, head.body]).toEqual([200, null]);
    expect(refusalOf(await callEndpoint(getHealthEndpoint, { query: "deep=1" })).error).toBe("invalid_argument");
    expect(refusalOf(await call(POST, { body: {} })).error).toBe("method_not_allowed");
  });

  test("is degraded, not down, while the catalogue is empty", async () => {
    const db = await database();
    await db.execute("truncate tools cascade");
    const answer = await callEndpoint(getHealthEndpoint);
    expect(answer.status).toBe(200);
    expect(resultOf(getHealthEndpoint, answer)).toMatchObject({
      status: "degraded",
      checks: { storage: { status: "ok" }, catalog: { status: "empty", tools: 0 } },
    });
  });
});
