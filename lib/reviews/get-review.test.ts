import { describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { getReviewEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { anAgent, signed } from "#lib/testing/samples/agent.ts";

const { HEAD, OPTIONS, POST } = routeAt("/api/reviews/[review_id]");

useDatabase();

const publish = async () => (await callEndpoint(publishReviewEndpoint, { body: signed(anAgent()) })).body.review;

describe("GET /api/reviews/{review_id}", () => {
  test("answers with the very record that publishing answered with", async () => {
    const review = await publish();
    const answer = await callEndpoint(getReviewEndpoint, { path: { review_id: review.review_id } });
    expect(answer.status).toBe(200);
    expect(resultOf(getReviewEndpoint, answer).review).toEqual(review);
  });

  test("carries an ETag, and answers 304 to a client that has it", async () => {
    const path = { review_id: (await publish()).review_id };
    const first = await callEndpoint(getReviewEndpoint, { path });
    const etag = first.headers.get("etag")!;
    expect(first.headers.get("cache-control")).toBe("public, no-cache");
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await callEndpoint(getReviewEndpoint, { path, headers: { "if-none-match": tags } });
      expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, null, etag]);
    }
    expect((await callEndpoint(getReviewEndpoint, { path, headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("answers 404 to an id that no review has", async () => {
    const refusal = refusalOf(await callEndpoint(getReviewEndpoint, { path: { review_id: "0".repeat(32) } }));
    expect([refusal.status, refusal.error]).toEqual([404, "not_found"]);
  });

  test.each(["0".repeat(31), "0".repeat(33), "A".repeat(32), `${"0".repeat(31)}g`, "", "..%2f", "\u0000".repeat(32)])(
    "refuses the malformed id %j with 400",
    async (review_id) => {
      const refusal = refusalOf(await callEndpoint(getReviewEndpoint, { path: { review_id } }));
      expect([refusal.error, refusal.pointers]).toEqual(["invalid_argument", ["/review_id"]]);
    },
  );

  test("refuses a query, which it has no use for", async () => {
    const path = { review_id: (await publish()).review_id };
    expect(refusalOf(await callEndpoint(getReviewEndpoint, { path, query: "full=1" })).pointers).toEqual(["/full"]);
  });

  test("answers HEAD without a body, the preflight, and other methods with what is allowed", async () => {
    const path = { review_id: (await publish()).review_id };
    const head = await call(HEAD, { path }, "HEAD");
    expect([head.status, head.body]).toEqual([200, null]);
    expect((await call(OPTIONS, { path }, "OPTIONS")).headers.get("access-control-allow-methods")).toBe(
      "GET, HEAD, OPTIONS",
    );
    const refused = await call(POST, { path, body: {} });
    expect([refusalOf(refused).status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});
