import { beforeAll, describe, expect, test } from "vitest";
import { listReviewsEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";

useDatabase();

/** Ids of 25 published reviews, newest first; every fifth is of postmark-api. */
const published: string[] = [];
const ofPostmark: string[] = [];

beforeAll(async () => {
  for (let index = 0; index < 25; index += 1) {
    const tool_id = index % 5 === 0 ? "postmark-api" : "github-mcp";
    const { body } = await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument({ tool_id })) });
    published.unshift(body.review.review_id);
    if (tool_id === "postmark-api") ofPostmark.unshift(body.review.review_id);
  }
});

const list = async (query: string) => {
  const answer = await callEndpoint(listReviewsEndpoint, { query });
  expect(answer.status).toBe(200);
  const { reviews, ...paged } = resultOf(listReviewsEndpoint, answer);
  return { ids: reviews.map(({ review_id }) => review_id), paged, link: answer.headers.get("link") };
};

describe("GET /api/reviews", () => {
  test("lists the newest 20 first and links to the next page", async () => {
    expect(await list("")).toEqual({
      ids: published.slice(0, 20),
      paged: { total: 25, limit: 20, offset: 0 },
      link: '<https://touchstone.test/api/reviews?limit=20&offset=20>; rel="next"',
    });
  });

  test("shows each review once from page to page, and no link on the last", async () => {
    const seen: string[] = [];
    let query: string | undefined = "limit=7";
    while (query !== undefined) {
      const { ids, link } = await list(query);
      seen.push(...ids);
      query = /\?([^>]*)>; rel="next"/.exec(link ?? "")?.[1];
    }
    expect(seen).toEqual(published);
  });

  test("lists the reviews of one tool, and keeps the tool in the link", async () => {
    expect(await list("tool_id=postmark-api&limit=2&offset=2")).toEqual({
      ids: ofPostmark.slice(2, 4),
      paged: { total: 5, limit: 2, offset: 2 },
      link: '<https://touchstone.test/api/reviews?tool_id=postmark-api&limit=2&offset=4>; rel="next"',
    });
  });

  test("is empty beyond the end and for a listed tool that nobody reviewed", async () => {
    expect(await list("offset=25")).toMatchObject({ ids: [], paged: { total: 25 }, link: null });
    expect(await list("tool_id=sendgrid-api")).toMatchObject({ ids: [], paged: { total: 0 }, link: null });
  });

  test("refuses a tool_id that no tool has, with ids that look like it", async () => {
    const refusal = refusalOf(await callEndpoint(listReviewsEndpoint, { query: "tool_id=postmrak" }));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_argument", ["/tool_id"]]);
    expect(refusal.near).toContain("postmark-api");
  });

  test.each([
    ["limit=0", "/limit"],
    ["limit=101", "/limit"],
    ["limit=all", "/limit"],
    ["offset=-1", "/offset"],
    ["offset=", "/offset"],
    ["tool_id=Git%20Hub", "/tool_id"],
    ["tool_id=", "/tool_id"],
    ["tool=github-mcp", "/tool"],
    ["dry_run=1", "/dry_run"],
  ])("refuses ?%s with 400 at %s", async (query, pointer) => {
    const refusal = refusalOf(await callEndpoint(listReviewsEndpoint, { query }));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_argument", [pointer]]);
  });

  test("answers 304 to a client that has this page", async () => {
    const { headers } = await callEndpoint(listReviewsEndpoint, { query: "limit=3" });
    const again = await callEndpoint(listReviewsEndpoint, {
      query: "limit=3",
      headers: { "if-none-match": headers.get("etag")! },
    });
    expect([again.status, again.body]).toEqual([304, null]);
  });
});
