import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { getHealthEndpoint } from "#lib/about/contract.ts";
import { openAlerts } from "#lib/console/alerts.ts";
import { type Part, partNames } from "#lib/console/contract.ts";
import { beat, readStatus } from "#lib/console/status.ts";
import { db } from "#lib/db/client.ts";
import { count, flushCounters, time } from "#lib/db/counters.ts";
import { ownCalls } from "#lib/engines/model/waiting-calls.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";

useDatabase({ PUBLIC_URL: "http://localhost:3000", LOG_FORMAT: "off" });

const kinds = async () => (await openAlerts()).map(({ kind }) => kind);
const states = async () =>
  Object.fromEntries(
    (await readStatus({}, { address: null, spent: [] })).parts.map(({ part, state }) => [part, state]),
  );

test("each part that the status says fails has a box, each box of a part has it fail, and no other part does", async () => {
  setEnvironment({ SMTP_URL: "smtp://127.0.0.1:9", AI_MODEL: "openai:a", AI_API_KEY: "a-key" });
  const send = (label: string, times: number) => {
    for (let one = 0; one < times; one += 1) time("request", label, 0.001);
  };
  const call = { model: "openai:a", since: Date.now() - 100_000 };
  const failures: [part: Part, kind: string, fail: () => void][] = [
    ["studies", "studies research_failed", () => count("study", "failed research_failed")],
    ["models", "model openai:a bad_answer", () => time("model", "openai:a bad_answer", 1)],
    ["models", "model openai:b bad_key", () => ["b bad_key", "a ok"].map((end) => time("model", `openai:${end}`, 1))],
    ["models", "model openai:a silent", () => void ownCalls().add(call)],
    ["mail", "mail", () => count("mail", "not_sent")],
    ["publishing", "errors", () => send("ratings POST 500", 20)],
    ["reads", "errors", () => send("ratings GET 500", 60)],
  ];
  expect(new Set(failures.map(([part]) => part))).toEqual(new Set(partNames));
  for (const [part, kind, fail] of failures) {
    await db.execute(sql`truncate counters, alerts`);
    send("ratings GET 200", 900);
    fail();
    await flushCounters();
    const down = Object.entries(await states()).flatMap(([name, state]) => (state === "down" ? [name] : []));
    expect([down, await kinds()]).toEqual([[part], [kind]]);
    ownCalls().delete(call);
  }
});

test("health is degraded by a part that was last seen failing in two minutes, and by no part of unknown state", async () => {
  const health = async () => resultOf(getHealthEndpoint, await callEndpoint(getHealthEndpoint));
  await db.execute(sql`truncate counters, alerts, heartbeats`);
  await beat();
  expect((await health()).checks.parts).toEqual({ status: "ok", message: null });
  // The minute must not end meanwhile.
  if (Date.now() % 60_000 > 57_000) await new Promise((ready) => setTimeout(ready, 3_000));
  const now = Date.now();
  for (let one = 0; one < 20; one += 1) time("request", "ratings POST 500", 0.001);
  await flushCounters();
  await beat(now - 120_000);
  expect((await health()).status, "too long ago").toBe("ok");
  await db.execute(sql`truncate heartbeats`);
  await beat(now - 60_000);
  expect(await health()).toMatchObject({
    status: "degraded",
    checks: { parts: { status: "failing", message: "Fails: publishing." } },
  });
  await db.execute(sql`truncate counters`);
  await beat(now);
  expect((await health()).status, "it has worked since").toBe("ok");
  await db.execute(sql`alter table heartbeats rename to mislaid`);
  const { checks } = await health();
  await db.execute(sql`alter table mislaid rename to heartbeats`);
  expect(checks.parts).toEqual({ status: "unknown", message: null });
});
