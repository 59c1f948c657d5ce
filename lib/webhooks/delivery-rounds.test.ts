import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Account } from "#lib/contract.ts";
import { processWide } from "#lib/process-wide.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { deliveryOf, deliveryRounds, oweOne } from "#lib/testing/delivery.ts";
import { type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { aCustomer } from "#lib/testing/research.ts";
import { replayDelivery } from "#lib/webhooks/deliveries.ts";

useDatabase({ WEBHOOK_ALLOW_PRIVATE: "1" });

let receiver: Receiver;
let account: Account;
type Rounds = ReturnType<typeof deliveryRounds>;
const workers: Rounds[] = [];
beforeAll(async () => {
  receiver = await startReceiver();
  account = (await aCustomer()).account;
});
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers(204);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

async function work(pace?: Parameters<typeof deliveryRounds>[0]): Promise<Rounds> {
  const worker = deliveryRounds(pace);
  workers.push(worker);
  await worker.start();
  return worker;
}
const owe = () => oweOne(account, receiver.url);
const statusOf = async (id: string) => (await deliveryOf(id)).status;
const soon = { timeout: 15_000, interval: 50 };

test("what was owed before the process began is delivered when it begins", async () => {
  const ids = [await owe(), await owe(), await owe()];
  await work();
  for (const id of ids) await expect.poll(() => statusOf(id), soon).toBe("delivered");
  expect(receiver.received.map(({ id }) => id).sort()).toEqual(ids.sort());
});

test("what is owed while it runs is delivered at once", async () => {
  await work();
  const id = await owe();
  await expect.poll(() => statusOf(id), soon).toBe("delivered");
});

test("what nobody hinted at, as another server owed it, is found after the next use of storage", async () => {
  await work();
  processWide<Set<() => void>>("notice-due").current!.clear();
  const id = await owe();
  await expect.poll(() => statusOf(id), soon).toBe("delivered");
});

test("a failed attempt is made again when its time has come, and a replay at once", { tags: "full" }, async () => {
  await work({ waits: [0, 300, 300, 60_000] });
  receiver.answers(500);
  const id = await owe();
  await expect.poll(async () => (await deliveryOf(id)).attempts, soon).toBe(3);
  receiver.answers(200);
  await replayDelivery({ delivery_id: id }, { address: null, spent: [], account });
  await expect.poll(() => statusOf(id), soon).toBe("delivered");
  expect(receiver.received.map((got) => got.id)).toEqual([id, id, id, id]);
});

test("three workers deliver everything once", async () => {
  const ids: string[] = [];
  await Promise.all([work(), work(), work()]);
  for (let made = 0; made < 40; made += 1) ids.push(await owe());
  for (const id of ids) await expect.poll(() => statusOf(id), soon).toBe("delivered");
  expect(receiver.received.map(({ id }) => id).sort()).toEqual(ids.sort());
});

test("one account's receivers that hang hold up no other account", { tags: "full", timeout: 30_000 }, async () => {
  receiver.answers(204, ({ path }) => (path === "/hang" ? "hang" : 204));
  const hanging = await Promise.all(Array.from({ length: 15 }, () => oweOne(account, `${receiver.url}/hang`)));
  await work({ answerMs: 3_000, waits: [0] });
  const other = await oweOne((await aCustomer()).account, receiver.url);
  const began = performance.now();
  await expect.poll(() => statusOf(other), soon).toBe("delivered");
  expect(performance.now() - began).toBeLessThan(3_000);
  const atOnce = receiver.received.filter(({ path }) => path === "/hang").length;
  expect(atOnce).toBeLessThanOrEqual(10);
  for (const id of hanging) await expect.poll(() => statusOf(id), soon).toBe("failed");
});

test("a worker that stops finishes the attempt it is in and begins no other", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  receiver.answers((response) => void answered.then(() => response.writeHead(200).end()));
  const worker = await work();
  const id = await owe();
  await expect.poll(() => receiver.received.length, soon).toBe(1);
  const stopped = worker.stop();
  const after = await owe();
  setTimeout(answer, 300);
  await stopped;
  expect(await statusOf(id)).toBe("delivered");
  expect(await statusOf(after)).toBe("pending");
  expect(receiver.received).toHaveLength(1);
});
