import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { database } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { webhookDeliveries } from "#lib/webhooks/webhooks.sql.ts";
import { acceptStudy } from "../create-study.ts";
import { studies } from "../studies.sql.ts";
import type { StudyInput } from "../study-request.ts";
import { mostStarts } from "./take-over-studies.ts";

useDatabase({ STUDY_RESTART_WAITS_S: "0.1" });

const input = aStudy({ webhook_url: "https://93.184.215.14/hook", webhook_events: ["study.failed"] }) as StudyInput;

/** Accepts a study as a process does that is killed at once. */
async function abandon(): Promise<string> {
  const { account } = await aCustomer();
  return (await acceptStudy(input, account, { respond_async: true, lease: 0 })).study.study_id;
}

const stored = async (study_id: string) => {
  const db = await database();
  const [study] = await db.select().from(studies).where(eq(studies.study_id, study_id));
  const owed = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.study_id, study_id));
  return { ...study!, owed: owed.map(({ event }) => event) };
};

const servers = new Set<ChildProcess>();
// A supervisor that is killed leaves its processes to take the next test's study; one that gets SIGTERM takes them along.
afterEach(async () => {
  const running = [...servers].filter(({ exitCode }) => exitCode === null);
  const ends = running.map((server) => once(server, "exit"));
  for (const server of running) server.kill();
  await Promise.all(ends);
  servers.clear();
});

/** Starts a server whose engine ends its process, with so many processes. */
function startServer(PROCESSES: string) {
  const env = { ...process.env, PROCESSES };
  const server = spawn(process.execPath, ["lib/testing/processes/exiting-engine.ts"], { env });
  servers.add(server);
  let said = "";
  server.stderr.on("data", (text) => {
    said += text;
  });
  return { said: () => said, hasEnded: () => server.exitCode !== null };
}

test("a study whose engine ends the process fails after three starts that the supervisor saw end", async () => {
  const study_id = await abandon();
  const { said } = startServer("2");
  await vi.waitUntil(async () => (await stored(study_id)).status === "failed", { timeout: 55_000, interval: 100 });
  // The process that accepted it was gone at once, and nobody saw it end.
  expect(await stored(study_id)).toMatchObject({ attempts: 4, short_starts: 1, owed: ["study.failed"] });
  expect(said().match(/ended \(3\)/g)).toHaveLength(mostStarts.counted);
});

test("one whose engine ends a process that nobody supervises fails after twelve starts", { tags: "full" }, async () => {
  const study_id = await abandon();
  let ends = 0;
  const hasFailed = async () => (await stored(study_id)).status === "failed";
  while (!(await hasFailed())) {
    const { hasEnded } = startServer("1");
    await vi.waitUntil(async () => hasEnded() || (await hasFailed()), { timeout: 60_000, interval: 100 });
    if (hasEnded()) ends += 1;
    // Its lease would end in half a minute.
    await (await database()).execute(sql`update due_work set due_at = clock_timestamp() where holder is not null`);
  }
  expect(ends).toBe(mostStarts.short - 1);
  expect(await stored(study_id)).toMatchObject({ attempts: mostStarts.short, owed: ["study.failed"] });
});
