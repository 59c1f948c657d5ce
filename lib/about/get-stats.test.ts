import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getStatsEndpoint, removedOnes, Stats } from "#lib/about/contract.ts";
import { sumTools } from "#lib/about/sum-tools.ts";
import { type ActivityItem, getActivityEndpoint } from "#lib/activity/contract.ts";
import { routeAt } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import {
  listReviewsEndpoint,
  publishReviewEndpoint,
  type Review,
  withdrawReviewEndpoint,
} from "#lib/reviews/contract.ts";
import { dimensionIds } from "#lib/rubric/dimensions.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { type Agent, aDocument, anAgent, aTool, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";
import { searchToolsEndpoint, type Tool } from "#lib/tools/contract.ts";

const { HEAD, POST } = routeAt("/api/stats");

useDatabase();

/** The statistics computed from now on; before, the answer may be a moment old. */
async function stats(): Promise<Stats> {
  for (const asked = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const answer = resultOf(getStatsEndpoint, await callEndpoint(getStatsEndpoint));
    if (Date.parse(answer.computed_at) >= asked) return answer;
  }
}

const hour = 60 * 60 * 1000;

async function publish(agent: Agent, members: Parameters<typeof aDocument>[0], hoursAgo = 0): Promise<string> {
  const answer = await callEndpoint(publishReviewEndpoint, { body: signed(agent, aDocument(members)) });
  expect(answer.status).toBe(201);
  const { review_id } = answer.body.review;
  const db = await database();
  const interval = sql.raw(`interval '${hoursAgo} hours'`);
  await db.execute(sql`update reviews set published_at = published_at - ${interval} where review_id = ${review_id}`);
  return review_id;
}

async function everyReview(): Promise<Review[]> {
  const found: Review[] = [];
  for (let total = 1; found.length < total; ) {
    const page = resultOf(
      listReviewsEndpoint,
      await callEndpoint(listReviewsEndpoint, { query: `limit=100&offset=${found.length}` }),
    );
    found.push(...page.reviews);
    total = page.total;
  }
  return found;
}

async function everyItem(): Promise<ActivityItem[]> {
  const page = resultOf(
    getActivityEndpoint,
    await callEndpoint(getActivityEndpoint, { query: "cursor=start&limit=100" }),
  );
  expect(page.has_more).toBe(false);
  return page.items;
}

async function everyTool(): Promise<Tool[]> {
  const found: Tool[] = [];
  for (let total = 1; found.length < total; ) {
    const query = `sort=name&limit=100&offset=${found.length}`;
    const page = resultOf(searchToolsEndpoint, await callEndpoint(searchToolsEndpoint, { query }));
    found.push(...page.tools);
    total = page.total;
  }
  return found;
}

const round = (value: number) => Math.round(value * 1e9) / 1e9;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The statistics counted again, only from the published lists of tools and reviews. */
async function recount(now: number) {
  const [reviews, tools] = [await everyReview(), await everyTool()];
  const since = (hours: number) => reviews.filter(({ published_at }) => Date.parse(published_at) > now - hours * hour);
  const standing = reviews.filter(({ withdrawn_at }) => withdrawn_at === null);
  const counted = reviews.filter((review) => review.counted);
  const voices = [
    ...Map.groupBy(counted, ({ tool_id, voice_id, public_key }) => `${tool_id} ${voice_id ?? public_key}`).values(),
  ];
  const byKey = Map.groupBy(reviews, ({ key_id }) => key_id);
  const outcomes = { success: 0, partial: 0, failure: 0 };
  for (const { document } of counted) outcomes[document.outcome] += 1;
  const countsOf = (some: Tool[]) => ({
    tools: some.length,
    reviewed: some.filter((tool) => counted.some(({ tool_id }) => tool_id === tool.tool_id)).length,
    assessed: some.filter((tool) => tool.assessment !== null).length,
  });
  const firsthand = dimensionIds.map((id) => {
    const given = voices.map((voice) => voice.flatMap(({ document }) => document.ratings[id] ?? []));
    const votes = given.filter((ratings) => ratings.length > 0).map(mean);
    if (votes.length === 0) return [id, null];
    const spread = Math.sqrt(votes.reduce((sum, vote) => sum + (vote - mean(votes)) ** 2, 0) / (votes.length - 1));
    const standard_deviation = votes.length === 1 ? null : round(spread);
    return [id, { count: votes.length, mean: round(mean(votes)), standard_deviation }];
  });
  const desk = dimensionIds.map((id) => {
    const given = tools.flatMap((tool) => tool.assessment?.ratings[id] ?? []);
    return [id, given.length === 0 ? null : { count: given.length, mean: round(mean(given)) }];
  });
  return {
    totals: countsOf(tools),
    types: Object.fromEntries(
      [...Map.groupBy(tools, ({ type }) => type)].map(([type, some]) => [type, countsOf(some)]),
    ),
    categories: Object.fromEntries(
      [...Map.groupBy(tools, ({ category }) => String(category))].map(([id, some]) => [id, countsOf(some)]),
    ),
    reviews: {
      published: reviews.length,
      counted: counted.length,
      voices: voices.length,
      superseded: reviews.filter((review) => review.not_counted_reason === "superseded").length,
      evidence_reused: reviews.filter((review) => review.not_counted_reason === "evidence_reused").length,
      evidence_empty: reviews.filter((review) => review.not_counted_reason === "evidence_empty").length,
      withdrawn: reviews.length - standing.length,
      last_24h: since(24).length,
      last_7d: since(7 * 24).length,
      last_30d: since(30 * 24).length,
      outcomes,
      distinct_keys: byKey.size,
      busiest_key_share:
        reviews.length === 0 ? null : Math.max(...[...byKey.values()].map((of) => of.length)) / reviews.length,
    },
    days: Object.fromEntries(
      [...Map.groupBy(reviews, ({ published_at }) => published_at.slice(0, 10))].map(([day, of]) => [day, of.length]),
    ),
    usage_status: {
      self_reported: standing.length,
      evidence_linked: standing.filter(({ document }) => document.evidence.url !== undefined).length,
    },
    firsthand: Object.fromEntries(firsthand),
    desk: Object.fromEntries(desk),
  };
}

/** The answer in the same form, its means rounded against differences from the order of adding. */
function comparable(answer: Stats): Awaited<ReturnType<typeof recount>> {
  const { by_type, by_category, ...totals } = answer.tools;
  const { per_day, ...reviews } = answer.reviews;
  const filled = (of: { tools: number }) => of.tools > 0;
  const rounded = <Summary extends object>(of: Record<string, Summary | null>) =>
    Object.fromEntries(
      Object.entries(of).map(([id, summary]) => [
        id,
        summary &&
          Object.fromEntries(
            Object.entries(summary).map(([name, value]) => [name, value === null ? null : round(value)]),
          ),
      ]),
    );
  return {
    totals,
    types: Object.fromEntries(by_type.filter(filled).map(({ type, ...counts }) => [type, counts])),
    categories: Object.fromEntries(
      by_category.filter(filled).map(({ category, label: _, ...counts }) => [String(category), counts]),
    ),
    reviews,
    days: Object.fromEntries(per_day.filter((day) => day.reviews > 0).map((day) => [day.day, day.reviews])),
    usage_status: answer.usage_status,
    firsthand: rounded(answer.firsthand),
    desk: rounded(answer.desk.ratings),
  };
}

describe("GET /api/stats", () => {
  test("before the first review says null where nothing was measured, and counts what is listed", async () => {
    const answer = await stats();
    expect(Object.values(answer.firsthand)).toEqual([null, null, null, null, null, null]);
    expect(answer.reviews.busiest_key_share).toBeNull();
    expect(answer.tools.tools).toBeGreaterThanOrEqual(60);
    expect(answer.desk.assessments).toBeGreaterThan(0);
    expect(answer.tools.by_category.at(-1)!.category).toBeNull();
    expect(Stats.shape.tools.shape.by_category.description).toBe("All categories, then the tools that are in none.");
    expect(comparable(answer)).toEqual(await recount(Date.parse(answer.computed_at)));
  });

  test("is what anyone can count from the published reviews and tools", { tags: "full" }, async () => {
    const [busy, calm, rare] = [anAgent(), anAgent(), anAgent()];
    const evidence = { trace_sha256: "ab".repeat(32), url: "https://example.com/trace" };
    await publish(busy, { tool_id: "github-mcp", evidence, ratings: { speed: 1, cost: 2, ease: 3.5 } }, 41 * 24);
    await publish(
      busy,
      { tool_id: "github-mcp", outcome: "failure", ratings: { speed: 2, cost: 2, ease: 1 } },
      10 * 24,
    );
    await publish(busy, { tool_id: "postmark-api", outcome: "partial", evidence }, 5 * 24);
    await publish(calm, { tool_id: "github-mcp", ratings: { speed: 5, cost: 4.25, quality: 3 } }, 25);
    await publish(rare, { tool_id: "harbour-pilot", tool: aTool(), evidence });
    await publish(rare, { tool_id: "postmark-api", evidence });
    await publish(anAgent(), { tool_id: "postmark-api", evidence: { trace_sha256: "0".repeat(64) } });
    const answer = await stats();
    const counted = await recount(Date.parse(answer.computed_at));
    const old = counted.days;
    // A day 41 days ago is on no chart.
    counted.days = Object.fromEntries(
      Object.entries(old).filter(([day]) => answer.reviews.per_day.some((of) => of.day === day)),
    );
    expect(Object.keys(old).length - Object.keys(counted.days).length).toBe(1);
    expect(comparable(answer)).toEqual(counted);
    expect(answer.reviews).toMatchObject({
      published: 7,
      counted: 4,
      superseded: 1,
      evidence_reused: 1,
      evidence_empty: 1,
      last_24h: 3,
      last_7d: 5,
      last_30d: 6,
    });
    expect(answer.usage_status).toEqual({ self_reported: 7, evidence_linked: 4 });
    expect(answer.firsthand.documentation).toBeNull();
  });

  test("tells withdrawn reviews apart, and counts removed ones nowhere", async () => {
    const agents = [anAgent(), anAgent()] as const;
    const before = (await stats()).reviews;
    const evidence = { trace_sha256: "ab".repeat(32), url: "https://example.com/trace" };
    await publish(agents[0], { tool_id: "stripe-api", outcome: "partial" });
    const ids = [
      await publish(agents[0], { tool_id: "stripe-api", outcome: "failure", evidence }),
      await publish(agents[1], { tool_id: "stripe-api", evidence }),
      await publish(agents[1], { tool_id: "sqlite" }),
    ] as const;
    for (const [index, review_id] of [ids[0], ids[1]].entries()) {
      const body = signed(agents[index]!, aWithdrawal(review_id));
      expect((await callEndpoint(withdrawReviewEndpoint, { path: { review_id }, body })).status).toBe(201);
    }
    // One published, and one withdrawn before.
    for (const id of [ids[2], ids[1]]) await removeRecord({ id, reason: "Spam", dry_run: false });
    const answer = await stats();
    const counted = await recount(Date.parse(answer.computed_at));
    const shown = new Set(answer.reviews.per_day.map(({ day }) => day));
    counted.days = Object.fromEntries(Object.entries(counted.days).filter(([day]) => shown.has(day)));
    expect(comparable(answer)).toEqual(counted);
    expect(removedOnes).toEqual({ records: "removed ones are not counted", events: "removed ones too" });
    expect(answer.reviews).toMatchObject({
      published: before.published + 2,
      counted: before.counted + 1,
      superseded: before.superseded,
      withdrawn: before.withdrawn + 1,
    });
  });

  test("counts no evidence address that only stands in a reviewer's text", { tags: "full" }, async () => {
    const before = (await stats()).usage_status;
    const forged = `"evidence":{"trace_sha256":"${"ab".repeat(32)}","url":"https://example.com/forged"}`;
    await publish(anAgent(), {
      review: `As it stands in the log: ${forged}`,
      title: "A text that looks like a member",
    });
    expect((await stats()).usage_status).toEqual({ ...before, self_reported: before.self_reported + 1 });
  });

  test("counts questions by status, answers by basis, and what was published by kind, as the feed tells it", async () => {
    const asked = [await ask(), await ask(), await ask()].map(({ question_id }) => question_id);
    await answer(asked[0]!, { basis: "tested" });
    await answer(asked[0]!, { basis: "hypothesis" });
    await answer(asked[1]!, { basis: "documentation" });
    await answer(asked[1]!, { basis: "tested", post_type: "followup" });
    await answer(asked[2]!, { basis: "hypothesis", post_type: "followup" });
    const items = await everyItem();
    const [older] = items.slice(-3);
    const db = await database();
    // Eight days ago: in the last 30 days, and in no shorter window.
    await db.execute(sql`update events set at = at - interval '8 days' where ref = ${older!.id}`);
    const { questions, answers, followups, activity, computed_at } = await stats();
    expect(questions).toEqual({ published: 3, unanswered: 1, answered: 2 });
    expect(answers).toEqual({ published: 3, by_basis: { tested: 1, documentation: 1, hypothesis: 1 } });
    expect(followups).toBe(2);

    const recounted = await everyItem();
    const members = { questions: "question", answers: "answer", followups: "followup", ratings: "rating" } as const;
    const countOf = (some: ActivityItem[]) =>
      Object.fromEntries(
        Object.entries(members).map(([name, kind]) => [name, some.filter((item) => item.kind === kind).length]),
      );
    const since = (days: number) =>
      countOf(recounted.filter(({ at }) => Date.parse(at) > Date.parse(computed_at) - days * 24 * hour));
    expect({ ...activity, per_day: null }).toEqual({
      last_24h: since(1),
      last_7d: since(7),
      last_30d: since(30),
      per_day: null,
    });
    expect(activity.last_30d.answers - activity.last_7d.answers).toBe(1);
    for (const { day, ...counts } of activity.per_day)
      expect(counts).toEqual(countOf(recounted.filter(({ at }) => at.startsWith(day))));
    expect(activity.per_day.map(({ day }) => day)).toEqual((await stats()).reviews.per_day.map(({ day }) => day));
  });

  test("draws thirty days in UTC, one after the other, of which today is the last", async () => {
    const { computed_at, reviews } = await stats();
    const days = reviews.per_day.map(({ day }) => Date.parse(day));
    expect(days).toHaveLength(30);
    expect(reviews.per_day.at(-1)!.day).toBe(computed_at.slice(0, 10));
    expect(Stats.shape.reviews.shape.per_day.description).toContain("today is the last and not over");
    expect(new Set(days.slice(1).map((day, index) => day - days[index]!))).toEqual(new Set([24 * hour]));
    expect(Math.abs(Date.parse(computed_at) - Date.now())).toBeLessThan(60_000);
  });

  test("adds up to the same however few tools a statement reads", async () => {
    const db = await database();
    await db.transaction(async (tx) => {
      const [inSlices, atOnce] = [await sumTools(tx, 7), await sumTools(tx)];
      expect(inSlices.tools).toEqual(atOnce.tools);
      expect(inSlices.outcomes).toEqual(atOnce.outcomes);
      const means = ({ firsthand }: Pick<Stats, "firsthand">) =>
        dimensionIds.map((id) => firsthand[id] && round(firsthand[id].mean));
      expect(means(inSlices)).toEqual(means(atOnce));
    });
  });

  test("may be kept but is revalidated; answers HEAD, refuses a query and other methods", async () => {
    expect((await callEndpoint(getStatsEndpoint)).headers.get("cache-control")).toBe("public, no-cache");
    const head = await call(HEAD, {}, "HEAD");
    expect([head.status, head.body]).toEqual([200, null]);
    expect(refusalOf(await callEndpoint(getStatsEndpoint, { query: "days=7" })).error).toBe("invalid_argument");
    expect(refusalOf(await call(POST, { body: {} })).error).toBe("method_not_allowed");
  });
});
