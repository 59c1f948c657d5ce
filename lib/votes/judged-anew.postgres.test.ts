import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { withdrawReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectJudged } from "#lib/testing/expect-judged.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { type Agent, anAgent, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";

useDatabase();

const tools = ["github-mcp", "postmark-api", "stripe-api", "nodejs"];

/** Evidence that reviews of one run share; other runs have other evidence. */
function sharedEvidence() {
  const run = randomBytes(8).toString("hex");
  const traces = ["0".repeat(64), ...["a", "b", "C"].map((letter) => run.padEnd(64, letter))];
  return { traces, texts: ["one ", "Two\n"].map((word) => `${run} ${word.repeat(60)}`) };
}

const publication = fc.record({
  kind: fc.constant("publish" as const),
  key: fc.nat(4),
  tool: fc.nat(3),
  /** Beyond the list: a trace of its own. */
  trace: fc.nat(8),
  text: fc.nat(5),
  client: fc.nat(1),
  hours: fc.constantFrom(0, 1, 5, 30, 80),
  rating: fc.integer({ min: 2, max: 10 }),
});
const undoing = fc.record({ kind: fc.constantFrom("withdraw" as const, "remove" as const), which: fc.nat() });
const operations = fc.array(fc.oneof({ weight: 4, arbitrary: publication }, { weight: 1, arbitrary: undoing }), {
  minLength: 5,
  maxLength: 24,
});

type Operation = typeof operations extends fc.Arbitrary<(infer One)[]> ? One : never;
type ReviewState = { agent: Agent; review_id: string; isWithdrawn: boolean };

type Run = { agents: Agent[]; published: ReviewState[] } & ReturnType<typeof sharedEvidence>;

async function perform(operation: Operation, { agents, published, traces, texts }: Run, at: Date): Promise<void> {
  if (operation.kind === "publish") {
    const { key, tool, trace, text, client, rating } = operation;
    const { review_id } = await publishOn(
      at,
      agents[key]!,
      {
        tool_id: tools[tool]!,
        ...(traces[trace] && { evidence: { trace_sha256: traces[trace] } }),
        ...(texts[text] && { review: texts[text] }),
        ratings: { speed: rating / 2, cost: 3.3, ...(rating > 5 ? { ease: 4.7 } : { quality: 1.1 }) },
        ...(rating % 2 && { metrics: { latency_ms: rating * 10 } }),
      },
      `203.0.113.${client}`,
    );
    published.push({ agent: agents[key]!, review_id, isWithdrawn: false });
    return;
  }
  const place = published.length && operation.which % published.length;
  const standing = published[place];
  if (standing === undefined) return;
  const { agent, review_id } = standing;
  if (operation.kind === "remove") {
    await removeRecord({ id: review_id, reason: "Spam", dry_run: false });
    published.splice(place, 1);
  } else if (!standing.isWithdrawn) {
    const answer = await callEndpoint(withdrawReviewEndpoint, {
      path: { review_id },
      body: signed(agent, aWithdrawal(review_id)),
    });
    expect(answer.status).toBe(201);
    standing.isWithdrawn = true;
  }
}

test(
  "after any reviews, withdrawals and removals, what is stored equals a recomputation from nothing",
  async () => {
    await fc.assert(
      fc.asyncProperty(operations, async (many) => {
        const run: Run = { agents: Array.from({ length: 5 }, anAgent), published: [], ...sharedEvidence() };
        let now = Date.UTC(2026, 8, 1);
        for (const operation of many) {
          now += operation.kind === "publish" ? operation.hours * 3_600_000 + 1 : 0;
          await perform(operation, run, new Date(now));
          await expectJudged();
        }
        for (const tool_id of tools) await expectRecomputed(tool_id);
      }),
      { numRuns: process.env.FULL_TESTS ? 100 : 4 },
    );
  },
  process.env.FULL_TESTS ? 1_200_000 : 120_000,
);
