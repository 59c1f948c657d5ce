import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listActs } from "#lib/console/overview.ts";
import tokens from "#lib/content/more-tokens.json" with { type: "json" };
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { deliver, deliveryOf, oweOne } from "#lib/testing/delivery.ts";
import { type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { aCustomer, type Customer } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import {
  getWebhookSecretEndpoint,
  listDeliveriesEndpoint,
  replayDeliveryEndpoint,
  rotateWebhookSecretEndpoint,
  secretForm,
  WebhookDelivery,
} from "#lib/webhooks/contract.ts";
import { waits } from "#lib/webhooks/deliver.ts";

useDatabase({ WEBHOOK_ALLOW_PRIVATE: "1" });

const pace = { waits, answerMs: 2_000, leaseMs: 30_000 };
let receiver: Receiver;
let mine: Customer;
let other: Customer;
beforeAll(async () => {
  receiver = await startReceiver();
  [mine, other] = [await aCustomer(), await aCustomer()];
});
afterAll(() => receiver.stop());

const list = async (query = "", { headers } = mine) =>
  resultOf(listDeliveriesEndpoint, await callEndpoint(listDeliveriesEndpoint, { headers, query }));
const replay = (delivery_id: string, { headers } = mine) =>
  callEndpoint(replayDeliveryEndpoint, { headers, path: { delivery_id }, body: {} });

describe("the secret", () => {
  test("is made when it is first asked for, is an account's own, and may be kept by nobody on the way", async () => {
    const first = await callEndpoint(getWebhookSecretEndpoint, mine);
    expect(first.headers.get("cache-control")).toBe("no-store");
    const { secret, ...rest } = resultOf(getWebhookSecretEndpoint, first);
    expect(rest).toEqual({ previous_secret: null, previous_expires_at: null });
    expect(secret).toMatch(/^whsec_/);
    expect(tokens.beginnings, "so that no post shows a secret").toContain(secretForm.begin);
    const bytes = Buffer.from(secret.slice(6), "base64").length;
    expect(bytes).toBeGreaterThanOrEqual(24);
    expect(bytes).toBeLessThanOrEqual(64);
    expect(says(getWebhookSecretEndpoint)).toContain(`whsec_ and ${bytes} bytes in base64`);
    expect((await callEndpoint(getWebhookSecretEndpoint, mine)).body.secret).toBe(secret);
    expect((await callEndpoint(getWebhookSecretEndpoint, other)).body.secret).not.toBe(secret);
  });

  test("is replaced; the one before signs for a day more", async () => {
    const { secret } = (await callEndpoint(getWebhookSecretEndpoint, mine)).body;
    const rotated = await callEndpoint(rotateWebhookSecretEndpoint, { ...mine, body: {} });
    expect(rotated.status).toBe(200);
    const replaced = resultOf(rotateWebhookSecretEndpoint, rotated);
    expect(replaced.secret).not.toBe(secret);
    expect(replaced.previous_secret).toBe(secret);
    const hours = (Date.parse(replaced.previous_expires_at!) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    expect((await callEndpoint(getWebhookSecretEndpoint, mine)).body).toEqual(replaced);
  });
});

describe("the log", () => {
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    for (const answer of [204, 500, 410]) {
      receiver.answers(answer);
      ids.push(await oweOne(mine.account, `${receiver.url}/${answer}`));
      await deliver(ids.at(-1)!, pace);
    }
    await oweOne(other.account, receiver.url);
  });

  test("lists an account's deliveries, newest first, with every attempt, and nobody else's", async () => {
    const { deliveries, total } = await list();
    expect(total).toBe(3);
    expect(deliveries.map(({ delivery_id }) => delivery_id)).toEqual([...ids].reverse());
    expect(deliveries.map(({ status, url }) => [status, url])).toEqual([
      ["stopped", `${receiver.url}/410`],
      ["pending", `${receiver.url}/500`],
      ["delivered", `${receiver.url}/204`],
    ]);
    expect(deliveries.map(({ attempts }) => attempts.map(({ attempt, status }) => [attempt, status]))).toEqual([
      [[1, 410]],
      [[1, 500]],
      [[1, 204]],
    ]);
    expect(deliveries.map(({ next_attempt_at }) => next_attempt_at === null)).toEqual([true, false, true]);
    expect(deliveries.map(({ delivered_at }) => delivered_at === null)).toEqual([true, true, false]);
    expect((await list("", other)).total).toBe(1);
  });

  test("is narrowed by status and study, and paged", async () => {
    expect((await list("status=pending")).deliveries.map(({ delivery_id }) => delivery_id)).toEqual([ids[1]]);
    const { study_id } = await deliveryOf(ids[0]!);
    expect((await list(`study_id=${study_id}`)).deliveries.map(({ delivery_id }) => delivery_id)).toEqual([ids[0]]);
    expect((await list("study_id=no-id-at-all")).total).toBe(0);
    expect((await list(`study_id=${study_id}`, other)).total).toBe(0);
    const page = await list("limit=1&offset=1");
    expect(page).toMatchObject({ total: 3, limit: 1, offset: 1, deliveries: [{ delivery_id: ids[1] }] });
    expect(refusalOf(await callEndpoint(listDeliveriesEndpoint, { ...mine, query: "status=lost" })).error).toBe(
      "invalid_argument",
    );
  });
});

describe("a replay", () => {
  test("makes a delivery due again under its id, with its log", async () => {
    receiver.answers(410);
    const id = await oweOne(mine.account, receiver.url);
    await deliver(id, pace);
    const replayed = await replay(id);
    expect(replayed.status).toBe(202);
    const shown = resultOf(replayDeliveryEndpoint, replayed);
    expect(shown).toMatchObject({ delivery_id: id, status: "pending", attempts: [{ attempt: 1, status: 410 }] });
    expect(Date.parse(shown.next_attempt_at!)).toBeLessThanOrEqual(Date.now() + 1_000);
    receiver.answers(204);
    await deliver(id, pace);
    expect(receiver.received.filter((got) => got.id === id)).toHaveLength(2);
    expect((await deliveryOf(id)).status).toBe("delivered");
    expect(says(replayDeliveryEndpoint)).toContain("from the first attempt on, under the same id");
  });

  test("of another account's delivery, or of none, is not found", async () => {
    const id = await oweOne(mine.account, receiver.url);
    await deliver(id, pace);
    for (const answer of [await replay(id, other), await replay("evt_0"), await replay("a b")])
      expect(refusalOf(answer).error).toBe("not_found");
    expect((await deliveryOf(id)).status).toBe("delivered");
  });

  test("by the operator's secret reaches every account, shows no more than another's host, and is noted", async () => {
    setEnvironment({ RESEARCH_ADMIN_SECRET: "an-operators-secret-of-more-than-32-characters" });
    const headers = { authorization: "Bearer an-operators-secret-of-more-than-32-characters" };
    const id = await oweOne(mine.account, `${receiver.url}/hook?token=a-secret-of-the-account`);
    const answer = await callEndpoint(replayDeliveryEndpoint, { headers, path: { delivery_id: id }, body: {} });
    const shown = resultOf(replayDeliveryEndpoint, answer);
    expect(shown.url).toBe(receiver.url);
    expect(JSON.stringify(answer.body)).not.toContain("a-secret-of-the-account");
    expect((await listActs()).rows).toMatchObject([{ actor: "admin", act: "Sent a webhook again", target: id }]);
    expect(resultOf(replayDeliveryEndpoint, await replay(id)).url).toMatch(/token=a-secret-of-the-account$/);
    expect((await listActs()).rows).toHaveLength(1);
    expect(says(replayDeliveryEndpoint)).toContain(
      "The operator may send those of every account, and each is in the log of operators' acts.",
    );
    const { description } = WebhookDelivery.shape.url;
    expect(description).toContain("of another account's, to the operator, no more than its scheme and host");
  });
});

test("nothing is told without a key", async () => {
  for (const answer of [
    await callEndpoint(getWebhookSecretEndpoint),
    await callEndpoint(listDeliveriesEndpoint),
    await callEndpoint(rotateWebhookSecretEndpoint, { body: {} }),
  ])
    expect(refusalOf(answer).error).toBe("unauthorized");
  expect(
    refusalOf(await callEndpoint(replayDeliveryEndpoint, { path: { delivery_id: "evt_0" }, body: {} })).error,
  ).toBe("unauthorized");
});
