import { describe, expect, test } from "vitest";
import {
  listReviewsEndpoint,
  publishReviewEndpoint,
  type Review,
  withdrawReviewEndpoint,
} from "#lib/reviews/contract.ts";
import type { ReviewDocument } from "#lib/reviews/review-document.ts";
import { dimensionIds } from "#lib/rubric/dimensions.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { type Agent, aDocument, anAgent, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { Usage } from "#lib/votes/contract.ts";
import { restoration } from "#lib/votes/rules.ts";

useDatabase();

async function publish(agent: Agent, members: Partial<ReviewDocument>): Promise<Review> {
  const answer = await callEndpoint(publishReviewEndpoint, { body: signed(agent, aDocument(members)) });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.review;
}

async function withdraw(agent: Agent, { review_id }: Review): Promise<void> {
  const answer = await callEndpoint(withdrawReviewEndpoint, {
    path: { review_id },
    body: signed(agent, aWithdrawal(review_id)),
  });
  expect([answer.status, answer.body.error, answer.body.duplicate]).toEqual([201, undefined, false]);
}

async function statesOf(tool_id: string): Promise<(string | null)[]> {
  const page = resultOf(listReviewsEndpoint, await callEndpoint(listReviewsEndpoint, { query: `tool_id=${tool_id}` }));
  expect(page.total).toBe(page.reviews.length);
  return page.reviews.map((review) => (review.counted ? "counted" : review.not_counted_reason));
}

describe("a withdrawn review", () => {
  test("leaves nothing of its vote behind: a tool with no other is as it was before", async () => {
    const tool_id = "sendgrid-api";
    const before = resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));
    const agent = anAgent();
    const review = await publish(agent, { tool_id, metrics: { latency_ms: 12.5, cost_usd: 0.1, calls: 3 } });
    await withdraw(agent, review);
    const after = resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));
    expect(after.tool).toEqual(before.tool);
    expect(after.reviews.map(({ review_id }) => review_id)).toEqual([review.review_id]);
    await expectRecomputed(tool_id);
  });

  test("takes outcome, ratings, measurements and the last date along, and leaves the others' votes", async () => {
    const tool_id = "postmark-api";
    const agents = Array.from({ length: 3 }, anAgent);
    const published = [];
    for (const [index, outcome] of (["success", "partial", "failure"] as const).entries())
      published.push(
        await publish(agents[index]!, {
          tool_id,
          outcome,
          ratings: { speed: 1.3 + index, cost: 4.9 - index, ...(index === 2 && { quality: 2.2 }), ease: 3 },
          metrics: { latency_ms: 100 * (index + 1), ...(index === 2 && { cost_usd: 7 }) },
        }),
      );
    expect(await expectRecomputed(tool_id)).toMatchObject({ reviewer_count: 3, voices: 1 });
    await withdraw(agents[2]!, published[2]!);
    const usage = await expectRecomputed(tool_id);
    expect(usage).toMatchObject({
      review_count: 2,
      reviewer_count: 2,
      status: "insufficient",
      outcomes: { success: 1, partial: 1, failure: 0 },
      last_review_at: published[1]!.published_at,
      metrics: { latency_ms: { count: 2, median: 150 }, cost_usd: null },
    });
    expect(usage.ratings.quality).toBeNull();
    expect(await statesOf(tool_id)).toEqual(["withdrawn", "counted", "counted"]);
  });

  test("gives the vote back to the key's review before it", async () => {
    const tool_id = "stripe-api";
    const agent = anAgent();
    const ratings = (rating: number) => ({ speed: rating, cost: rating, ease: rating });
    const first = await publish(agent, { tool_id, outcome: "failure", ratings: ratings(1) });
    const second = await publish(agent, { tool_id, outcome: "partial", ratings: ratings(3.5) });
    const third = await publish(agent, { tool_id, ratings: ratings(5) });
    await publish(anAgent(), { tool_id, ratings: ratings(2) });

    await withdraw(agent, third);
    expect(await statesOf(tool_id)).toEqual(["counted", "withdrawn", "counted", "superseded"]);
    expect(restoration).toBe("an earlier live review of the same tool by the same key counts again");
    expect((await expectRecomputed(tool_id)).outcomes).toEqual({ success: 1, partial: 1, failure: 0 });

    // A superseded one goes without a vote, and is not the one that counts again.
    await withdraw(agent, first);
    expect(await statesOf(tool_id)).toEqual(["counted", "withdrawn", "counted", "withdrawn"]);
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 2, reviewer_count: 2 });

    await withdraw(agent, second);
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 1, reviewer_count: 1 });
    expect(Usage.shape.review_count.description).toBe("Published reviews, withdrawn ones left out.");

    await publish(agent, { tool_id, outcome: "success", ratings: ratings(4.4) });
    expect(await statesOf(tool_id)).toEqual(["counted", "counted", "withdrawn", "withdrawn", "withdrawn"]);
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 2, reviewer_count: 2 });
  });

  test("still equals a recount after many reviews, changes of mind and withdrawals", async () => {
    const tool_id = "github";
    const agents = Array.from({ length: 4 }, anAgent);
    const grades = [1, 1.7, 2.9, 3.1, 4.3, 5];
    const standing: [Agent, Review][] = [];
    for (let turn = 0; turn < 24; turn += 1) {
      const grade = (step: number) => grades[(turn * step + step) % grades.length]!;
      const ratings = { speed: grade(1), reliability: grade(2), [dimensionIds[turn % 6]!]: grade(3), ease: grade(5) };
      const metrics = turn % 3 === 0 ? { latency_ms: turn * 7.7, calls: turn } : {};
      const agent = agents[(turn * 3) % 4]!;
      standing.push([
        agent,
        await publish(agent, { tool_id, outcome: turn % 2 ? "partial" : "success", ratings, metrics }),
      ]);
      if (turn % 3 === 2) await withdraw(...standing.splice((turn * 5) % standing.length, 1)[0]!);
    }
    const usage = await expectRecomputed(tool_id);
    expect([usage.review_count, usage.reviewer_count]).toEqual([16, new Set(standing.map(([agent]) => agent)).size]);
  });
});
