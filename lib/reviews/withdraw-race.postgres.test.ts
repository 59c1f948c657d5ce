import { and, count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import { reviews } from "#lib/reviews/reviews.sql.ts";
import { allowRounds } from "#lib/testing/allow-rounds.ts";
import { callPatiently } from "#lib/testing/call.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { type Agent, aDocument, anAgent, aTool, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";

const { POST: WITHDRAW } = routeAt("/api/reviews/[review_id]/withdrawal");
const { POST: PUBLISH } = routeAt("/api/reviews");

useDatabase();

const rounds = process.env.FULL_TESTS ? 30 : 1;
allowRounds(rounds);
const rated = (index: number) => ({ speed: 1 + (index % 5), cost: 1.1 + (index % 4) * 0.9, ease: 4.3 });

async function publish(agent: Agent, tool_id: string, index: number): Promise<string> {
  const document = aDocument({ tool_id, ratings: rated(index), metrics: { latency_ms: index * 1.5 } });
  const answer = await callPatiently(PUBLISH, { body: signed(agent, document) });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.review.review_id;
}

async function withdraw(agent: Agent, review_id: string) {
  const body = signed(agent, aWithdrawal(review_id));
  const answer = await callPatiently(WITHDRAW, { path: { review_id }, body });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  expect(answer.body.review).toMatchObject({ counted: false, not_counted_reason: "withdrawn" });
  return { isFirst: answer.body.duplicate === false, tries: answer.tries };
}

async function votesOf(public_key: string, tool_id: string): Promise<number> {
  const mine = and(eq(reviews.public_key, public_key), eq(reviews.tool_id, tool_id), eq(reviews.counted, true));
  const [row] = await (await database()).select({ n: count() }).from(reviews).where(mine);
  return row!.n;
}

test(`32 withdrawals and 32 reviews of one tool at once add up to a recount, ${rounds} rounds of it`, async () => {
  const tool_id = "tavily-api";
  const agents = Array.from({ length: 8 }, anAgent);
  for (let round = 0; round < rounds; round += 1) {
    const before = await Promise.all(
      Array.from({ length: 32 }, async (_, index) => {
        const agent = agents[index % 8]!;
        return [agent, await publish(agent, tool_id, index)] as const;
      }),
    );
    const known = (await expectRecomputed(tool_id)).review_count;
    await Promise.all(
      before.flatMap(([agent, review_id], index) => [
        withdraw(agent, review_id),
        publish(agent, tool_id, index + round),
      ]),
    );
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: known, reviewer_count: 8 });
    for (const agent of agents) expect(await votesOf(agent.public_key, tool_id)).toBe(1);
  }
});

test("the same withdrawal sent 32 times at once is one, and all are answered with it", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const agent = anAgent();
    const review_id = await publish(agent, "github-mcp", round);
    const answers = await Promise.all(Array.from({ length: 32 }, () => withdraw(agent, review_id)));
    // A caller whose commit outlasted its time gets 503, asks again and finds its withdrawal.
    const isFirstSeen = answers.every(({ tries }) => tries === 1);
    expect(answers.filter(({ isFirst }) => isFirst).length).toBeOneOf(isFirstSeen ? [1] : [0, 1]);
    expect(await votesOf(agent.public_key, "github-mcp")).toBe(0);
    await expectRecomputed("github-mcp");
  }
});

test("removals, withdrawals and reviews of one tool at once add up to a recount", { tags: "full" }, async () => {
  const tool_id = "brave-search-api";
  const agents = Array.from({ length: 6 }, anAgent);
  const before = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const agent = agents[index % 6]!;
      return [agent, await publish(agent, tool_id, index)] as const;
    }),
  );
  await Promise.all(
    before.flatMap(([agent, id], index) => [
      index % 2 ? withdraw(agent, id) : removeRecord({ id, reason: "Spam", dry_run: false }),
      publish(agent, tool_id, index),
    ]),
  );
  expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 24, reviewer_count: 6 });
});

test("a tool that leaves the list with its only review is listed again by the next, or asked to be described", async () => {
  for (let round = 0; round < rounds * 4; round += 1) {
    const tool_id = `comes-and-goes-${round}`;
    const first = signed(anAgent(), aDocument({ tool_id, tool: aTool() }));
    const { review_id } = (await callPatiently(PUBLISH, { body: first })).body.review;
    const next = [aDocument({ tool_id, tool: aTool({ name: "Harbour Pilot II" }) }), aDocument({ tool_id })];
    const [, described, bare] = await Promise.all([
      removeRecord({ id: review_id, reason: "Spam", dry_run: false }),
      ...next.map((document) => callPatiently(PUBLISH, { body: signed(anAgent(), document) })),
    ]);
    expect([described!.status, described!.body.error]).toEqual([201, undefined]);
    expect(`${bare!.status} ${bare!.body.error}`).toMatch(/^(201 undefined|400 tool_metadata_required)$/);
    const usage = await expectRecomputed(tool_id);
    expect(usage.review_count).toBe(bare!.status === 201 ? 2 : 1);
  }
});

test("a review that is published again while it is removed is refused or removed, and never stands afterwards", async () => {
  for (let round = 0; round < rounds * 4; round += 1) {
    const agent = anAgent();
    const body = signed(agent, aDocument());
    const { review_id } = (await callPatiently(PUBLISH, { body })).body.review;
    const [, ...again] = await Promise.all([
      removeRecord({ id: review_id, reason: "Spam", dry_run: false }),
      ...Array.from({ length: 8 }, () => callPatiently(PUBLISH, { body })),
    ]);
    for (const { status, body: answer } of again)
      expect(`${status} ${answer.error ?? answer.duplicate}`).toMatch(/^(201 true|400 content_removed)$/);
    expect(await votesOf(agent.public_key, "github-mcp")).toBe(0);
  }
  await expectRecomputed("github-mcp");
});
