import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Account } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { transact } from "#lib/db/statements.ts";
import { spanInWords } from "#lib/in-words.ts";
import { createStudyEndpoint } from "#lib/studies/contract.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { deliver, deliveryOf, oweOne } from "#lib/testing/delivery.ts";
import { comeDue } from "#lib/testing/due-work.ts";
import { type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { aCustomer } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import {
  DeliveryStatus,
  headersLife,
  replayDeliveryEndpoint,
  usualEvents,
  webhookEvents,
} from "#lib/webhooks/contract.ts";
import { longestWait, waits } from "#lib/webhooks/deliver.ts";
import { enqueueDelivery, listDeliveries, replayDelivery } from "#lib/webhooks/deliveries.ts";
import { replaceSecret, secretsOf } from "#lib/webhooks/secrets.ts";
import { webhookDeliveries } from "#lib/webhooks/webhooks.sql.ts";

useDatabase({ WEBHOOK_ALLOW_PRIVATE: "1" });

const pace = { waits, answerMs: 500, leaseMs: 30_000 };
let receiver: Receiver;
let account: Account;
beforeAll(async () => {
  receiver = await startReceiver();
  account = (await aCustomer()).account;
});
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers(204);
});

const owe = () => oweOne(account, `${receiver.url}/hook?for=me`);

/** Lets its time come and makes the attempt; returns the delivery after it. */
async function attempt(delivery_id: string) {
  await comeDue(delivery_id);
  await deliver(delivery_id, pace);
  return deliveryOf(delivery_id);
}

describe("what is sent", () => {
  test("is the six members and no others, as JSON, in one POST", async () => {
    const id = await owe();
    await deliver(id, pace);
    const [got] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    const event = webhookEvents["study.completed"].body.parse(JSON.parse(got!.body));
    expect(Object.keys(event)).toEqual(["event", "study_id", "report_url", "topic", "study_type", "audience"]);
    expect(event.report_url).toBe(`https://touchstone.test/report/${event.study_id}`);
    expect(event.topic).toBe("How do people choose a “quiet” café?");
    expect(got!.path).toBe("/hook?for=me");
    expect(got!.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Touchstone-Webhook/1",
      "webhook-id": id,
      "content-length": String(Buffer.byteLength(got!.body)),
    });
  });

  test("is accepted by an independent receiver with the account's secret, and by none with another", async () => {
    await deliver(await owe(), pace);
    const { headers, body } = receiver.received[0]!;
    const { secret } = await secretsOf(account.account_id);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const given = headers as Record<string, string>;
    expect(new Webhook(secret).verify(body, given)).toEqual(JSON.parse(body));
    const { secret: foreign } = await secretsOf((await aCustomer()).account.account_id);
    for (const wrong of [foreign, (await replaceSecret((await aCustomer()).account.account_id)).secret])
      expect(() => new Webhook(wrong).verify(body, given)).toThrow("No matching signature");
    expect(() => new Webhook(secret).verify(body.replace("custom", "costum"), given)).toThrow("No matching signature");
    const other = { ...given, "webhook-id": "evt_0" };
    expect(() => new Webhook(secret).verify(body, other)).toThrow("No matching signature");
    const old = { ...given, "webhook-timestamp": String(Number(given["webhook-timestamp"]) - 301) };
    expect(() => new Webhook(secret).verify(body, old)).toThrow("too old");
  });

  test("carries the sender's own headers until the delivery has ended, and is never shown with them", async () => {
    const secret = "Bearer t0p-s3cret";
    const id = await oweOne(account, receiver.url, { Authorization: secret, "X-Team": "research" });
    receiver.answers(500);
    await deliver(id, pace);
    expect((await deliveryOf(id)).headers).toEqual({ Authorization: secret, "X-Team": "research" });
    receiver.answers(204);
    expect((await attempt(id)).headers).toBeNull();
    expect(receiver.received.map(({ headers }) => headers.authorization)).toEqual([secret, secret]);
    const shown = await listDeliveries({ limit: 50, offset: 0 }, { account } as never);
    expect(JSON.stringify(shown)).not.toContain("s3cret");
    await replayDelivery({ delivery_id: id }, { account } as never);
    await deliver(id, pace);
    expect(receiver.received.at(-1)!.headers).not.toHaveProperty("authorization");
    expect(says(createStudyEndpoint)).toContain("They are kept until the delivery has ended, and shown nowhere.");
    expect(says(replayDeliveryEndpoint)).toContain(
      `One that had ended goes without its webhook_headers: they are ${headersLife}.`,
    );
  });

  test("carries two signatures while a secret is being replaced, and one before and after", async () => {
    const { account } = await aCustomer();
    const send = async () => {
      await deliver(await oweOne(account, receiver.url), pace);
      const { headers, body } = receiver.received.at(-1)!;
      const signatures = String(headers["webhook-signature"]).split(" ");
      const isBy = (secret: string) => {
        try {
          new Webhook(secret).verify(body, headers as Record<string, string>);
          return true;
        } catch {
          return false;
        }
      };
      return { signatures, isBy };
    };
    expect((await send()).signatures).toHaveLength(1);
    const first = await secretsOf(account.account_id);
    const second = await replaceSecret(account.account_id);
    expect(second.previous!.secret).toBe(first.secret);
    expect(second.previous!.expires_at.getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(second.previous!.expires_at.getTime() - Date.now()).toBeLessThan(24.1 * 3_600_000);
    const during = await send();
    expect(during.signatures).toHaveLength(2);
    expect(says(createStudyEndpoint)).toContain("v1 and the signature in base64; two of them, parted by a blank,");
    expect([during.isBy(first.secret), during.isBy(second.secret)]).toEqual([true, true]);
    const third = await replaceSecret(account.account_id);
    const after = await send();
    expect(after.signatures).toHaveLength(2);
    expect([first, second, third].map(({ secret }) => after.isBy(secret))).toEqual([false, true, true]);
  });
});

describe("an attempt", () => {
  test.each([200, 201, 204, 299])("succeeds with %i, and nothing is sent again", async (status) => {
    receiver.answers(status);
    const id = await owe();
    expect(await deliver(id, pace)).toBeNull();
    await comeDue(id);
    expect(await deliver(id, pace)).toBeNull();
    expect(receiver.received).toHaveLength(1);
    const { log, delivered_at, ...delivery } = await deliveryOf(id);
    expect(delivery).toMatchObject({ status: "delivered", attempts: 1, last_status: status, last_error: null });
    expect(Date.now() - delivered_at!.getTime()).toBeLessThan(60_000);
    expect(log).toMatchObject([{ attempt: 1, status, error: null }]);
    expect(DeliveryStatus.description).toContain("delivered: the receiver answered 2xx.");
  });

  test.each([
    ["500", 500, null],
    ["404", 404, null],
    ["a cut connection", "reset", "The connection was cut before an answer."],
    ["silence", "hang", "There was no answer within 0.5 seconds."],
  ] as const)("fails with %s and is made again after 5 s", async (_name, answer, error) => {
    receiver.answers(answer);
    const id = await owe();
    const next = await deliver(id, pace);
    const { log, ...delivery } = await deliveryOf(id);
    const status = typeof answer === "number" ? answer : null;
    expect(delivery).toMatchObject({ status: "pending", attempts: 1, last_status: status, last_error: error });
    expect(log).toMatchObject([{ attempt: 1, status, error }]);
    expect(delivery.next_attempt_at).toEqual(next);
    const wait = next!.getTime() - log[0]!.at.getTime() - log[0]!.duration_ms;
    expect(wait).toBeGreaterThan(3_900);
    expect(wait).toBeLessThan(7_000);
    // Nobody makes it before then.
    expect(await deliver(id, pace)).toBeNull();
    expect(receiver.received).toHaveLength(1);
  });

  test("fails where nobody listens, and where the address is no longer allowed", async () => {
    const closed = await startReceiver();
    await closed.stop();
    const id = await oweOne(account, closed.url);
    await deliver(id, pace);
    expect((await deliveryOf(id)).log).toMatchObject([{ status: null, error: "The connection was refused." }]);
    const inside = await owe();
    setEnvironment({ WEBHOOK_ALLOW_PRIVATE: "0" });
    await deliver(inside, pace);
    const https = await oweOne(account, "https://127.0.0.1:8443/hook");
    await deliver(https, pace);
    setEnvironment({ WEBHOOK_ALLOW_PRIVATE: "1" });
    expect((await deliveryOf(inside)).log).toMatchObject([{ error: "The address must begin with https://." }]);
    expect((await deliveryOf(https)).log).toMatchObject([{ error: "The address must be on the public internet." }]);
    expect(receiver.received).toEqual([]);
  });

  test.each([301, 302, 303, 307, 308])("follows no redirect: %i is a failure", async (status) => {
    const inside = await startReceiver();
    receiver.answers((response) => response.writeHead(status, { location: `${inside.url}/latest/meta-data` }).end());
    const id = await owe();
    await deliver(id, pace);
    expect(inside.received).toEqual([]);
    expect(await deliveryOf(id)).toMatchObject({
      status: "pending",
      log: [{ status, error: "Redirects are not followed." }],
    });
    expect(says(createStudyEndpoint)).toContain("redirects are not followed");
    await inside.stop();
  });

  test("that is answered with 410 is the last", async () => {
    receiver.answers(410);
    const id = await owe();
    expect(await deliver(id, pace)).toBeNull();
    expect(await deliveryOf(id)).toMatchObject({ status: "stopped", log: [{ status: 410 }] });
  });

  test("that is answered with Retry-After is followed no sooner, and no later than a day after", async () => {
    for (const [asked, least, most] of [
      ["100", 100, 101],
      ["1", 4, 7],
      ["8640000", 86_400, 86_401],
    ] as const) {
      receiver.answers((response) => response.writeHead(503, { "retry-after": asked }).end());
      const id = await owe();
      const before = Date.now();
      const next = await deliver(id, pace);
      const seconds = (next!.getTime() - before) / 1_000;
      expect(seconds).toBeGreaterThanOrEqual(least - 1);
      expect(seconds).toBeLessThan(most + 3);
    }
    expect(says(createStudyEndpoint)).toContain(
      `no earlier than Retry-After says, which counts for up to ${spanInWords(longestWait)}`,
    );
  });

  test("takes the status of an answer whose body does not end, and reads little of it", async () => {
    let written = 0;
    receiver.answers((response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      const block = Buffer.alloc(16 * 1024, "x");
      const more = () => {
        while (!response.destroyed && written < 50_000_000) {
          written += block.length;
          if (!response.write(block)) return response.once("drain", more);
        }
      };
      more();
    });
    const id = await owe();
    await deliver(id, { ...pace, answerMs: 5_000 });
    const { status, log } = await deliveryOf(id);
    expect(status).toBe("delivered");
    expect(log).toMatchObject([{ status: 200, error: null }]);
    // The rest was in the buffers of the two sockets.
    expect(written).toBeLessThan(10_000_000);
  });
});

describe("a delivery", () => {
  test("is attempted eight times in 27.5 hours, under one id, with every attempt in its log", async () => {
    receiver.answers(500);
    const id = await owe();
    let waited = 0;
    for (let made = 1; made < 8; made += 1) {
      const { next_attempt_at, attempts, status, log } = await attempt(id);
      expect({ attempts, status, logged: log.length }).toEqual({ attempts: made, status: "pending", logged: made });
      const { at, duration_ms } = log.at(-1)!;
      waited += next_attempt_at!.getTime() - at.getTime() - duration_ms;
    }
    expect(await attempt(id)).toMatchObject({ status: "failed", attempts: 8 });
    await attempt(id);
    expect(DeliveryStatus.description).toContain("failed: all attempts were used up.");
    expect(receiver.received).toHaveLength(8);
    expect(new Set(receiver.received.map((got) => got.id))).toEqual(new Set([id]));
    expect(new Set(receiver.received.map((got) => got.body)).size).toBe(1);
    const hours = waited / 3_600_000;
    expect(hours).toBeGreaterThan(27.58 * 0.8);
    expect(hours).toBeLessThan(27.58 * 1.2 + 0.1);
  });

  test("that is replayed has all its attempts again, under the same id and after those in its log", async () => {
    receiver.answers(410);
    const id = await owe();
    await deliver(id, pace);
    receiver.answers(500);
    const shown = await replayDelivery({ delivery_id: id }, { address: null, spent: [], account });
    expect(shown).toMatchObject({ status: "pending", delivered_at: null, attempts: [{ attempt: 1, status: 410 }] });
    await deliver(id, pace);
    const failed = await deliveryOf(id);
    expect(failed).toMatchObject({ status: "pending", attempts: 1 });
    receiver.answers(200);
    expect(await attempt(id)).toMatchObject({ status: "delivered", attempts: 2 });
    await replayDelivery({ delivery_id: id }, { address: null, spent: [], account });
    await deliver(id, pace);
    const { log } = await deliveryOf(id);
    expect(log.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 410],
      [2, 500],
      [3, 200],
      [4, 200],
    ]);
    expect(receiver.received.map((got) => got.id)).toEqual([id, id, id, id]);
    expect(says(replayDeliveryEndpoint)).toContain("Also one that was delivered");
  });

  test("whose lease has ended is another's: what came of the late attempt is logged and settles nothing", async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    receiver.answers((response) => void answered.then(() => response.writeHead(200).end()));
    const id = await owe();
    const late = deliver(id, { ...pace, answerMs: 10_000, leaseMs: 1 });
    await expect.poll(() => receiver.received.length).toBe(1);
    receiver.answers(500);
    await deliver(id, pace);
    answer();
    expect(await late).toBeNull();
    const { status, attempts, log } = await deliveryOf(id);
    expect({ status, attempts }).toEqual({ status: "pending", attempts: 1 });
    expect(log.map((one) => one.status)).toEqual([500, 200]);
  });

  test("is owed once for a study, and not at all when the study's transaction fails", async () => {
    const id = await owe();
    const { study_id } = await deliveryOf(id);
    const event = {
      event: "study.completed",
      study_id,
      report_url: "https://touchstone.test/report/another",
      topic: "Another",
      study_type: "custom",
      audience: "b2c",
    } as const;
    const asked = {
      account_id: account.account_id,
      webhook_url: receiver.url,
      webhook_events: usualEvents,
      webhook_headers: null,
    };
    const again = async (fail: boolean) =>
      transact(async (_ask, tx) => {
        await enqueueDelivery(tx, asked, event);
        if (fail) throw new Error("the study could not be written");
      });
    await again(false);
    expect(JSON.parse((await deliveryOf(id)).body).topic).not.toBe("Another");
    const db = await database();
    await db.delete(webhookDeliveries).where(eq(webhookDeliveries.delivery_id, id));
    await expect(again(true)).rejects.toThrow("could not be written");
    expect(await deliver(id, pace)).toBeNull();
    await again(false);
    expect(await deliver(id, pace)).toBeNull();
    expect(receiver.received.map((got) => JSON.parse(got.body).topic)).toEqual(["Another"]);
  });
});
