import { count, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { database } from "#lib/db/client.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { reviews } from "#lib/reviews/reviews.sql.ts";
import { allowRounds } from "#lib/testing/allow-rounds.ts";
import { callPatiently, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { aDocument, anAgent, aTool, type Envelope, signed } from "#lib/testing/samples/agent.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { tools } from "#lib/tools/tools.sql.ts";

const { POST } = routeAt("/api/reviews");

// Limits are on and high: counting and refunding are part of the race.
const windows = "100000/hour,200000/day";
useDatabase({ RATE_LIMIT_REVIEWS: windows, RATE_LIMIT_NEW_TOOLS: windows, RATE_LIMIT_ATTEMPTS: windows });

const rounds = process.env.FULL_TESTS ? 100 : 1;
allowRounds(rounds);

/**
 * Sends all of them at once and returns their answers. A caller whose commit outlasted its time gets 503, asks again and
 * finds its review: where no answer calls a review new, the one to such a caller counts as new.
 */
async function race(envelopes: Envelope[]) {
  const answered = await Promise.all(envelopes.map((body) => callPatiently(POST, { body })));
  const answers = answered.map(({ status, body, tries }) => ({
    outcome: `${status} ${body.error ?? (body.duplicate ? "duplicate" : "new")}`,
    review_id: body.review?.review_id as string | undefined,
    tries,
  }));
  for (const ofOne of Map.groupBy(answers, ({ review_id }) => review_id).values()) {
    if (ofOne.some(({ outcome }) => outcome === "201 new")) continue;
    const again = ofOne.find(({ outcome, tries }) => outcome === "201 duplicate" && tries > 1);
    if (again) again.outcome = "201 new";
  }
  return answers;
}

/** How often each text occurs. */
const tally = (things: string[]) =>
  Object.fromEntries([...new Set(things)].sort().map((thing) => [thing, things.filter((one) => one === thing).length]));
const outcomes = (answers: { outcome: string }[]) => tally(answers.map(({ outcome }) => outcome));

async function rowsOf(public_key: string): Promise<number> {
  const [row] = await (await database()).select({ n: count() }).from(reviews).where(eq(reviews.public_key, public_key));
  return row!.n;
}

async function spentBy(key_id: string): Promise<Record<string, number>> {
  const rows = await (await database()).select().from(limitWindows);
  const mine = rows.filter(({ bucket }) => bucket.endsWith(`:${key_id}`));
  return Object.fromEntries(
    mine.map(({ bucket, window_seconds, used }) => [`${bucket.split(":")[0]}/${window_seconds}`, used]),
  );
}

const read = async (tool_id: string) =>
  resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));

describe("the same review sent 64 times at once", () => {
  test(`is published once and answered 201 to all, ${rounds} rounds of it`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const envelope = signed(anAgent());
      const answers = await race(Array.from({ length: 64 }, () => envelope));
      expect(outcomes(answers)).toEqual({ "201 duplicate": 63, "201 new": 1 });
      expect(new Set(answers.map(({ review_id }) => review_id)).size).toBe(1);
      expect(await rowsOf(envelope.public_key)).toBe(1);
    }
  });

  test("costs its key one attempt and one new tool, whichever of them is published", async () => {
    const envelope = signed(anAgent(), aDocument({ tool_id: "raced-for", tool: aTool() }));
    const { body } = await callEndpoint(publishReviewEndpoint, { body: envelope, query: "dry_run=1" });
    const answers = await race(Array.from({ length: 64 }, () => envelope));
    expect(outcomes(answers)).toEqual({ "201 duplicate": 63, "201 new": 1 });
    const { review } = (await callEndpoint(publishReviewEndpoint, { body: envelope })).body;
    expect(review.review_id).toBe(body.review_id);
    const spent = await spentBy(review.key_id);
    expect(Object.keys(spent).sort()).toEqual(["new_tools/3600", "new_tools/86400", "reviews/3600", "reviews/86400"]);
    // Who gets 503 and asks again may have been counted before: a database that is late cannot take that back.
    const late = answers.reduce((sum, { tries }) => sum + tries - 1, 0);
    for (const used of Object.values(spent)) {
      expect(used).toBeGreaterThanOrEqual(1);
      expect(used).toBeLessThanOrEqual(1 + late);
    }
  });
});

describe("two documents under one run_id sent 32 times each at once", () => {
  test.each([
    ["of the same tool", "github-mcp", "github-mcp"],
    ["of two listed tools", "github-mcp", "postmark-api"],
  ])("%s: one is published, the other is a conflict, never both and never a failure", async (_, left, right) => {
    for (let round = 0; round < Math.min(rounds, 5); round += 1) {
      const agent = anAgent();
      const document = aDocument();
      const one = signed(agent, { ...document, tool_id: left });
      const other = signed(agent, { ...document, tool_id: right, title: "Another title for the run" });
      const answers = await race(Array.from({ length: 64 }, (_, index) => (index % 2 ? one : other)));
      expect(outcomes(answers)).toEqual({ "201 duplicate": 31, "201 new": 1, "400 run_id_conflict": 32 });
      const winners = answers.map(({ outcome }, index) => outcome.startsWith("201") && index % 2);
      expect(new Set(winners.filter((winner) => winner !== false)).size).toBe(1);
      expect(await rowsOf(agent.public_key)).toBe(1);
    }
  });

  test(`of four tools, ${rounds * 10} rounds of four requests: the race for the identity is lost without a failure`, async () => {
    const four = ["github-mcp", "postmark-api", "sendgrid-api", "stripe-api"];
    const answers = [];
    for (let round = 0; round < rounds * 10; round += 1) {
      const agent = anAgent();
      const document = aDocument();
      answers.push(...(await race(four.map((tool_id) => signed(agent, { ...document, tool_id })))));
    }
    expect(outcomes(answers)).toEqual({ "201 new": rounds * 10, "400 run_id_conflict": rounds * 30 });
  });
});

describe("many keys at once", () => {
  test("40 keys of one client reviewing one tool are one voice, and its sums equal a recount", async () => {
    const tool_id = "brave-search-api";
    const outcome = ["success", "partial", "failure"] as const;
    const envelopes = Array.from({ length: 40 }, (_, index) =>
      signed(
        anAgent(),
        aDocument({
          tool_id,
          outcome: outcome[index % 3]!,
          ratings: {
            speed: 1 + (index % 5),
            cost: 1.1 + (index % 4) * 0.9,
            ease: 5,
            ...(index % 2 && { quality: 2.7 }),
          },
          metrics: { latency_ms: index * 1.5, ...(index % 4 === 0 && { cost_usd: index / 7 }) },
        }),
      ),
    );
    expect(outcomes(await race(envelopes))).toEqual({ "201 new": 40 });
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 40, reviewer_count: 40, voices: 1 });
  });

  test("four keys reviewing one tool again and again at once have one vote each", async () => {
    const tool_id = "tavily-api";
    const agents = Array.from({ length: 4 }, anAgent);
    const envelopes = Array.from({ length: 48 }, (_, index) =>
      signed(agents[index % 4]!, aDocument({ tool_id, ratings: { speed: 1 + (index % 5), cost: 3, quality: 4.2 } })),
    );
    expect(outcomes(await race(envelopes))).toEqual({ "201 new": 48 });
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 48, reviewer_count: 4 });
    const db = await database();
    const counted = await db.select({ counted: reviews.counted }).from(reviews).where(eq(reviews.tool_id, tool_id));
    expect(counted.filter((row) => row.counted)).toHaveLength(4);
  });

  test("20 keys reviewing the same unlisted tool first list it once, with 20 reviews", async () => {
    const tool_id = "discovered-at-once";
    const names = Array.from({ length: 20 }, (_, index) => `Discoverer ${index}`);
    const envelopes = names.map((name) => signed(anAgent(), aDocument({ tool_id, tool: aTool({ name }) })));
    expect(outcomes(await race(envelopes))).toEqual({ "201 new": 20 });
    const db = await database();
    expect(await db.select({ n: count() }).from(tools).where(eq(tools.tool_id, tool_id))).toEqual([{ n: 1 }]);
    const { tool, reviews: shown } = await read(tool_id);
    expect(names).toContain(tool.name);
    expect(shown).toHaveLength(20);
    expect(await expectRecomputed(tool_id)).toMatchObject({ review_count: 20, reviewer_count: 20 });
  });

  test("one key reviewing 20 tools at once, unlisted ones among them, succeeds with all", async () => {
    const agent = anAgent();
    const envelopes = Array.from({ length: 20 }, (_, index) =>
      signed(
        agent,
        aDocument(index % 2 ? { tool_id: `of-one-key-${index}`, tool: aTool() } : { tool_id: "github-mcp" }),
      ),
    );
    expect(outcomes(await race(envelopes))).toEqual({ "201 new": 20 });
    expect(await rowsOf(agent.public_key)).toBe(20);
    await expectRecomputed("github-mcp");
  });
});

test("identical posts at once are one review and free duplicates also where the limits leave room for one", async () => {
  setEnvironment({ RATE_LIMIT_REVIEWS: "1/hour", RATE_LIMIT_NEW_TOOLS: "1/day", RATE_LIMIT_ATTEMPTS: "1/minute" });
  await (await database()).delete(limitWindows);
  const envelope = signed(anAgent(), aDocument({ tool_id: "raced-for-once", tool: aTool() }));
  const answers = await race(Array.from({ length: 32 }, () => envelope));
  expect(outcomes(answers)["201 new"]).toBe(1);
  const refused = answers.filter(({ outcome }) => outcome !== "201 new" && outcome !== "201 duplicate");
  // A refusal before the twin's publication has nothing to repeat; sent again, it costs nothing.
  for (const { outcome } of refused) expect(outcome).toBe("429 rate_limited");
  expect((await callPatiently(POST, { body: envelope })).body.duplicate).toBe(true);
});
