import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import { reviews } from "#lib/reviews/reviews.sql.ts";
import { callPatiently } from "#lib/testing/call.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { aDocument, anAgent, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";

const { POST: WITHDRAW } = routeAt("/api/reviews/[review_id]/withdrawal");
const { POST: PUBLISH } = routeAt("/api/reviews");

useDatabase();

const tools = ["github-mcp", "postmark-api", "stripe-api", "nodejs"];
const rounds = process.env.FULL_TESTS ? 40 : 1;
const textOf = (round: number) => `The run of round ${round} went well from its first call to the last. `.repeat(5);

const publish = async (agent: ReturnType<typeof anAgent>, members: Parameters<typeof aDocument>[0]) => {
  const answer = await callPatiently(PUBLISH, { body: signed(agent, aDocument(members)) });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.review as { review_id: string };
};

test("one text published by 24 keys on four tools at once counts once", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const review = textOf(round);
    await Promise.all(
      Array.from({ length: 24 }, (_, index) => publish(anAgent(), { tool_id: tools[index % 4]!, review })),
    );
    const stored = await (await database())
      .select({ counted: reviews.counted })
      .from(reviews)
      .where(eq(sql`${reviews.document}::json ->> 'review'`, review));
    expect([stored.length, stored.filter(({ counted }) => counted).length]).toEqual([24, 1]);
  }
  for (const tool_id of tools) await expectRecomputed(tool_id);
});

test("copies, changes of mind, withdrawals and removals on four tools at once add up to a recomputation", async () => {
  for (let round = 100; round < 100 + rounds; round += 1) {
    const agents = Array.from({ length: 6 }, anAgent);
    const trace_sha256 = round.toString(16).padStart(64, "a");
    const members = (index: number) => ({
      tool_id: tools[index % 4]!,
      ...(index % 3 === 0 && { review: textOf(round) }),
      ...(index % 3 === 1 && { evidence: { trace_sha256 } }),
    });
    const before = await Promise.all(
      Array.from({ length: 18 }, async (_, index) => {
        const agent = agents[index % 6]!;
        return [agent, (await publish(agent, members(index))).review_id] as const;
      }),
    );
    await Promise.all(
      before.map(([agent, review_id], index) => {
        if (index % 3 === 0) return removeRecord({ id: review_id, reason: "Spam", dry_run: false });
        if (index % 3 === 1) return publish(agent, members(index + 1));
        return callPatiently(WITHDRAW, { path: { review_id }, body: signed(agent, aWithdrawal(review_id)) });
      }),
    );
    for (const tool_id of tools) await expectRecomputed(tool_id);
  }
});
