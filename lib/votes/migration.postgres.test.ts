import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { beforeAll, expect, inject, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectJudged } from "#lib/testing/expect-judged.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { aDocument, anAgent } from "#lib/testing/samples/agent.ts";
import { noUsage } from "#lib/tools/tool.ts";
import { noVotes, scoresOf, withRatings } from "#lib/votes/score.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";

// Puts the data of a home from before scoring 1.1 where that migration finds it, and runs its statements on data.
useDatabase();

const long =
  "Sent ten messages and read each of them back; “nothing” was lost, and nothing came twice: ﬁne.  \n".repeat(4);
const shared = { evidence: { trace_sha256: "AB".repeat(32) } };
const tools = ["postmark-api", "resend-api", "nodejs", "github"] as const;

/** The published reviews, in order: key, tool, age in days, and any special feature. */
const before: [key: number, tool: number, daysAgo: number, members: Parameters<typeof aDocument>[0]][] = [
  [0, 0, 20, shared],
  [1, 0, 19, shared],
  [2, 0, 18, shared],
  [3, 0, 17, { metrics: { latency_ms: 70 } }],
  [0, 1, 16, { review: long, title: "Sent ten messages", outcome: "failure" }],
  [1, 1, 15, { review: long.toUpperCase().replaceAll(" ", "  "), title: " sent TEN messages" }],
  [2, 1, 14, { evidence: { trace_sha256: "0".repeat(64) } }],
  [0, 2, 13, {}],
  [1, 2, 13, {}],
  [2, 2, 12, {}],
  [0, 2, 11, { ratings: { speed: 1, cost: 2, ease: 3 } }],
  [3, 3, 10, { evidence: { trace_sha256: createHash("sha256").digest("hex") } }],
];

beforeAll(async () => {
  const db = await database();
  const agents = Array.from({ length: 4 }, anAgent);
  for (const [index, [key, tool, daysAgo, members]] of before.entries()) {
    const { public_key } = agents[key]!;
    const tool_id = tools[tool]!;
    const document = aDocument({ tool_id, ...members });
    const at = new Date(Date.UTC(2026, 9, 30) - daysAgo * 86_400_000).toISOString();
    const isLast = !before.slice(index + 1).some(([k, t]) => k === key && t === tool);
    await db.execute(sql`
      insert into reviews (review_id, tool_id, public_key, run_id, key_id, document, document_sha256, signature, latency_ms,
        published_at, counted, not_counted_reason)
      values (${`${index}`.padStart(32, "0")}, ${tool_id}, ${public_key}, ${document.run_id}, ${`${key}`.repeat(16)},
        ${canonicalJson(document as never)}, '', ${"A".repeat(86)}, ${document.metrics?.latency_ms ?? null}, ${at}, ${isLast}, ${isLast ? null : "superseded"})`);
  }
  for (const [place, tool_id] of tools.entries()) await summarizeAsBefore(tool_id, place);
  const statements = readFileSync("drizzle/0007_votes.sql", "utf8").split("--> statement-breakpoint");
  const onData = statements.filter(
    (statement) => !/^\s*(CREATE (TABLE|INDEX|UNIQUE)|ALTER|DROP INDEX)/.test(statement),
  );
  expect(onData).toHaveLength(10);
  // A later migration dropped it.
  await db.execute(sql`alter table tool_usage add column seen json`);
  await db.transaction(async (tx) => {
    for (const statement of onData) await tx.execute(statement);
  });
});

/** A tool's usage as scoring 1.0 kept it. */
async function summarizeAsBefore(tool_id: string, place: number): Promise<void> {
  const given = new Map(
    before.filter(([, tool]) => tool === place).map(([key, , , members]) => [key, aDocument(members)]),
  );
  const votes = [...given.values()].reduce((sums, { ratings }) => withRatings(sums, ratings, 1), noVotes());
  const { voices: _, first_seen: __, ...summary } = noUsage();
  const outcomes = { success: given.size - (place === 1 ? 1 : 0), partial: 0, failure: place === 1 ? 1 : 0 };
  const { ratings, usage_score, usage_low } = scoresOf(votes);
  const last = before.filter(([, tool]) => tool === place).at(-1)![2];
  const kept = {
    ...summary,
    ratings,
    outcomes,
    review_count: before.filter(([, tool]) => tool === place).length,
    reviewer_count: given.size,
    last_review_at: new Date(Date.UTC(2026, 9, 30) - last * 86_400_000).toISOString(),
    metrics: { ...summary.metrics, latency_ms: place === 0 ? { count: 1, median: 70, p90: 70 } : null },
  };
  await (await database()).execute(sql`
    update tool_usage set votes = ${JSON.stringify(votes)}, summary = ${JSON.stringify(kept)}, usage_score = ${usage_score},
      usage_low = ${usage_low} where tool_id = ${tool_id}`);
}

test("reviews from before scoring 1.1 are each their key's voice, judged by their evidence, with scores to match", async () => {
  expect(inject("postgres")).not.toBeNull();
  await expectJudged();
  const usages = [];
  for (const tool_id of tools) usages.push(await expectRecomputed(tool_id));
  expect(usages.map(({ voices, status }) => [voices, status])).toEqual([
    [2, "insufficient"],
    [1, "insufficient"],
    [3, "ok"],
    [0, "no_data"],
  ]);
  expect(usages[0]!.first_seen).toEqual({ earliest: "2026-10-10", median: "2026-10-10", latest: "2026-10-13" });
});

test("a tool that nobody has reviewed is as a new one", async () => {
  expect(await expectRecomputed("stripe-api")).toEqual(noUsage());
});
