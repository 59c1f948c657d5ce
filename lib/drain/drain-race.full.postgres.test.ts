import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { database } from "#lib/db/client.ts";
import { drainEndpoint } from "#lib/drain/contract.ts";
import { acceptStudy } from "#lib/studies/create-study.ts";
import type { StudyInput } from "#lib/studies/study-request.ts";
import { allowRounds } from "#lib/testing/allow-rounds.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { deliveryRounds, oweOne } from "#lib/testing/delivery.ts";
import { takeOverStudies } from "#lib/testing/due-work.ts";
import { type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { type Service, startService } from "#lib/testing/processes/start-service.ts";
import { aCustomer, aStudy, type Customer } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";

const secret = "the-secret-of-an-operator-who-drains";
useDatabase({ RESEARCH_ADMIN_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: "1" });

const rounds = 10;
allowRounds(10 * rounds);
const patience = { timeout: 30_000, interval: 50 };

let receiver: Receiver;
let customer: Customer;
let host: Service;
beforeAll(async () => {
  receiver = await startReceiver();
  host = await startService({});
});
beforeEach(async () => {
  customer = await aCustomer(20);
  receiver.received.length = 0;
  receiver.answers(204);
});
afterAll(async () => {
  await host.stop();
  await receiver.stop();
});

const headers = { authorization: `Bearer ${secret}` };
const drainHere = async () => resultOf(drainEndpoint, await callEndpoint(drainEndpoint, { headers, body: {} }));

async function drainThere() {
  const asJson = { ...headers, "content-type": "application/json" };
  const answer = await fetch(`${host.url}${drainEndpoint.path}`, { method: "POST", headers: asJson, body: "{}" });
  return drainEndpoint.result.parse(await answer.json());
}

/** Leaves six studies without a process, each with a webhook, and six deliveries; returns the ids of all twelve studies. */
async function leaveWork(): Promise<string[]> {
  const input = aStudy({ webhook_url: `${receiver.url}/hook` }) as StudyInput;
  const ids: string[] = [];
  for (let made = 0; made < 6; made += 1) {
    const { study } = await acceptStudy(input, customer.account, { respond_async: true, lease: 0 });
    const owed = await oweOne(customer.account, receiver.url);
    ids.push(study.study_id.replaceAll("-", ""), owed.replace("evt_", ""));
  }
  return ids.sort();
}

/** How often each study of this account was begun, beyond its acceptance, and how it has ended. */
async function endsOf(): Promise<Record<string, unknown>[]> {
  const db = await database();
  const ran = sql`select status, attempts, count(*)::int as times from studies
    where account_id = ${customer.account.account_id} and respond_async group by 1, 2`;
  return (await db.execute(ran)).rows;
}
const arrived = () => receiver.received.map(({ id }) => id.replace("evt_", "")).sort();

test(`two drains at once, in two processes, run each study and send each webhook once, in each of ${rounds} rounds`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    customer = await aCustomer(20);
    receiver.received.length = 0;
    const ids = await leaveWork();
    const done = await Promise.all([drainHere(), drainThere()]);
    // One may be done while the other still runs what it has taken.
    await drainHere();
    expect(arrived()).toEqual(ids);
    expect(await endsOf()).toEqual([{ status: "complete", attempts: 2, times: 6 }]);
    expect(done[0].studies.finished + done[1].studies.finished).toBe(6);
  }
});

test("a drain beside a server that works sends and runs nothing twice", async () => {
  const worker = deliveryRounds();
  await worker.start();
  try {
    const ids = await leaveWork();
    await Promise.all([takeOverStudies(), drainHere(), drainThere()]);
    await vi.waitUntil(() => receiver.received.length >= ids.length, patience);
    await drainHere();
    expect(arrived()).toEqual(ids);
    expect(await endsOf()).toEqual([{ status: "complete", attempts: 2, times: 6 }]);
    expect(says(drainEndpoint)).toContain(
      "Several at once, or one beside a server that does this work itself, send and run nothing twice.",
    );
  } finally {
    await worker.stop();
  }
});
