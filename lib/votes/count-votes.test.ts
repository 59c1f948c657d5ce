import { describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import type { ReviewDocument } from "#lib/reviews/review-document.ts";
import { dimensionIds } from "#lib/rubric/dimensions.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { type Agent, aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { byKey } from "#lib/votes/contract.ts";
import { keyWord, oneVoice, oneVote, reasons } from "#lib/votes/rules.ts";

useDatabase();

async function review(agent: Agent, members: Partial<ReviewDocument>) {
  const answer = await callEndpoint(publishReviewEndpoint, { body: signed(agent, aDocument(members)) });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  const result = resultOf(publishReviewEndpoint, answer);
  if (!("review" in result)) throw new Error("answered as a dry run");
  return result.review;
}

/** The one vote behind a score: the prior of 3.0 weighs five. */
const stored = ({ mean }: { mean: number }) => Math.round((mean * 6 - 15) * 1e9) / 1e9;

const read = async (tool_id: string) =>
  resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));

describe("a tool's usage", () => {
  test("is null or zero before the first review, never a number that nobody gave", async () => {
    const usage = await expectRecomputed("sendgrid-api");
    expect(usage).toMatchObject({ review_count: 0, reviewer_count: 0, status: "no_data", last_review_at: null });
    expect(Object.values(usage.ratings)).toEqual([null, null, null, null, null, null]);
    expect(Object.values(usage.metrics)).toEqual([null, null, null]);
  });

  test("counts one vote for each of its voices, and is relied on from three of them over a day on", async () => {
    const statuses: string[] = [];
    const start = Date.now() - 26 * 3_600_000;
    for (const [index, outcome] of (["success", "partial", "failure"] as const).entries()) {
      const ratings = { speed: 1.1 + index, cost: 4.7, ...(index > 0 && { quality: 2.3 * index }), documentation: 5 };
      const metrics = index === 1 ? undefined : { latency_ms: 120.5 * (index + 1), calls: index };
      const members = { tool_id: "postmark-api", outcome, ratings, ...(metrics && { metrics }) };
      await publishOn(new Date(start + index * 12 * 3_600_000), anAgent(), members, `203.0.113.${index}`);
      statuses.push((await expectRecomputed("postmark-api")).status);
    }
    expect(statuses).toEqual(["insufficient", "insufficient", "ok"]);
    const { outcomes, metrics, ratings } = await expectRecomputed("postmark-api");
    expect(outcomes).toEqual({ success: 1, partial: 1, failure: 1 });
    expect(metrics.latency_ms).toEqual({ count: 2, median: 241, p90: 337.4 });
    expect(metrics.cost_usd).toBeNull();
    expect([ratings.quality!.count, ratings.ease]).toEqual([2, null]);
  });

  test("takes a key's newest review as its vote in place of the one before, which stays readable", async () => {
    const tool_id = "stripe-api";
    const agent = anAgent();
    const first = await review(agent, {
      tool_id,
      outcome: "failure",
      ratings: { speed: 1, cost: 1, ease: 1 },
      metrics: { latency_ms: 9000 },
    });
    await review(anAgent(), { tool_id, ratings: { speed: 3.3, cost: 2.2, quality: 4.4 }, metrics: { cost_usd: 0.01 } });
    const second = await review(agent, { tool_id, outcome: "success", ratings: { speed: 5, quality: 4.9, ease: 4.1 } });

    const usage = await expectRecomputed(tool_id);
    expect(usage).toMatchObject({
      review_count: 3,
      reviewer_count: 2,
      outcomes: { success: 2, partial: 0, failure: 0 },
      metrics: { latency_ms: null, cost_usd: { count: 1, median: 0.01, p90: 0.01 } },
    });
    expect([usage.ratings.speed!.count, usage.ratings.cost!.count, usage.ratings.ease!.count]).toEqual([1, 1, 1]);
    expect([usage.voices, stored(usage.ratings.speed!)]).toEqual([1, (5 + 3.3) / 2]);
    expect(byKey).toContain("count every counted key and not voices");
    expect([oneVoice, oneVote]).toEqual([
      expect.stringContaining("new keys of one client"),
      "the mean of their ratings on each dimension",
    ]);

    const { reviews } = await read(tool_id);
    expect(reviews.map(({ review_id }) => review_id)).toEqual([second.review_id, expect.any(String), first.review_id]);
    expect(reviews[2]).toEqual({ ...first, counted: false, not_counted_reason: "superseded" });
    expect(reasons.superseded).toBe("the same key reviewed this tool again later");
    expect(keyWord).toBe("its newest live review that has evidence");
    expect(reviews[0]).toMatchObject({ counted: true, not_counted_reason: null });
  });

  test("still equals a recount after many votes and changes of mind", async () => {
    const tool_id = "github";
    const agents = Array.from({ length: 5 }, anAgent);
    const grades = [1, 1.7, 2.9, 3.1, 4.3, 5];
    for (let turn = 0; turn < 20; turn += 1) {
      const grade = (step: number) => grades[(turn * step + step) % grades.length]!;
      const ratings = { speed: grade(1), reliability: grade(2), [dimensionIds[turn % 6]!]: grade(3), ease: grade(5) };
      const metrics = turn % 3 === 0 ? { latency_ms: turn * 7.7, calls: turn } : {};
      await review(agents[(turn * 3) % 5]!, { tool_id, outcome: turn % 2 ? "partial" : "success", ratings, metrics });
    }
    const usage = await expectRecomputed(tool_id);
    expect([usage.review_count, usage.reviewer_count]).toEqual([20, 5]);
  });

  test("of one tool is not moved by reviews of another", async () => {
    const before = (await read("stripe-api")).tool.usage;
    await review(anAgent(), { tool_id: "github-mcp" });
    expect((await read("stripe-api")).tool.usage).toEqual(before);
  });
});

test("reviews leave desk assessments and their scores as they were, byte for byte", async () => {
  const db = await database();
  const { rows } = await db.execute<{ tool_id: string }>(
    "select tool_id from tool_assessment order by tool_id limit 1",
  );
  const { tool_id } = rows[0]!;
  const before = await storedRows();
  const listed = await read(tool_id);
  expect(before.assessments!.length).toBeGreaterThan(0);
  expect(listed.tool.assessment_score).not.toBeNull();

  for (const rating of [1, 5, 1])
    await review(anAgent(), { tool_id, ratings: { speed: rating, cost: rating, ease: rating } });

  const after = await storedRows();
  expect(after.assessments).toEqual(before.assessments);
  expect(after.tool_assessment).toEqual(before.tool_assessment);
  const { tool, assessments } = await read(tool_id);
  expect(JSON.stringify(assessments)).toBe(JSON.stringify(listed.assessments));
  expect([tool.assessment_score, tool.assessment]).toEqual([listed.tool.assessment_score, listed.tool.assessment]);
  expect(tool.usage_score).not.toBeNull();
});
