import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getSourcesEndpoint } from "#lib/about/contract.ts";
import { routeAt } from "#lib/api/routes.ts";
import { database } from "#lib/db/client.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";
import { assessments, tools } from "#lib/tools/tools.sql.ts";

const { HEAD, POST } = routeAt("/api/sources");

useDatabase();

const read = async () => resultOf(getSourcesEndpoint, await callEndpoint(getSourcesEndpoint));
const records = async () => Object.fromEntries((await read()).sources.map(({ id, records }) => [id, records]));

describe("GET /api/sources", () => {
  test("counts the records of each source that are published now", async () => {
    const db = await database();
    const listed = await db.select({ sources: tools.sources }).from(tools);
    const assessed = await db.select({ record: assessments.record }).from(assessments);
    const cited = new Set(assessed.flatMap(({ record }) => record.sources.map(({ url }) => url)));
    expect(cited.size).toBeGreaterThan(0);
    expect(await records()).toEqual({
      "touchstone-catalog": listed.filter(({ sources }) => sources.includes("touchstone-catalog")).length,
      "mcp-registry": 0,
      "firsthand-reviews": 0,
      "desk-assessments": assessed.length,
      "cited-pages": cited.size,
      "atkinson-hyperlegible": null,
      "rfc-8032": null,
    });
  });

  test("follows what is published: a review that lists a tool adds a review, and to no list of tools", async () => {
    const before = await records();
    const body = signed(anAgent(), aDocument({ tool_id: "harbour-pilot", tool: aTool() }));
    expect((await callEndpoint(publishReviewEndpoint, { body })).status).toBe(201);
    await expect.poll(records, { timeout: 15_000 }).toEqual({ ...before, "firsthand-reviews": 1 });
    const ofReviews = (await read()).sources.find(({ id }) => id === "firsthand-reviews")!;
    expect(ofReviews.used_for).toContain("its origin is review and it names no source");
  });

  test("explains every source that a tool names", async () => {
    const db = await database();
    const named = await db.execute<{ id: string }>(sql`select distinct unnest(sources) as id from tools`);
    const explained = (await read()).sources.map(({ id }) => id);
    expect(named.rows.map(({ id }) => id).filter((id) => !explained.includes(id))).toEqual([]);
    expect(named.rows.length).toBeGreaterThan(0);
  });

  test("gives absolute addresses, one id to a source, and a day only where terms were read at that address", async () => {
    const { sources, excluded_sources } = await read();
    for (const { url } of sources) expect(url).toMatch(/^https:\/\//);
    expect(sources.find(({ id }) => id === "touchstone-catalog")!.url).toBe("https://touchstone.test/tools");
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
    expect(excluded_sources.length).toBeGreaterThanOrEqual(8);
    for (const { name, url, checked_at } of excluded_sources)
      expect(new URL(url).pathname === "/", name).toBe(checked_at === null);
  });

  test("names no licence of a source whose terms nobody has read", async () => {
    const unread = (await read()).excluded_sources.filter(({ checked_at }) => checked_at === null);
    expect(unread.length).toBeGreaterThan(0);
    for (const { name, reason } of unread) expect(reason, name).not.toMatch(/\b(MIT|CC0|CC-BY|Apache|licen[cs]ed)\b/);
  });

  test("may be kept but is revalidated; answers HEAD, refuses a query and other methods", async () => {
    const { headers } = await callEndpoint(getSourcesEndpoint);
    expect(headers.get("cache-control")).toBe("public, no-cache");
    const again = await callEndpoint(getSourcesEndpoint, { headers: { "if-none-match": headers.get("etag")! } });
    expect(again.status).toBe(304);
    const head = await call(HEAD, {}, "HEAD");
    expect([head.status, head.body]).toEqual([200, null]);
    expect(refusalOf(await callEndpoint(getSourcesEndpoint, { query: "id=x" })).error).toBe("invalid_argument");
    expect(refusalOf(await call(POST, { body: {} })).error).toBe("method_not_allowed");
  });
});
