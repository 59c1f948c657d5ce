import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { database } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { oweOne } from "#lib/testing/delivery.ts";
import { type Answer, type Delivery, type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { aCustomer, type Customer } from "#lib/testing/research.ts";
import { webhookDeliveries } from "#lib/webhooks/webhooks.sql.ts";

useDatabase({ WEBHOOK_ALLOW_PRIVATE: "1" });

const [events, kills, everyMs] = [500, 20, 1_200];
// The times are shorter than in production, and the attempts more, as a quarter of them fail.
const pace = { waits: [0, ...Array(24).fill(100)], answerMs: 700, leaseMs: 2_000 };

let receiver: Receiver;
let customers: Customer[];
const running = new Set<ChildProcess>();
beforeAll(async () => {
  receiver = await startReceiver();
  customers = await Promise.all(Array.from({ length: 5 }, () => aCustomer()));
});
afterAll(async () => {
  for (const worker of running) worker.kill("SIGKILL");
  await receiver.stop();
});

/** Starts a worker and waits until it is ready. */
async function startWorker(): Promise<ChildProcess> {
  const given = ["lib/testing/processes/webhook-process.ts", JSON.stringify(pace)];
  const worker = spawn(process.execPath, given, { stdio: ["pipe", "pipe", "inherit"] });
  running.add(worker);
  worker.once("exit", () => running.delete(worker));
  await once(worker.stdout!, "data");
  return worker;
}

/** Kills a worker just after an event has arrived anywhere: probably in the middle of its own attempt. */
async function kill(worker: ChildProcess): Promise<void> {
  const { length } = receiver.received;
  await vi.waitUntil(() => receiver.received.length > length, { timeout: 1_000, interval: 2 }).catch(() => undefined);
  worker.kill("SIGKILL");
  await once(worker, "exit");
}

const taken = new Map<string, number>();
const faults: Answer[] = [
  500,
  "reset",
  "hang",
  (response) => response.writeHead(302, { location: receiver.url }).end(),
];
/** A receiver that takes three events of four, and fails in all its ways at the others. */
function mostly(request: Delivery): Answer {
  if (Math.random() < 0.25) return faults[Math.floor(Math.random() * faults.length)]!;
  taken.set(request.id, (taken.get(request.id) ?? 0) + 1);
  return (response) => void setTimeout(() => response.writeHead(204).end(), Math.random() * 150);
}

test(`of ${events} events none is lost while workers are killed ${kills} times and a quarter of all attempts fail`, async () => {
  receiver.answers(204, mostly);
  const workers = [startWorker(), startWorker()];
  const owed: string[] = [];
  const owe = (async () => {
    for (let made = 0; made < events; made += 1) {
      owed.push(await oweOne(customers[made % customers.length]!.account, `${receiver.url}/hook`));
      await new Promise((resolve) => setTimeout(resolve, (kills * everyMs) / events));
    }
  })();
  for (let killed = 0; killed < kills; killed += 1) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    workers.push(startWorker());
    await kill(await workers.shift()!);
  }
  await owe;
  const left = async () => {
    const db = await database();
    const pending = db.select({ left: count() }).from(webhookDeliveries).where(eq(webhookDeliveries.status, "pending"));
    return (await pending)[0]!.left;
  };
  await expect.poll(left, { timeout: 60_000, interval: 200 }).toBe(0);
  const lost = owed.filter((id) => !taken.has(id));
  const repeats = [...taken.values()].reduce((sum, times) => sum + times - 1, 0);
  const attempts = receiver.received.length;
  console.log(
    `${events} events, ${kills} kills, ${attempts} attempts: ${lost.length} lost, ${repeats} delivered again`,
  );
  expect(lost).toEqual([]);
  expect([...taken.keys()].sort()).toEqual(owed.sort());
  // Only the attempts of a killed process come again, at most once for each kill.
  expect(Math.max(...taken.values())).toBeLessThanOrEqual(1 + kills);
  expect(repeats).toBeLessThanOrEqual(kills * 40);
  for (const worker of await Promise.all(workers)) {
    worker.kill("SIGTERM");
    expect(await once(worker, "exit")).toEqual([0, null]);
  }
}, 240_000);
