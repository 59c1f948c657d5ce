import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";

useDatabase();

const patience = { timeout: 40_000, interval: 50 };

let server: ChildProcessWithoutNullStreams;
let said = "";

/** The processes that have begun to serve, in order. */
const processes = () =>
  [...said.matchAll(/^process (\d+) (.+)$/gm)].map(([, pid, jobs]) => ({ pid: Number(pid), jobs }));

const served = (count: number) => vi.waitUntil(() => said.match(/^\d+$/gm)?.length === count, patience);

beforeAll(async () => {
  server = spawn(process.execPath, ["lib/testing/processes/supervised.ts"], {
    env: { ...process.env, PROCESSES: "2" },
  });
  for (const output of [server.stdout, server.stderr])
    output.on("data", (text) => {
      said += text;
    });
  await served(2);
});
afterAll(() => server.kill("SIGKILL"));

const address = () => `http://127.0.0.1:${/^\d+$/m.exec(said)![0]}/api/health`;
type Health = { status: string; checks: { processes: { message: string | null } } };

/** What the service says of its processes, by one that answers: a frozen one keeps the connection that it was given. */
async function health(tries = 60): Promise<Health> {
  for (let left = tries; left > 0; left -= 1) {
    const options = { headers: { connection: "close" }, signal: AbortSignal.timeout(1_000) };
    const answer = await fetch(address(), options).catch(() => null);
    if (answer?.ok) return (await answer.json()) as Health;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error("Nothing answers.");
}

test("a process that is frozen is said to be by the other, which watches in its place, until it is replaced", async () => {
  await db.execute(sql`truncate alerts, operator_acts`);
  const [first] = processes();
  const before = said.match(/^\d+$/gm)!.length;
  process.kill(first!.pid, "SIGSTOP");
  // One of these is given to it, and is answered by another once it is replaced.
  const early = Promise.all(Array.from({ length: 4 }, () => fetch(address(), { headers: { connection: "close" } })));
  // It is given no connection from now on: one that it had been given would be lost.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await Promise.all(Array.from({ length: 20 }, () => health(1)));
  await vi.waitUntil(async () => (await health()).checks.processes.message !== null, { ...patience, interval: 1_000 });
  const { status, checks } = await health();
  expect(status).toBe("degraded");
  expect(checks.processes.message).toMatch(
    new RegExp(`^Process ${first!.pid} of the service was silent for \\d+ of the last 60 seconds\\.$`),
  );
  const alerts = async () =>
    (
      await db.execute<{ kind: string; sentence: string; ended: boolean }>(
        sql`select kind, sentence, ended_at is not null as ended from alerts order by seq`,
      )
    ).rows;
  const kind = expect.stringMatching(new RegExp(`^process ${first!.pid} @`));
  await vi.waitUntil(async () => (await alerts()).length > 0, patience);
  expect(await alerts()).toContainEqual({
    kind,
    sentence: expect.stringMatching(/was silent for \d+ of the last/),
    ended: false,
  });
  await served(before + 1);
  expect(said).toContain(`Process ${first!.pid} of the server said nothing for 9 seconds of the last 18. It is ended.`);
  expect((await early).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(processes().at(-1)!.jobs).toBe("with jobs");
  await vi.waitUntil(async () => (await alerts()).every(({ ended }) => ended), patience);
  const { rows } = await db.execute(sql`select actor, act, target from operator_acts`);
  expect(rows).toEqual([
    { actor: "supervisor", act: "Replaced a process that was silent", target: String(first!.pid) },
  ]);
  expect((await health()).checks.processes.message).toBeNull();
});

test("a process that is killed leaves a line among the past alerts", async () => {
  const before = said.match(/^\d+$/gm)!.length;
  const { pid } = processes().at(-1)!;
  process.kill(pid, "SIGKILL");
  await served(before + 1);
  const sentence = `Process ${pid} of the service ended (SIGKILL), and another took its place. There is nothing to do, unless it happens again: then see its memory.`;
  const seen = async () =>
    (await db.execute(sql`select from alerts where sentence = ${sentence} and ended_at is not null`)).rows.length;
  await vi.waitUntil(async () => (await seen()) > 0, patience);
  expect(await seen()).toBe(1);
  const { rows } = await db.execute(sql`select actor, act from operator_acts where target = ${String(pid)}`);
  expect(rows).toEqual([{ actor: "supervisor", act: "Replaced a process that ended (SIGKILL)" }]);
});

test("a process that says a word between long pauses is replaced, too", async () => {
  const before = said.match(/^\d+$/gm)!.length;
  const { pid } = processes().at(-1)!;
  const isEnded = () => said.includes(`Process ${pid} of the server`);
  for (let pauses = 4; pauses > 0 && !isEnded(); pauses -= 1) {
    process.kill(pid, "SIGSTOP");
    await vi.waitUntil(isEnded, { timeout: 4_000 }).catch(() => process.kill(pid, "SIGCONT"));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await served(before + 1);
  expect(said).toContain(`Process ${pid} of the server said nothing for 9 seconds of the last 18. It is ended.`);
});
