import cluster from "node:cluster";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { calmMs, checkAlerts, openAlerts } from "#lib/console/alerts.ts";
import { textOf } from "#lib/console/send-alert.ts";
import { pulseNow, pulseSeconds, readStatus, startPulse } from "#lib/console/status.ts";
import { db } from "#lib/db/client.ts";
import { flushCounters, time } from "#lib/db/counters.ts";
import { storageUnavailable } from "#lib/db/storage-away.ts";
import { lastOutage, noteWriteFault, noteWritten } from "#lib/db/write-fault.ts";
import { second } from "#lib/format.ts";
import { processWide } from "#lib/process-wide.ts";
import { lifeTopics, type Processes } from "#lib/siblings.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { outage } from "#lib/testing/outage.ts";

useDatabase({ PUBLIC_URL: "http://localhost:3000", LOG_FORMAT: "off" });

beforeEach(async () => {
  await checkAlerts();
  await db.execute(sql`truncate counters, alerts, faults`);
  lastOutage.current = undefined;
});

test("storage that is away again after it was in order for long is so since then, between the same two looks too", async () => {
  const first = await outage();
  await checkAlerts();
  vi.setSystemTime(Date.now() + calmMs + 1_000);
  vi.spyOn(db, "execute").mockRejectedValueOnce(storageUnavailable());
  const again = await outage(checkAlerts);
  vi.useRealTimers();
  for (const looks of [2, 3]) await checkAlerts(null, Date.now() + looks * (calmMs + 1_000));
  const { rows } = await db.execute<{ began_at: Date }>(sql`select began_at from alerts order by seq`);
  expect(rows.map(({ began_at }) => new Date(began_at).toISOString())).toEqual([first, again]);
});

test("a model that failed, worked and failed again within a minute fails since a failure, and not since it worked", async () => {
  for (const [end, ms] of [
    ["bad_key", 0],
    ["ok", 61_000],
    ["bad_key", 122_000],
  ] as const) {
    vi.setSystemTime(Date.parse("2026-11-30T19:00:10.250Z") + ms / 10);
    time("model", `openai:a ${end}`, 1);
  }
  vi.useRealTimers();
  await flushCounters();
  const [box] = await openAlerts();
  expect(box!.began_at).toBe("2026-11-30T19:00:22.450Z");
  expect(second(box!.began_at)).toBe("30 Nov 2026, 19:00:22 UTC");
  const own = { ...box!, at: box!.began_at, doors: [] };
  expect(textOf({ ...own, state: "begins" })).toMatch(/ Since 30 Nov 2026, 19:00:22 UTC\.$/);
});

test("of what is over it is said what it was, from when to when, and not what to do; a process that ended is news", () => {
  const box = { sentence: "Storage is read-only. Let the service write.", began_at: "2026-11-30T19:00:22.450Z" };
  const end = { ...box, state: "ends" as const, at: "2026-11-30T19:05:00.000Z", doors: [] };
  expect(textOf({ ...end, kind: "storage read_only" })).toBe(
    "Touchstone: this is over: Storage is read-only. From 30 Nov 2026, 19:00:22 UTC to 30 Nov 2026, 19:05:00 UTC.",
  );
  expect(textOf({ ...end, kind: "stopped" })).toBe(`Touchstone: ${box.sentence}`);
});

test("a part works again once so many requests did that three would have failed, and its box is there a minute longer", async () => {
  const send = async (label: string, times: number) => {
    await new Promise((ready) => setTimeout(ready, 2));
    for (let one = 0; one < times; one += 1) time("request", label, 0.01);
    await flushCounters();
    const { parts } = await readStatus({}, { address: null, spent: [] });
    return parts.find(({ part }) => part === "publishing")!.state;
  };
  // Half of them fail: of six that come later three would.
  const states = [await send("ratings POST 201", 5), await send("ratings POST 500", 5)];
  states.push(await send("research POST 202", 5), await send("mcp POST 200", 1), await send("ratings POST 500", 1));
  expect(states).toEqual(["up", "down", "down", "up", "down"]);
  expect((await openAlerts()).map(({ kind, quiet_since }) => [kind, quiet_since])).toEqual([["errors", undefined]]);
});

test("one silent process of several has its box, and no part fails by it until all are silent or the one that started them is", async () => {
  const seen = processWide<Processes>(lifeTopics.all);
  const own = { isWorker: cluster.isWorker };
  Object.assign(cluster, { isWorker: true });
  setEnvironment({ PROCESSES: "2" });
  const since = new Date().toISOString();
  const looks = [];
  for (const pids of [[4711], [4711, 4712], [process.ppid]]) {
    seen.current = { watch: null, silent: pids.map((pid) => ({ pid, since, seconds: 24 })), ended: [] };
    const { parts } = await readStatus({}, { address: null, spent: [] });
    looks.push([parts.find(({ part }) => part === "reads")!.state, (await openAlerts()).length]);
  }
  Object.assign(cluster, own);
  seen.current = undefined;
  setEnvironment({ PROCESSES: "1" });
  expect(looks).toEqual([
    ["up", 1],
    ["down", 2],
    ["down", 1],
  ]);
});

test("word of storage that fails is sent before the next pulse", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const words = () =>
    said.mock.calls.map(([what]) => String(what)).filter((what) => what.startsWith("Touchstone needs"));
  const end = startPulse(true);
  await pulseNow();
  // Both pulses have seen by then that all is well.
  await new Promise((later) => setTimeout(later, 2_000));
  noteWriteFault(Object.assign(new Error("disk"), { code: "53100" }));
  await vi.waitUntil(() => words().length > 0, { timeout: (pulseSeconds * 1_000) / 2 });
  expect(words()).toEqual([expect.stringContaining("Writes fail: the disk is full")]);
  noteWritten();
  await end();
  said.mockRestore();
});
