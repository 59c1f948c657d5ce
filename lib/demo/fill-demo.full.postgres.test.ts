import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp, restore } from "#lib/backup/backup.ts";
import { closeDatabase, database } from "#lib/db/client.ts";
import { fillDemo } from "#lib/demo/fill-demo.ts";
import { generateReviews } from "#lib/demo/generate-reviews.ts";
import { env } from "#lib/env.ts";
import { listReviewsEndpoint, type Review } from "#lib/reviews/contract.ts";
import { proveReview } from "#lib/reviews/prove-review.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { emptyDatabase } from "#lib/testing/empty-database.ts";
import { expectJudged } from "#lib/testing/expect-judged.ts";
import { recomputeUsage } from "#lib/testing/recompute-usage.ts";
import { getToolEndpoint, searchToolsEndpoint } from "#lib/tools/contract.ts";

useDatabase();
const folder = mkdtempSync(join(tmpdir(), "touchstone-demo-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date();
let all: Review[];

beforeAll(async () => {
  expect(await fillDemo(7, now)).toBe(400);
  all = [];
  for (let offset = 0; offset < 400; offset += 100) {
    const page = await callEndpoint(listReviewsEndpoint, { query: `limit=100&offset=${offset}` });
    all.push(...(resultOf(listReviewsEndpoint, page).reviews as Review[]));
  }
});

test("each review is really signed, and every text of it says that it was generated", () => {
  for (const review of all) {
    expect(proveReview(review).review_id).toBe(review.review_id);
    expect(review.document.review).toMatch(/ Demo text: it was generated, and no agent used this tool\.$/);
    for (const text of [review.document.title, review.document.use_case]) expect(text).toMatch(/ \(demo\)$/);
  }
});

test("the words of a review follow its ratings, and no two of a tool share a title", () => {
  for (const reviews of Map.groupBy(all, ({ tool_id }) => tool_id).values())
    expect(new Set(reviews.map(({ document }) => document.title)).size).toBe(reviews.length);
  for (const { document } of all) {
    const { outcome, ratings, review, run_id } = document;
    expect(run_id.endsWith(`-${/^Run (\d+):/.exec(review)![1]}`), review).toBe(true);
    if (outcome === "success") expect(review).not.toMatch(/kept failing|gave up|could use little/);
    expect(/kept failing|little got through|Too many calls/.test(review), review).toBe(ratings.reliability! < 2.5);
  }
});

test("they lie weeks apart, in order, each dated as its document is", () => {
  const dates = all.map(({ published_at }) => Date.parse(published_at));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(dates[0]! - dates.at(-1)!).toBeGreaterThan(35 * 24 * 3_600_000);
  expect(dates[0]).toBeLessThan(now.getTime());
  for (const { published_at, document } of all) {
    const later = Date.parse(published_at) - Date.parse(document.created_at);
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThan(24 * 3_600_000);
  }
});

test("they are of many kinds: few tools with many reviews, many with one or two, by 25 keys", () => {
  const counts = [...Map.groupBy(all, ({ tool_id }) => tool_id).values()].map((reviews) => reviews.length);
  expect(counts.length).toBe(60);
  expect(counts.filter((count) => count > 15).length).toBeGreaterThan(4);
  expect(counts.filter((count) => count < 3).length).toBeGreaterThan(25);
  expect(new Set(all.map(({ key_id }) => key_id)).size).toBe(25);
  expect(new Set(all.map(({ document }) => document.outcome)).size).toBe(3);
  expect(all.some(({ counted }) => !counted)).toBe(true);
  expect(all.some(({ document }) => document.metrics?.cost_usd === undefined)).toBe(true);
});

test("all count but those that their key superseded, and the most reviewed tools are relied on", async () => {
  for (const { counted, not_counted_reason } of all) expect(counted || not_counted_reason === "superseded").toBe(true);
  await expectJudged();
  const { tools } = resultOf(
    searchToolsEndpoint,
    await callEndpoint(searchToolsEndpoint, { query: "sort=usage&limit=100" }),
  );
  const ok = tools.filter(({ usage }) => usage.status === "ok");
  expect(ok.length).toBeGreaterThan(10);
  expect(tools.slice(0, ok.length)).toEqual(ok);
});

test("a tool's summary is what its reviews say, down to the date of the last one", async () => {
  for (const tool_id of [...new Set(all.map((review) => review.tool_id))].slice(0, 10)) {
    const { tool } = resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));
    const { means: _, counts: __, sums: ___, is_borne_out: ____, ...computed } = await recomputeUsage(tool_id);
    expect(tool.usage).toMatchObject({ ...computed, metrics: expect.anything() });
  }
});

test("the same seed makes the same reviews but for their dates, another seed makes others", () => {
  const listed = ["b", "a", "c"].map((tool_id) => ({ tool_id, category: "maps" as const }));
  const of = (seed: number, at: Date) =>
    generateReviews(seed, listed, at).map(({ agent, document: { created_at: _, ...document } }) => [
      agent.public_key,
      document,
    ]);
  expect(of(1, now)).toEqual(of(1, new Date(now.getTime() + 86_400_000)));
  expect(of(1, now)).not.toEqual(of(2, now));
});

test("a database with reviews in it is never filled", async () => {
  await expect(fillDemo(7)).rejects.toThrow("has 400 reviews. The demo fills only one that has none.");
  const { rows } = await (await database()).execute(sql`select count(*)::int as count from reviews`);
  expect(rows).toEqual([{ count: 400 }]);
});

test("a backup takes the flag along", async () => {
  const file = join(folder, "demo.backup");
  await backUp(env(), file, { force: false });
  const { DATABASE_URL } = env();
  await closeDatabase();
  const restored = { DATABASE_URL: await emptyDatabase(), DATA_DIR: folder };
  await restore(file, restored);
  setEnvironment(restored);
  const answered = await callEndpoint(listReviewsEndpoint);
  expect([answered.headers.get("touchstone-demo"), answered.body.total]).toEqual(["generated-data", 400]);
  await closeDatabase();
  setEnvironment({ DATABASE_URL: DATABASE_URL! });
});
