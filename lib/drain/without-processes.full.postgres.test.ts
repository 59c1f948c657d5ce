import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { type Service, startService } from "#lib/testing/processes/start-service.ts";
import { aCustomer, aStudy, type Customer } from "#lib/testing/research.ts";

// A host without long-lived processes: each process has no worker, and is killed as soon as it has answered.

const secret = "the-secret-of-an-operator-who-drains";
useDatabase({ RESEARCH_ADMIN_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: "1" });

let receiver: Receiver;
let customer: Customer;
let next: Promise<Service>;
beforeAll(async () => {
  receiver = await startReceiver();
  customer = await aCustomer();
  next = startService({});
});
afterAll(async () => {
  await (await next).stop();
  await receiver.stop();
});

type RequestParts = { method?: string; headers?: Record<string, string>; body?: object };

/** Sends a request to a process, and kills it after the answer. */
async function ask(path: string, { method, headers, body }: RequestParts = {}) {
  const host = await next;
  const answer = await fetch(`${host.url}/api/v1${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { ...customer.headers, "content-type": "application/json", ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  await host.stop();
  next = startService({});
  return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
}

const drain = () => ask("/drain", { headers: { authorization: `Bearer ${secret}` }, body: {} });

/** Lets the time of every lease and every wait pass. */
async function letTimePass(): Promise<void> {
  const db = await database();
  await db.execute(sql`update due_work set due_at = now()`);
}

test("every way of the research API ends as elsewhere, where only drains work off what is left", async () => {
  const webhook_url = `${receiver.url}/hook`;
  // A study whose caller waits is answered by the process that runs it; its webhook is left.
  const waited = await ask("/studies", { body: aStudy({ webhook_url }) });
  expect([waited.status, waited.body.status]).toEqual([200, "complete"]);
  expect(receiver.received).toEqual([]);

  // One without a waiting caller is accepted as elsewhere. Its process is killed long before so many interviews are held.
  const long = aStudy({ webhook_url, n_per_persona: 3, persona_ids: undefined });
  const once = { prefer: "respond-async", "idempotency-key": "once" };
  const left = await ask("/studies", { headers: once, body: long });
  expect([left.status, left.body.status]).toEqual([202, "queued"]);
  const again = await ask("/studies", { headers: once, body: long });
  expect([again.status, again.body.id]).toEqual([202, left.body.id]);

  const persona = await ask("/personas", { body: { name: "Nia", age: 33, role: "Baker" } });
  expect(persona.status).toBe(201);
  expect((await ask("/simulate", { body: { scenario: "The price of flour doubles." } })).status).toBe(200);
  expect((await ask("/research", { body: aStudy() })).status).toBe(200);

  await letTimePass();
  const drained = await drain();
  expect([drained.status, drained.body]).toEqual([
    200,
    {
      webhooks: { delivered: 2, failed: 0, left: 0 },
      studies: { finished: 1, left: 0 },
      seconds: expect.any(Number),
    },
  ]);
  expect((await ask(`/studies/${left.body.id}`)).body.status).toBe("complete");
  const owed = [waited, left].map(({ body }) => `evt_${body.id.replaceAll("-", "")}`);
  expect(receiver.received.map(({ id }) => id).sort()).toEqual(owed.toSorted());

  // What is sent once more waits for a drain as well; a process that is killed during an attempt uses none up.
  const delivery_id = owed[0]!;
  expect((await ask(`/webhooks/deliveries/${delivery_id}/replay`, { method: "POST", body: {} })).status).toBe(202);
  const host = await next;
  receiver.answers(() => void host.stop());
  await expect(drain()).rejects.toThrow();
  await host.stop();
  next = startService({});
  receiver.answers(204);
  await letTimePass();
  expect((await drain()).body.webhooks).toEqual({ delivered: 1, failed: 0, left: 0 });
  const { deliveries } = (await ask(`/webhooks/deliveries?study_id=${waited.body.id}`)).body;
  expect(deliveries[0]).toMatchObject({ delivery_id, status: "delivered" });
}, 180_000);
