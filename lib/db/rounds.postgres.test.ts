import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { deliveryOf, oweOne } from "#lib/testing/delivery.ts";
import { type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { acceptStudy } from "../studies/run/accept-study.ts";
import { endStudies } from "../studies/run/running-studies.ts";
import { takeOverRounds } from "../studies/run/take-over-studies.ts";
import { studies } from "../studies/studies.sql.ts";
import type { StudyInput } from "../studies/study-request.ts";
import { WebhookWorker } from "../webhooks/webhook-worker.ts";
import { database } from "./client.ts";
import { hintDue } from "./hint-due.ts";
import { Rounds } from "./rounds.ts";

useDatabase({ WEBHOOK_ALLOW_PRIVATE: "1" });

const idleMinutes = 15;
const patience = { timeout: 20_000, interval: 50 };

let receiver: Receiver;
let pool: NodeJS.EventEmitter;
let stops: (() => Promise<void>)[] = [];
let statements = 0;
const count = () => {
  statements += 1;
};
beforeEach(async () => {
  receiver ??= await startReceiver();
  statements = 0;
  pool = ((await database()) as never as { $client: NodeJS.EventEmitter }).$client;
  pool.on("acquire", count);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await endStudies();
  pool.off("acquire", count);
});
afterAll(() => receiver.stop());

/** The jobs of a server, with so much between rounds in any case. */
async function startJobs(everyMs: number | null): Promise<void> {
  const worker = new WebhookWorker({ sweepMs: everyMs });
  const takeOver = takeOverRounds(everyMs);
  stops = [() => worker.stop(), () => takeOver.stop()];
  await Promise.all([worker.start(), takeOver.start()]);
}

/** Lets seconds pass by the clock. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise(setImmediate);
  }
}

/** Waits until storage has answered, without the clock. */
async function settle(): Promise<void> {
  for (let seen = -1; seen !== statements; await pause(100)) seen = statements;
}

test(`with nothing due no statement goes out in ${idleMinutes} minutes, where nothing is polled`, async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  await startJobs(null);
  expect(statements).toBeGreaterThan(0);
  statements = 0;
  await pass(60 * idleMinutes);
  expect(statements).toBe(0);
  // After a request one round looks for what another server has left, and then it is quiet again.
  await (await database()).select().from(studies).limit(1);
  await pass(11);
  await settle();
  expect(statements).toBeGreaterThan(2);
  statements = 0;
  await pass(60 * idleMinutes);
  expect(statements).toBe(0);
});

test("where other servers may leave something, rounds go on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  await startJobs(10_000);
  statements = 0;
  await pass(11);
  expect(statements).toBeGreaterThan(0);
});

test("a study whose process is gone is taken over when its lease ends, without polling", async () => {
  await startJobs(null);
  const { account } = await aCustomer();
  const { study } = await acceptStudy(aStudy() as StudyInput, account, { respond_async: true, lease: 1_000 });
  const db = await database();
  const status = async () =>
    (await db.select({ status: studies.status }).from(studies).where(eq(studies.study_id, study.study_id)))[0]!.status;
  await expect.poll(status, patience).toBe("complete");
});

test("an attempt that failed is made again when its time comes, without polling", async () => {
  const worker = new WebhookWorker({ sweepMs: null, waits: [0, 300, 60_000] });
  stops = [() => worker.stop()];
  await worker.start();
  receiver.answers(500);
  const id = await oweOne((await aCustomer()).account, receiver.url);
  await expect.poll(async () => (await deliveryOf(id)).attempts, patience).toBe(2);
});

test("a round that fails is made again, and a hint during a round makes another", async () => {
  const report = vi.fn();
  const made: number[] = [];
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  const rounds = new Rounds(
    async () => {
      made.push(made.length);
      if (made.length === 2) throw new Error("away");
      if (made.length === 3) await held;
      return null;
    },
    report,
    null,
  );
  stops = [() => rounds.stop()];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  await rounds.start();
  rounds.within(10);
  await vi.advanceTimersByTimeAsync(10);
  expect([made.length, report.mock.calls.length]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made.length).toBe(3);
  hintDue();
  await vi.advanceTimersByTimeAsync(200);
  expect(made.length).toBe(3);
  go();
  await vi.advanceTimersByTimeAsync(200);
  expect(made.length).toBe(4);
});
