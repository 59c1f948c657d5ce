import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createKeyEndpoint } from "#lib/accounts/contract.ts";
import { database } from "#lib/db/client.ts";
import { dueRows } from "#lib/db/due-work.sql.ts";
import { drainEndpoint } from "#lib/drain/contract.ts";
import { acceptStudy } from "#lib/studies/create-study.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { studies } from "#lib/studies/studies.sql.ts";
import type { StudyInput } from "#lib/studies/study-request.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { deliveryOf, oweOne } from "#lib/testing/delivery.ts";
import { comeDue, dueOf } from "#lib/testing/due-work.ts";
import { type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { aCustomer, aStudy, type Customer, letSpeak, speakAs } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import { waits } from "#lib/webhooks/deliver.ts";
import { webhookDeliveries } from "#lib/webhooks/webhooks.sql.ts";

const secret = "the-secret-of-an-operator-who-drains";
useDatabase({ RESEARCH_ADMIN_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: "1" });

const operator = { authorization: `Bearer ${secret}` };
let receiver: Receiver;
let customer: Customer;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  customer = await aCustomer();
  receiver.received.length = 0;
  receiver.answers(204);
});
afterEach(async () => {
  letSpeak();
  await endStudies();
  // What a test has left belongs to no other.
  const db = await database();
  await db.update(webhookDeliveries).set({ status: "stopped" }).where(eq(webhookDeliveries.status, "pending"));
  await db.delete(dueRows).where(eq(dueRows.kind, "delivery"));
});

const ask = (body: unknown = {}, headers: Record<string, string> = operator) =>
  callEndpoint(drainEndpoint, { headers, body });
const drain = async (seconds?: number) => resultOf(drainEndpoint, await ask({ seconds }));

/** Accepts a study as a process does that is frozen after its answer: nothing runs it. */
async function abandon(members: object = {}): Promise<string> {
  const input = aStudy({ webhook_url: `${receiver.url}/hook`, ...members }) as StudyInput;
  const { study } = await acceptStudy(input, customer.account, { respond_async: true, lease: 0 });
  return study.study_id;
}
const stored = async (study_id: string) =>
  (await (await database()).select().from(studies).where(eq(studies.study_id, study_id)))[0]!;

describe("a drain", () => {
  test("runs the studies that no process runs, and sends the webhooks that they owe", async () => {
    const ids = [await abandon(), await abandon(), await abandon()];
    const done = await drain();
    expect(done).toMatchObject({
      webhooks: { delivered: 3, failed: 0, left: 0 },
      studies: { finished: 3, left: 0 },
    });
    for (const id of ids) expect(await stored(id)).toMatchObject({ status: "complete", attempts: 2 });
    expect(receiver.received.map(({ body }) => JSON.parse(body).study_id).sort()).toEqual(ids.sort());
  });

  test("answers at once where nothing is owed", async () => {
    const { seconds, ...done } = await drain();
    expect(done).toEqual({ webhooks: { delivered: 0, failed: 0, left: 0 }, studies: { finished: 0, left: 0 } });
    expect(seconds).toBeLessThan(5);
  });

  test("keeps to the schedule of attempts: a failed delivery is due again later, and not before", async () => {
    receiver.answers(500);
    const id = await oweOne(customer.account, receiver.url);
    expect((await drain()).webhooks).toEqual({ delivered: 0, failed: 1, left: 1 });
    expect(await deliveryOf(id)).toMatchObject({ status: "pending", attempts: 1, last_status: 500 });
    expect((await drain()).webhooks).toEqual({ delivered: 0, failed: 0, left: 1 });
    receiver.answers(204);
    await comeDue(id);
    expect((await drain()).webhooks).toEqual({ delivered: 1, failed: 0, left: 0 });
  });

  test("gives a delivery up after its last attempt", async () => {
    receiver.answers(500);
    const id = await oweOne(customer.account, receiver.url);
    const db = await database();
    const isIts = eq(webhookDeliveries.delivery_id, id);
    await db
      .update(webhookDeliveries)
      .set({ attempts: waits.length - 1 })
      .where(isIts);
    expect((await drain()).webhooks).toEqual({ delivered: 0, failed: 1, left: 0 });
    expect((await deliveryOf(id)).status).toBe("failed");
  });

  test("runs no study that has ended three processes", async () => {
    const id = await abandon();
    const db = await database();
    await db.update(studies).set({ attempts: 3, start_counts: true }).where(eq(studies.study_id, id));
    expect((await drain()).studies).toEqual({ finished: 0, left: 0 });
    expect(await stored(id)).toMatchObject({ status: "failed", error_code: "research_failed" });
  });
});

describe("when its time is over", () => {
  test("a study that hangs is given back, and a later drain runs it", { tags: "full" }, async () => {
    speakAs({ plan: () => new Promise(() => undefined) });
    const id = await abandon();
    const { studies: first, seconds } = await drain(1);
    expect(first).toEqual({ finished: 0, left: 1 });
    expect(seconds).toBeGreaterThanOrEqual(0.9);
    expect(seconds).toBeLessThan(10);
    expect(await stored(id)).toMatchObject({ status: "queued", attempts: 1 });
    expect(await dueOf(id)).toMatchObject({ holder: null });
    expect(says(drainEndpoint)).toContain("A study that has not ended in time is given back for a later drain");
    letSpeak();
    expect((await drain()).studies).toEqual({ finished: 1, left: 0 });
    expect(await stored(id)).toMatchObject({ status: "complete", attempts: 2 });
  });

  test("no attempt is under way any more: a silent receiver has half of the time", async () => {
    receiver.answers("hang");
    const id = await oweOne(customer.account, receiver.url);
    const { webhooks, seconds } = await drain(2);
    expect(webhooks).toEqual({ delivered: 0, failed: 1, left: 1 });
    expect(seconds).toBeLessThan(7);
    expect((await deliveryOf(id)).last_error).toBe("There was no answer within 1 seconds.");
    expect(says(drainEndpoint)).toContain("no attempt at a delivery begins that could outlast the time");
  });

  test("a webhook has been sent although a study still hangs", { tags: "full" }, async () => {
    speakAs({ plan: () => new Promise(() => undefined) });
    await abandon({ webhook_url: undefined });
    await oweOne(customer.account, receiver.url);
    const { webhooks, studies: ran } = await drain(2);
    expect([webhooks.delivered, ran.left]).toEqual([1, 1]);
    await (await database()).execute(sql`update studies set status = 'cancelled' where status = 'queued'`);
  });
});

describe("it refuses", () => {
  test("whom it does not know, and every key, also of the operator's account", async () => {
    expect(refusalOf(await ask({}, {})).error).toBe("unauthorized");
    const { key } = (await callEndpoint(createKeyEndpoint, { headers: operator, body: { name: "for the crew" } })).body;
    for (const headers of [customer.headers, { authorization: `Bearer ${key}` }]) {
      const { status, error, message } = refusalOf(await ask({}, headers));
      expect([status, error, message]).toEqual([403, "forbidden", expect.stringContaining("RESEARCH_ADMIN_SECRET")]);
    }
    expect(drainEndpoint.summary).toContain("For the operator.");
    expect(says(drainEndpoint)).toContain(
      "Only the operator's secret can ask for it: a key is refused with forbidden.",
    );
  });

  test.each([0, 301, 1.5, "x"])("%s seconds", async (seconds) => {
    const { status, error, pointers } = refusalOf(await ask({ seconds }));
    expect([status, error, pointers]).toEqual([400, "invalid_request", ["/seconds"]]);
  });
});
