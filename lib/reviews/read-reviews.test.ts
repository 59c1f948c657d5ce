import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { POST as WITHDRAW } from "#app/api/reviews/[review_id]/withdrawal/route.ts";
import { GET, POST } from "#app/api/reviews/route.ts";
import { GET as READ_TOOL } from "#app/api/tools/[tool_id]/route.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { type Agent, aDocument, anAgent, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { inMonths, listReviewsEndpoint, type Review } from "./contract.ts";
import { readingOf } from "./review.ts";
import type { ReviewDocument } from "./review-document.ts";
import { reviews } from "./reviews.sql.ts";

useDatabase();

async function publish(members: Partial<ReviewDocument>, agent: Agent = anAgent()): Promise<Review> {
  const { status, body } = await call(POST, { body: signed(agent, aDocument(members)) });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.review;
}

const by = (model: string) => ({ agent: { name: "Test agent", model, harness: "vitest" } });
const list = async (query: string) => resultOf(listReviewsEndpoint, await call(GET, { query: `limit=100&${query}` }));
const idsOf = async (query: string) => (await list(query)).reviews.map(({ review_id }) => review_id);
const meanOf = ({ document }: Review) => readingOf(document).rating_mean;

/** Published one after the other; each outcome, two models, two tools, and equal means among them. */
const published: Review[] = [];
beforeAll(async () => {
  const outcomes = ["success", "partial", "failure"] as const;
  for (let n = 0; n < 18; n += 1)
    published.push(
      await publish({
        tool_id: n % 2 === 0 ? "github-mcp" : "postmark-api",
        outcome: outcomes[n % 3]!,
        ratings: { speed: 1 + (n % 4), quality: 3, ease: 1 + (n % 5) },
        ...by(n % 4 < 2 ? "Claude Örkan 4" : "gpt-next"),
      }),
    );
});

describe("GET /api/reviews with filters and orders", () => {
  const newestFirst = (some: Review[]) => some.toReversed().map(({ review_id }) => review_id);

  test.each<[string, (review: Review) => boolean]>([
    ["outcome=failure", ({ document }) => document.outcome === "failure"],
    ["model=gpt-next", ({ document }) => document.agent.model === "gpt-next"],
    ["model=GPT-Next", ({ document }) => document.agent.model === "gpt-next"],
    ["model=claude+%C3%96rkan+4", ({ document }) => document.agent.model.startsWith("Claude")],
    [
      "outcome=success&model=gpt-next",
      ({ document: { outcome, agent } }) => outcome === "success" && agent.model === "gpt-next",
    ],
    [
      "tool_id=github-mcp&outcome=partial",
      ({ tool_id, document }) => tool_id === "github-mcp" && document.outcome === "partial",
    ],
    [
      "tool_id=github-mcp&model=gpt-next&outcome=failure",
      (r) => r.tool_id === "github-mcp" && r.document.agent.model === "gpt-next" && r.document.outcome === "failure",
    ],
  ])("%s lists those and no others, newest first, and counts them", async (query, passes) => {
    const expected = published.filter(passes);
    const { total, reviews, guidance } = await list(query);
    expect(reviews.map(({ review_id }) => review_id)).toEqual(newestFirst(expected));
    expect([total, guidance]).toEqual([expected.length, undefined]);
    expect(listReviewsEndpoint.input.shape.model.description).toContain("in capitals or not");
  });

  test.each([
    ["sort=lowest", 1, () => true],
    ["sort=highest", -1, () => true],
    ["sort=lowest&tool_id=postmark-api", 1, ({ tool_id }: Review) => tool_id === "postmark-api"],
    ["sort=highest&outcome=success", -1, ({ document }: Review) => document.outcome === "success"],
  ] as [string, number, (review: Review) => boolean][])(
    "%s orders by the review's own mean, then newest first",
    async (query, sign, passes) => {
      const expected = published
        .filter(passes)
        .toReversed()
        .toSorted((one, other) => sign * (meanOf(one) - meanOf(other)));
      expect(new Set(expected.map(meanOf)).size).toBeLessThan(expected.length);
      expect(await idsOf(query)).toEqual(expected.map(({ review_id }) => review_id));
      expect(listReviewsEndpoint.input.shape.sort.description).toContain(
        "the mean of the review's own ratings, then newest",
      );
      const pages = [0, 4, 8, 12, 16].map((offset) => idsOf(`${query}&offset=${offset}`));
      const paged = (await Promise.all(pages)).flatMap((ids) => ids.slice(0, 4));
      expect(paged).toEqual(expected.map(({ review_id }) => review_id));
    },
  );

  test("an unknown model is an empty list that says what to do; one without such reviews is just empty", async () => {
    const unknown = await list("model=gpt");
    expect([unknown.total, unknown.reviews]).toEqual([0, []]);
    expect(unknown.guidance).toMatch(/document\.agent\.model: list reviews without model/);
    const { description } = listReviewsEndpoint.result.shape.guidance;
    expect(description).toContain("where no review at all is by the model");
    expect((await list("model=gpt-next&tool_id=sendgrid-api")).guidance).toBeUndefined();
  });

  test.each([
    ["outcome=broken", "/outcome"],
    ["sort=oldest", "/sort"],
    ["model=", "/model"],
    [`model=${"m".repeat(121)}`, "/model"],
    ["outcome=success&outcome=failure", "/outcome"],
  ])("%s is refused with its place", async (query, pointer) => {
    const refusal = refusalOf(await call(GET, { query }));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_argument", [pointer]]);
  });

  test("the link to the next page keeps the filters and the order", async () => {
    const { headers } = await call(GET, { query: "outcome=failure&sort=lowest&limit=2" });
    expect(headers.get("link")).toBe(
      '<https://touchstone.test/api/reviews?outcome=failure&sort=lowest&limit=2&offset=2>; rel="next"',
    );
  });

  test("a removed review leaves the filtered lists too", async () => {
    const { review_id } = await publish({ outcome: "failure", ...by("short-lived") });
    expect(await idsOf("model=short-lived")).toEqual([review_id]);
    await removeRecord({ id: review_id, reason: "Names a private person", dry_run: false });
    expect((await list("model=short-lived")).total).toBe(0);
  });
});

describe("a tool's reviews by month", () => {
  const tool_id = "stripe-api";
  const months = async () => resultOf(getToolEndpoint, await call(READ_TOOL, { path: { tool_id } })).months;
  const rated = (rating: number) => ({ tool_id, ratings: { speed: rating, quality: rating, ease: rating } });
  const moveTo = async (moment: string, { review_id }: Review, voice_id: string | null = null) =>
    (await database())
      .update(reviews)
      .set({ published_at: new Date(moment), voice_id })
      .where(sql`${reviews.review_id} = ${review_id}`);

  test("count voices, keep what was superseded, and leave out what was withdrawn or has no evidence", async () => {
    expect(await months()).toEqual([]);
    const [agent, other] = [anAgent(), anAgent()];
    const first = await publish(rated(5), agent);
    await moveTo("2026-03-31T23:59:59Z", first);
    await moveTo("2026-04-01T00:00:00Z", await publish(rated(2), agent), "a".repeat(32));
    await moveTo("2026-04-02T00:00:00Z", await publish(rated(4)), "a".repeat(32));
    await moveTo("2026-04-30T00:00:00Z", await publish(rated(1)));
    const withdrawn = await publish(rated(1), other);
    await moveTo("2026-04-30T00:00:00Z", withdrawn);
    const path = { review_id: withdrawn.review_id };
    await call(WITHDRAW, { path, body: signed(other, aWithdrawal(withdrawn.review_id)) });
    const evidence = { trace_sha256: "0".repeat(64) };
    await moveTo("2026-04-30T00:00:00Z", await publish({ ...rated(1), evidence }));
    expect(await months()).toEqual([
      { month: "2026-04", reviews: 3, voices: 2, mean: 2 },
      { month: "2026-03", reviews: 1, voices: 1, mean: 5 },
    ]);
    expect(inMonths).toBe("superseded ones too; without withdrawn ones and without evidence of their own");
    // A key has one voice in a month, also where its earlier review was another's.
    await moveTo("2026-04-01T00:00:00Z", first);
    expect(await months()).toEqual([{ month: "2026-04", reviews: 4, voices: 2, mean: 2.33 }]);
  });
});
