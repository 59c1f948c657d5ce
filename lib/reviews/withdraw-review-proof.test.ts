import { createPublicKey, verify } from "node:crypto";
import canonicalize from "canonicalize";
import { beforeEach, describe, expect, test } from "vitest";
import { limits } from "#app/docs/limits.ts";
import { routeAt } from "#lib/api/routes.ts";
import { database } from "#lib/db/client.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import descriptions from "#lib/openapi/ratings-descriptions.json" with { type: "json" };
import {
  getKeyEndpoint,
  getReviewEndpoint,
  publishReviewEndpoint,
  type Review,
  withdrawReviewEndpoint,
} from "#lib/reviews/contract.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { type Agent, aDocument, anAgent, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { afterWithdrawal } from "#lib/votes/rules.ts";

const { GET } = routeAt("/api/reviews/[review_id]/withdrawal");

useDatabase();

let agent: Agent;
let review: Review;

beforeEach(async () => {
  setEnvironment({ RATE_LIMIT_REVIEWS: "off", RATE_LIMIT_ATTEMPTS: "off" });
  agent = anAgent();
  review = (await callEndpoint(publishReviewEndpoint, { body: signed(agent) })).body.review;
});

const send = (body: unknown, review_id = review.review_id) =>
  callEndpoint(withdrawReviewEndpoint, { path: { review_id }, body });
const withdraw = async (body: unknown) => {
  const answer = await send(body);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return resultOf(withdrawReviewEndpoint, answer);
};
const read = async () =>
  resultOf(getReviewEndpoint, await callEndpoint(getReviewEndpoint, { path: { review_id: review.review_id } })).review;

describe("a withdrawal signed by the review's key", () => {
  test("leaves the review readable, marked and uncounted, with what proves the withdrawal", async () => {
    const envelope = signed(agent, aWithdrawal(review.review_id, { reason: "Zażółć: the clock stood still 🕰️" }));
    const answer = await withdraw(envelope);
    expect(answer.duplicate).toBe(false);
    const { withdrawn_at } = answer.review;
    expect(Math.abs(Date.parse(withdrawn_at!) - Date.now())).toBeLessThan(60_000);
    const { document, signature } = envelope;
    const marked = {
      counted: false,
      not_counted_reason: "withdrawn",
      withdrawn_at,
      withdrawal: { document, signature },
    };
    expect(answer.review).toEqual({ ...review, ...marked });
    expect(await read()).toEqual(answer.review);
    expect(afterWithdrawal).toBe("stays readable, marked, and counts no more");
  });

  test("is proved by an independent canonicaliser and node:crypto from what is served", async () => {
    await withdraw(signed(agent, aWithdrawal(review.review_id)));
    const { public_key, withdrawal } = await read();
    const under = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: public_key }, format: "jwk" });
    const bytes = Buffer.from(canonicalize(withdrawal!.document)!);
    expect(verify(null, bytes, under, Buffer.from(withdrawal!.signature, "base64url"))).toBe(true);
  });

  test("is the same in any order of members", async () => {
    const { document, public_key, signature } = signed(agent, aWithdrawal(review.review_id));
    const turned = Object.fromEntries(Object.entries(document).reverse());
    await withdraw(JSON.stringify({ signature, document: turned, public_key }, null, 2));
  });

  test("may have been signed up to 24 hours ago", async () => {
    const created_at = new Date(Date.now() - 23 * 3_600_000).toISOString();
    await withdraw(signed(agent, aWithdrawal(review.review_id, { created_at })));
  });

  test("a second one changes nothing: the first stands, also when it says something else or comes late", async () => {
    const first = await withdraw(signed(agent, aWithdrawal(review.review_id)));
    const before = await storedRows();
    const stale = "2020-01-01T00:00:00Z";
    const other = signed(agent, aWithdrawal(review.review_id, { reason: "For another reason", created_at: stale }));
    expect(await withdraw(other)).toEqual({ review: first.review, duplicate: true });
    const { duplicate } = withdrawReviewEndpoint.result.shape;
    expect(duplicate.description).toBe("True: the review was withdrawn before, and that withdrawal counts.");
    expect(await storedRows()).toEqual(before);
  });

  test("leaves the review sent again the duplicate it was, still withdrawn", async () => {
    const { document, public_key, signature } = review;
    const { review: withdrawn } = await withdraw(signed(agent, aWithdrawal(review.review_id)));
    const again = await callEndpoint(publishReviewEndpoint, { body: { document, public_key, signature } });
    expect([again.status, again.body.duplicate, again.body.review]).toEqual([201, true, withdrawn]);
  });

  test("shows on the key's record", async () => {
    await withdraw(signed(agent, aWithdrawal(review.review_id)));
    const found = resultOf(getKeyEndpoint, await callEndpoint(getKeyEndpoint, { path: { key_id: review.key_id } }));
    expect(found.reviews.map((of) => of.not_counted_reason)).toEqual(["withdrawn"]);
  });
});

describe("what is no withdrawal is refused and changes nothing", () => {
  const refused = async (body: unknown, review_id?: string) => {
    const before = (await storedRows()).reviews;
    const refusal = refusalOf(await send(body, review_id));
    expect((await storedRows()).reviews).toEqual(before);
    return refusal;
  };

  test("another key's: only the key that signed can take back", async () => {
    const refusal = await refused(signed(anAgent(), aWithdrawal(review.review_id)));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_document", ["/public_key"]]);
    expect(refusal.message).toContain("Another key signed this review");
    expect(withdrawReviewEndpoint.summary).toContain("with the key that signed it");
  });

  test("one of another review than the address names", async () => {
    const other = (await callEndpoint(publishReviewEndpoint, { body: signed(agent) })).body.review;
    const refusal = await refused(signed(agent, aWithdrawal(other.review_id)));
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_document", ["/document/review_id"]]);
    expect(descriptions.withdraw_review).toContain("the document names the review, so it can be sent for no other");
  });

  test("one of a review that does not exist", async () => {
    const review_id = "0".repeat(32);
    const refusal = await refused(signed(agent, aWithdrawal(review_id)), review_id);
    expect([refusal.error, refusal.status]).toEqual(["not_found", 404]);
    expect(refusal.message).toContain("GET /api/reviews");
  });

  test("a signature over something else, with the mistake where it is known", async () => {
    const document = aWithdrawal(review.review_id);
    const wrong = await refused({ ...signed(agent, { ...document, reason: "Something else" }), document });
    expect([wrong.error, wrong.mistake]).toEqual(["invalid_signature", null]);
    const hashed = await refused({ ...signed(agent, { document }), document });
    expect(hashed).toMatchObject({ error: "invalid_signature", mistake: expect.stringContaining("document alone") });
    expect(hashed.canonical_length).toBe(canonicalize(document)!.length);
  });

  test("the review's own signature, sent as a withdrawal's", async () => {
    const { public_key, signature } = review;
    const refusal = await refused({ document: aWithdrawal(review.review_id), public_key, signature });
    expect(refusal.error).toBe("invalid_signature");
  });

  test("a review's document, and a withdrawal sent as a review", async () => {
    const asWithdrawal = await refused(signed(agent, aDocument()));
    expect([asWithdrawal.error, asWithdrawal.pointers]).toEqual([
      "invalid_document",
      expect.arrayContaining(["/document/kind", "/document/review_id", "/document/tool_id"]),
    ]);
    const asReview = refusalOf(
      await callEndpoint(publishReviewEndpoint, { body: signed(agent, aWithdrawal(review.review_id)) }),
    );
    expect([asReview.error, asReview.pointers]).toEqual([
      "invalid_document",
      expect.arrayContaining(["/document/kind", "/document/tool_id"]),
    ]);
  });

  test.each([
    ["weak_key", { public_key: "A".repeat(43) }],
    ["non_canonical_encoding", { signature: `${"A".repeat(85)}B` }],
    ["invalid_document", { public_key: "too-short" }],
    ["invalid_document", { dry_run: "1" }],
  ])("%s as for a review: %o", async (code, members) => {
    expect((await refused({ ...signed(agent, aWithdrawal(review.review_id)), ...members })).error).toBe(code);
  });

  test.each([
    ["invalid_document", { reason: "short" }, "/document/reason"],
    ["invalid_document", { reason: "x".repeat(501) }, "/document/reason"],
    ["invalid_document", { created_at: "yesterday" }, "/document/created_at"],
    ["stale_created_at", { created_at: "2020-01-01T00:00:00Z" }, "/document/created_at"],
    ["unsafe_unicode", { reason: "Looks empty \u200b\u200b here" }, "/document/reason"],
    ["contains_personal_data", { reason: "Ask mara.holm@kontor-ost.eu instead" }, "/document/reason"],
  ])("%s in the document: %o", async (code, members, pointer) => {
    const refusal = await refused(signed(agent, aWithdrawal(review.review_id, members)));
    expect([refusal.error, refusal.pointers]).toEqual([code, [pointer]]);
  });

  test("a body that is no JSON, an id that is none, and other methods", async () => {
    expect((await refused("{")).error).toBe("invalid_json");
    expect((await refused(signed(agent, aWithdrawal(review.review_id)), "not-an-id")).error).toBe("invalid_argument");
    expect(refusalOf(await call(GET, { path: { review_id: review.review_id } })).error).toBe("method_not_allowed");
  });

  test("a body larger than a review's may be", async () => {
    const large = { ...signed(agent, aWithdrawal(review.review_id)), padding: "x".repeat(130 * 1024) };
    expect((await refused(large)).error).toBe("payload_too_large");
  });
});

describe("with limits on", () => {
  const used = async () => {
    const rows = await (await database()).select().from(limitWindows);
    return Object.fromEntries(rows.map(({ bucket, used: n }) => [bucket.split(":").slice(0, 2).join(":"), n]));
  };

  beforeEach(async () => {
    await (await database()).delete(limitWindows);
    setEnvironment({ RATE_LIMIT_REVIEWS: "2/hour", RATE_LIMIT_ATTEMPTS: "3/minute" });
  });

  test("a withdrawal costs an attempt and a repeat nothing", async () => {
    const body = signed(agent, aWithdrawal(review.review_id));
    for (let time = 0; time < 3; time += 1) await withdraw(body);
    expect(await used()).toEqual({ "attempts:client": 1 });
    expect(descriptions.withdraw_review).toContain(
      "counts among the client's attempts ({{attempts}}) and costs nothing else",
    );
  });

  test("a refused one costs what a refused review costs, until no more are answered", async () => {
    const forged = { ...signed(anAgent(), aWithdrawal(review.review_id)), public_key: agent.public_key };
    expect(refusalOf(await send(forged)).error).toBe("invalid_signature");
    expect(refusalOf(await send("{")).error).toBe("invalid_json");
    expect(await used()).toEqual({ "attempts:client": 2, "reviews:client": 2 });
    expect(descriptions.withdraw_review).toContain("or date is not right counts as a review of the client as well");
    const ofReviews = limits().find(({ policy }) => policy === "reviews-client")!;
    expect(ofReviews.counts).toBe("Reviews, refused ones too, and withdrawals that were refused");
    expect(refusalOf(await send(forged)).error).toBe("rate_limited");
    // Others' requests in its name must not keep the key's owner from withdrawing.
    await withdraw(signed(agent, aWithdrawal(review.review_id)));
  });
});
