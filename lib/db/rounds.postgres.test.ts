import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { deliveryOf, deliveryRounds, oweOne } from "#lib/testing/delivery.ts";
import { type Receiver, startReceiver } from "#lib/testing/processes/receiver.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { DueListener, jobs } from "../drain/start-jobs.ts";
import { env } from "../env.ts";
import { processWide } from "../process-wide.ts";
import { acceptStudy } from "../studies/create-study.ts";
import { endStudies } from "../studies/run/lease.ts";
import { studies } from "../studies/studies.sql.ts";
import type { StudyInput } from "../studies/study-request.ts";
import { database } from "./client.ts";
import { workRounds } from "./due-work.ts";
import { dueWork, Rounds } from "./notices.ts";

useDatabase({ WEBHOOK_ALLOW_PRIVATE: "1" });

const idleMinutes = 15;
const patience = { timeout: 20_000, interval: 50 };

const running = processWide<{ rounds: number }>("rounds");
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

/** The jobs of a server but for the clearing of its files. */
async function startJobs(): Promise<void> {
  const rounds = workRounds({ study: jobs.study, delivery: jobs.delivery, forget: jobs.forget });
  stops.push(() => rounds.stop());
  await rounds.start();
}

/** Listens as a server does, until the test's end. */
async function startListening(): Promise<void> {
  const listener = new DueListener();
  stops.push(() => listener.stop());
  await listener.start();
}

/** A connection that hints at nothing here, as that of another server. */
async function anotherServer(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  stops.push(() => client.end());
  return client;
}

async function readAlone(client: pg.Client, id: string): Promise<{ status: string }> {
  return (await client.query("select status from webhook_deliveries where delivery_id = $1", [id])).rows[0];
}

/** Lets seconds pass by the clock, which waits while a round asks storage: opening a connection would seem to take too long. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    do await new Promise(setImmediate);
    while (running.current?.rounds !== 0);
  }
}

/** Waits until storage has answered, without the clock. */
async function settle(): Promise<void> {
  for (let seen = -1; seen !== statements || running.current?.rounds !== 0; await pause(300)) seen = statements;
}

/** Lets the rounds end that a start, a hint or a use of storage begins. */
async function quieten(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await pass(6);
    await settle();
  }
}

test(`with nothing due no statement goes out in ${idleMinutes} minutes, where nothing is polled`, async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  await startJobs();
  await quieten();
  expect(statements).toBeGreaterThan(0);
  statements = 0;
  await pass(60 * idleMinutes);
  expect(statements).toBe(0);
  // After a request one round looks for what another server has left, and then it is quiet again.
  await (await database()).select().from(studies).limit(1);
  await quieten();
  expect(statements).toBeGreaterThan(2);
  statements = 0;
  await pass(60 * idleMinutes);
  expect(statements).toBe(0);
});

test(`in ${idleMinutes} minutes of listening no statement goes out, and then another server's delivery is made`, async () => {
  const { account } = await aCustomer();
  receiver.answers(200);
  const id = await oweOne(account, receiver.url);
  const another = await anotherServer();
  await another.query("delete from due_work where subject = $1", [id]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  await startJobs();
  await startListening();
  await quieten();
  statements = 0;
  await pass(60 * idleMinutes);
  expect(statements).toBe(0);
  vi.useRealTimers();
  await another.query("insert into due_work (kind, subject) values ('delivery', $1)", [id]);
  await expect.poll(async () => (await readAlone(another, id)).status, patience).toBe("delivered");
});

test("a notice comes with the commit, for whatever falls due, and again after the connection broke", async () => {
  const another = await anotherServer();
  const { account } = await aCustomer();
  const { study } = await acceptStudy(aStudy() as StudyInput, account, { respond_async: true });
  const id = await oweOne(account, receiver.url);
  await startListening();
  const heard = vi.fn();
  const deafen = dueWork.listen(heard);
  stops.push(async () => deafen());
  const sets = [
    ["a delivery replayed", "update due_work set due_at = now() - interval '1 hour' where subject = $1", id],
    ["a study given back", "update due_work set due_at = now(), holder = null where subject = $1", study.study_id],
    [
      "a study begun",
      "insert into due_work (kind, subject, due_at) values ('study', gen_random_uuid(), (select due_at from due_work where subject = $1))",
      study.study_id,
    ],
  ] as const;
  for (const [what, statement, of] of sets) {
    await another.query("begin");
    await another.query(statement, [of]);
    await pause(200);
    expect(heard, what).not.toHaveBeenCalled();
    await another.query("commit");
    await expect.poll(() => heard.mock.calls.length, { ...patience, message: what }).toBe(1);
    heard.mockClear();
  }
  for (const subject of [id, study.study_id])
    await another.query("update due_work set due_at = now() + interval '1 hour' where subject = $1", [subject]);
  await pause(300);
  expect(heard).not.toHaveBeenCalled();
  await another.query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen touchstone_due'");
  await expect.poll(() => heard.mock.calls.length, patience).toBe(1);
  await another.query("update due_work set due_at = now() where subject = $1", [id]);
  await expect.poll(() => heard.mock.calls.length, patience).toBe(2);
});

test("a study whose process is gone is taken over when its lease ends, without polling", async () => {
  await startJobs();
  const { account } = await aCustomer();
  const { study } = await acceptStudy(aStudy() as StudyInput, account, { respond_async: true, lease: 1_000 });
  const db = await database();
  const status = async () =>
    (await db.select({ status: studies.status }).from(studies).where(eq(studies.study_id, study.study_id)))[0]!.status;
  await expect.poll(status, patience).toBe("complete");
});

test("an attempt that failed is made again when its time comes, without polling", async () => {
  const worker = deliveryRounds({ waits: [0, 300, 60_000] });
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
  const rounds = new Rounds(async () => {
    made.push(made.length);
    if (made.length === 2) throw new Error("away");
    if (made.length === 3) await held;
    return null;
  }, report);
  stops = [() => rounds.stop()];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  await rounds.start();
  rounds.within(10);
  await vi.advanceTimersByTimeAsync(10);
  expect([made.length, report.mock.calls.length]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made.length).toBe(3);
  dueWork.send();
  await vi.advanceTimersByTimeAsync(200);
  expect(made.length).toBe(3);
  go();
  await vi.advanceTimersByTimeAsync(200);
  expect(made.length).toBe(4);
});
