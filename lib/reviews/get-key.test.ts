import { describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { getKeyEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import type { ReviewDocument } from "#lib/reviews/review-document.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { type Agent, aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";

const { HEAD, PUT } = routeAt("/api/keys/[key_id]");

useDatabase();

const publish = async (agent: Agent, members: Partial<ReviewDocument> = {}) =>
  (await callEndpoint(publishReviewEndpoint, { body: signed(agent, aDocument(members)) })).body.review;

describe("GET /api/keys/{key_id}", () => {
  test("tells what a key has published: its span, its tools, the agent names it used", async () => {
    const agent = anAgent();
    const ida = { name: "Ida", model: "m1", harness: "h" };
    const bob = { name: 'Bob "the builder"', model: "m2", harness: "h" };
    const first = await publish(agent, { agent: ida });
    await publish(agent, { agent: bob, tool_id: "postmark-api" });
    const last = await publish(agent, { agent: bob });
    await publish(anAgent(), { agent: ida });

    const answer = await callEndpoint(getKeyEndpoint, { path: { key_id: first.key_id } });
    expect(answer.status).toBe(200);
    const { key, reviews, content_trust } = resultOf(getKeyEndpoint, answer);
    expect(key).toEqual({
      key_id: first.key_id,
      public_key: agent.public_key,
      review_count: 3,
      tool_count: 2,
      first_review_at: first.published_at,
      last_review_at: last.published_at,
      established_from: null,
      agents: [
        { ...bob, review_count: 2 },
        { ...ida, review_count: 1 },
      ],
    });
    expect(reviews[0]).toEqual(last);
    expect(reviews.map(({ counted }) => counted)).toEqual([true, true, false]);
    expect(content_trust).toBe("untrusted");
  });

  test("says from when on the key is a voice of its own: a week after its first review, once of three tools", async () => {
    const agent = anAgent();
    const start = Date.UTC(2026, 9, 1);
    const establishedAfter = async (tool_id: string, days: number) => {
      const { key_id } = await publishOn(new Date(start + days * 86_400_000), agent, { tool_id });
      return resultOf(getKeyEndpoint, await callEndpoint(getKeyEndpoint, { path: { key_id } })).key.established_from;
    };
    expect(await establishedAfter("github", 0)).toBeNull();
    expect(await establishedAfter("sqlite", 1)).toBeNull();
    expect(await establishedAfter("pandoc", 2)).toBe("2026-10-08T00:00:00.000Z");
    expect(getKeyEndpoint.result.shape.key.shape.established_from.description).toBe(
      "From 7 days or more after its first counted review, when its counted reviews are of 3 tools or more. Null: of fewer tools so far.",
    );
  });

  test("shows the newest 20 reviews and counts all of them", async () => {
    const agent = anAgent();
    const published: string[] = [];
    let key_id = "";
    for (let index = 0; index < 22; index += 1) {
      const review = await publish(agent);
      published.unshift(review.review_id);
      key_id = review.key_id;
    }
    const { key, reviews } = resultOf(getKeyEndpoint, await callEndpoint(getKeyEndpoint, { path: { key_id } }));
    expect(key.review_count).toBe(22);
    expect(reviews.map(({ review_id }) => review_id)).toEqual(published.slice(0, 20));
    expect(getKeyEndpoint.result.shape.reviews.description).toContain("The newest 20 reviews");
  });

  test("answers 404 to a key that has published nothing", async () => {
    const refusal = refusalOf(await callEndpoint(getKeyEndpoint, { path: { key_id: "0".repeat(16) } }));
    expect([refusal.status, refusal.error]).toEqual([404, "not_found"]);
  });

  test.each(["0".repeat(15), "0".repeat(17), "A".repeat(16), "", "' or 1=1 --     "])(
    "refuses the malformed id %j with 400",
    async (key_id) => {
      const refusal = refusalOf(await callEndpoint(getKeyEndpoint, { path: { key_id } }));
      expect([refusal.error, refusal.pointers]).toEqual(["invalid_argument", ["/key_id"]]);
    },
  );

  test("answers HEAD without a body and other methods with what is allowed", async () => {
    const { key_id } = await publish(anAgent());
    const head = await call(HEAD, { path: { key_id } }, "HEAD");
    expect([head.status, head.body, head.headers.get("etag") !== null]).toEqual([200, null, true]);
    expect((await call(PUT, { path: { key_id }, body: {} }, "PUT")).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });
});
