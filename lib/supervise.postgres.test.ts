import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";

useDatabase();

const allowed = 100;
const writes = 24;
const patience = { timeout: 40_000, interval: 50 };

let server: ChildProcessWithoutNullStreams;
let said = "";

/** The processes that have begun to serve, in order. */
const processes = () =>
  [...said.matchAll(/^process (\d+) (.+)$/gm)].map(([, pid, jobs]) => ({ pid: Number(pid), jobs }));

const served = (count: number) => vi.waitUntil(() => said.match(/^\d+$/gm)?.length === count, patience);

/** The status of an answer over a connection of its own. */
function statusOf(path: string, body?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const port = /^\d+$/m.exec(said)![0];
  const headers = { "content-type": "application/json" };
  const request = http.request({ port, path, agent: false, headers, method: body === undefined ? "GET" : "POST" });
  request.on("response", (response) => resolve(response.resume().statusCode!)).on("error", reject);
  request.end(body);
  return promise;
}

const ofMany = async (count: number, ask: () => Promise<number>) => {
  const statuses: number[] = [];
  const lane = async () => {
    while (statuses.length < count) statuses.push(await ask());
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return statuses;
};

beforeAll(async () => {
  const limits = { RATE_LIMIT_READS: `${allowed}/minute`, RATE_LIMIT_ATTEMPTS: "7/minute" };
  const env = { ...process.env, PROCESSES: "2", ...limits };
  server = spawn(process.execPath, ["lib/testing/processes/supervised.ts"], { env });
  for (const output of [server.stdout, server.stderr])
    output.on("data", (text) => {
      said += text;
    });
  await served(2);
});
afterAll(() => server.kill("SIGKILL"));

test("one of two processes holds the jobs", () => {
  expect(processes().map(({ jobs }) => jobs)).toEqual(["with jobs", "without jobs"]);
});

test("a client's writes stay within their limit in both together, exactly", async () => {
  const statuses = await ofMany(writes, () => statusOf("/api/reviews", "{}"));
  expect(statuses.filter((status) => status !== 429)).toEqual(Array(7).fill(400));
});

test("its reads stay within theirs, within a tenth", async () => {
  const statuses = await ofMany(4 * allowed, () => statusOf("/api/dimensions"));
  // Each refused write has cost a read.
  const read = statuses.filter((status) => status === 200).length + writes;
  expect(read).toBeGreaterThanOrEqual(0.9 * allowed);
  expect(read).toBeLessThanOrEqual(1.1 * allowed);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test("when their supervisor is stopped they say so, count it as down, let it go on, and say when it is over", {
  tags: "full",
}, async () => {
  const frozen = `Process ${server.pid} of the service was silent for`;
  server.kill("SIGSTOP");
  await vi.waitUntil(() => said.includes(`Touchstone needs you: ${frozen}`), patience);
  const { rows } = await db.execute(
    sql`select part from heartbeats where part in ('reads', 'publishing') and down <> 0`,
  );
  expect(rows).toHaveLength(2);
  await vi.waitUntil(() => said.includes(`this is over: ${frozen}`), patience);
  expect([200, 429]).toContain(await statusOf("/api/dimensions"));
});

test("a process that is killed is replaced in its role, and the server goes on", { tags: "full" }, async () => {
  const [first] = processes();
  process.kill(first!.pid, "SIGKILL");
  await served(3);
  expect(processes()[2]!.jobs).toBe("with jobs");
  expect(said).toContain("A process of the server ended (SIGKILL). Another takes its place.");
  expect([200, 429]).toContain(await statusOf("/api/dimensions"));
});

test("all of them end on SIGTERM, with 0", async () => {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  for (const { pid } of processes()) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});
