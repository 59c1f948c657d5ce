import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { calmMs, checkAlerts, surelyMs } from "#lib/console/alerts.ts";
import { percentile } from "#lib/console/buckets.ts";
import type { Reading } from "#lib/console/contract.ts";
import { readOverview } from "#lib/console/overview.ts";
import { readMetrics } from "#lib/console/read-metrics.ts";
import { beat, noteSettings, readStatus } from "#lib/console/status.ts";
import { db } from "#lib/db/client.ts";
import { count, flushCounters, time } from "#lib/db/counters.ts";
import { isNeon } from "#lib/db/open-home.ts";
import { noteStorage, storageUnavailable } from "#lib/db/storage-away.ts";
import { lastOutage, noteWriteFault, noteWritten } from "#lib/db/write-fault.ts";
import { ownCalls } from "#lib/engines/model/waiting-calls.ts";
import { env } from "#lib/env.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { oweOne } from "#lib/testing/delivery.ts";
import { aCustomer } from "#lib/testing/research.ts";

useDatabase({ ALERT_WEBHOOK_URL: "http://127.0.0.1:9/alerts", PUBLIC_URL: "http://localhost:3000" });

const caller = { address: null, spent: [] };
const clear = async () => db.execute(sql`truncate counters, heartbeats, alerts, faults`);
beforeEach(() => {
  lastOutage.current = undefined;
  return clear().then(() => undefined);
});

const partNamed = async (name: string) => (await readStatus({}, caller)).parts.find(({ part }) => part === name)!;
const diskFull = () => Object.assign(new Error("disk"), { code: "53100" });
function valueIn<Value>(one: Reading<Value>): Value {
  if ("fault" in one) throw new Error(one.fault);
  return one.value;
}
const sumOf = (days: { up: number; down: number; missed: number }[]) =>
  days.reduce((sum, day) => ({ up: sum.up + day.up, down: sum.down + day.down, missed: sum.missed + day.missed }), {
    up: 0,
    down: 0,
    missed: 0,
  });

test("minutes without a heartbeat count as missed where a start followed within a day, and are never up", async ({
  skip,
}) => {
  skip(isNeon(env().DATABASE_URL), "a Neon sleeps between uses, so such minutes say nothing there");
  const now = Date.now();
  const before = (minutes: number) => now - minutes * 60_000;
  await beat(before(150), false);
  await beat(now, true);
  for (const part of ["reads", "publishing"])
    expect(sumOf((await partNamed(part)).days)).toEqual({ up: 2, down: 0, missed: 149 });
  await clear();
  await beat(before(25 * 60), false);
  await beat(now, true);
  expect(sumOf((await partNamed("reads")).days)).toEqual({ up: 2, down: 0, missed: 0 });
  await beat(before(1), true);
  expect(sumOf((await partNamed("reads")).days), "a clock that was put back").toEqual({ up: 3, down: 0, missed: 0 });
});

const setUp = { SMTP_URL: "smtp://127.0.0.1:9", AI_MODEL: "openai:a", AI_API_KEY: "a-key" };

test("mail and models that are not set up are off, and fail for nobody", async () => {
  setEnvironment({ SMTP_URL: "", AI_MODEL: "" });
  count("mail", "not_sent");
  time("model", "openai:a bad_key", 1);
  await flushCounters();
  expect([(await partNamed("mail")).state, (await partNamed("models")).state]).toEqual(["off", "off"]);
  await beat();
  expect((await partNamed("mail")).days).toEqual([]);
});

test("while storage is away the status says since when, from memory", async () => {
  const since = Date.now();
  await noteStorage(Promise.reject(storageUnavailable())).catch(() => undefined);
  vi.spyOn(db, "execute").mockRejectedValue(storageUnavailable());
  const { parts, incidents, away_since } = await readStatus({}, caller);
  vi.restoreAllMocks();
  expect(Date.parse(away_since!)).toBeGreaterThanOrEqual(since);
  expect([parts, incidents]).toEqual([[], []]);
  expect((await readStatus({}, caller)).away_since).toBeNull();
});

test("mail, models and studies are as their last real use was, and unknown without one", async () => {
  setEnvironment(setUp);
  expect((await partNamed("mail")).state).toBe("unknown");
  expect((await partNamed("studies")).state).toBe("unknown");
  count("study", "rehearsed");
  await flushCounters();
  expect((await partNamed("studies")).state, "the built-in engine's").toBe("up");
  count("mail", "ok");
  time("model", "openai:a ok", 1);
  count("study", "complete");
  await flushCounters();
  await db.execute(
    sql`update counters set at = at - interval '2 hours', first_at = first_at - interval '2 hours', last_at = last_at - interval '2 hours'`,
  );
  expect([(await partNamed("mail")).state, (await partNamed("models")).state]).toEqual(["up", "up"]);
  time("model", "openai:a bad_key", 1);
  time("model", "openai:a stopped", 1);
  count("study", "failed research_failed");
  count("study", "rehearsed");
  await flushCounters();
  expect([(await partNamed("mail")).state, (await partNamed("models")).state]).toEqual(["up", "down"]);
  expect((await partNamed("studies")).state).toBe("down");
});

test("a time in which storage takes no writes is noted as down for publishing once it does again", async () => {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  noteWriteFault(diskFull());
  await beat(now - 60_000);
  expect((await partNamed("publishing")).state).toBe("down");
  expect((await partNamed("publishing")).days).toEqual([]);
  noteWritten();
  await beat(now);
  expect(sumOf((await partNamed("publishing")).days)).toMatchObject({ up: 1, down: 1 });
  expect(sumOf((await partNamed("reads")).days)).toMatchObject({ up: 2, down: 0 });
});

test("an alert is sent once when it begins and once when it ends, and again only after that", async () => {
  const sent: { kind: string; state: string }[] = [];
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init!.body)));
    return new Response(null, { status: sent.length === 1 ? 500 : 204 });
  });
  time("model", "openai:a bad_key", 1);
  await flushCounters();
  for (let look = 0; look < 3; look += 1) await checkAlerts();
  // The first sending failed, and was repeated.
  expect(sent.filter(({ kind }) => kind === "model openai:a bad_key").map(({ state }) => state)).toEqual([
    "begins",
    "begins",
  ]);
  await db.execute(
    sql`update counters set at = at - interval '1 minute', first_at = first_at - interval '1 minute', last_at = last_at - interval '1 minute'`,
  );
  time("model", "openai:a ok", 1);
  await flushCounters();
  for (let look = 0; look < 2; look += 1) await checkAlerts();
  noteWriteFault(diskFull());
  for (const ms of [0, surelyMs, 2 * surelyMs]) await checkAlerts(null, Date.now() + ms);
  noteWritten();
  for (const ms of [0, calmMs]) await checkAlerts(null, Date.now() + ms);
  fetched.mockRestore();
  const words = sent.map(({ kind, state }) => `${kind} ${state}`).filter((one) => !one.startsWith("disk "));
  expect(words).toEqual([
    "model openai:a bad_key begins",
    "model openai:a bad_key begins",
    "model openai:a bad_key ends",
    "storage disk_full begins",
    "storage disk_full ends",
  ]);
});

test("a mail that was not sent needs the operator until one is sent, and a webhook that was not taken is shown at once", async () => {
  const receiver = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  const open = async () => (await readOverview("1h")).needs;
  const ofMail = async () => (await open()).filter(({ kind }) => kind === "mail").map(({ sentence }) => sentence);
  count("mail", "not_sent");
  await flushCounters();
  await checkAlerts();
  expect(await ofMail()).toEqual([expect.stringContaining("SMTP_URL")]);
  await db.execute(
    sql`update counters set at = at - interval '1 minute', first_at = first_at - interval '1 minute', last_at = last_at - interval '1 minute'`,
  );
  count("mail", "ok");
  await flushCounters();
  await checkAlerts();
  expect(await ofMail()).toEqual([]);
  receiver.mockRestore();
  const { account } = await aCustomer();
  const id = await oweOne(account, "https://receiver.example/hook");
  expect((await readOverview("1h")).now.webhooks).toMatchObject({ value: { webhooks_owed: 1, webhooks_refused: 0 } });
  await db.execute(sql`update webhook_deliveries set attempts = 1 where delivery_id = ${id}`);
  expect((await readOverview("1h")).now.webhooks).toMatchObject({ value: { webhooks_owed: 1, webhooks_refused: 1 } });
  expect(await open()).toEqual([]);
  await db.execute(sql`update webhook_deliveries set attempts = 2 where delivery_id = ${id}`);
  expect((await open())[0]!.sentence).toMatch(
    /^1 webhook not delivered to receiver\.example: refused twice by the receiver or not answered in time, or /,
  );
  for (const status of ["stopped", "failed"]) {
    await db.execute(sql`update webhook_deliveries set status = ${status}`);
    await db.execute(sql`insert into webhook_attempts (delivery_id, attempt, status, duration_ms)
      values (${id}, 1, 410, 1) on conflict do nothing`);
    const { needs, now } = await readOverview("1h");
    expect(now.webhooks).toMatchObject({ value: { webhooks_owed: 0, webhooks_failed: 1 } });
    expect(needs.map(({ kind, sentence }) => `${kind}: ${sentence}`)).toEqual([
      expect.stringMatching(/^webhooks given-up: 1 webhook to receiver\.example given up: .* send again by the link\./),
    ]);
  }
  await db.execute(sql`update webhook_deliveries set status = 'delivered'`);
  expect(await open()).toEqual([]);
});

test("a test by the operator that works ends the box of a fault, so the status no longer says that the part fails, nor that it works", async () => {
  const receiver = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  const open = async () => {
    await flushCounters();
    await checkAlerts();
    return (await readOverview("1h")).needs.map(({ kind }) => kind);
  };
  count("mail", "not_sent");
  time("model", "openai:a bad_key", 1);
  expect((await open()).toSorted()).toEqual(["mail", "model openai:a bad_key"]);
  count("test", "mail");
  count("test", "model");
  expect(await open()).toEqual([]);
  setEnvironment(setUp);
  expect([(await partNamed("mail")).state, (await partNamed("models")).state]).toEqual(["unknown", "unknown"]);
  await db.execute(
    sql`update counters set at = at - interval '1 minute', first_at = first_at - interval '1 minute', last_at = last_at - interval '1 minute'`,
  );
  time("model", "openai:a no_quota", 1);
  expect(await open()).toEqual(["model openai:a no_quota"]);
  receiver.mockRestore();
});

test("a start with another setting ends the box of its fault, and no other; what is kept of settings is no secret", async () => {
  const receiver = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  setEnvironment(setUp);
  await noteSettings();
  count("mail", "not_sent");
  time("model", "openai:a bad_key", 1);
  const open = async () => {
    await noteSettings();
    await flushCounters();
    await checkAlerts();
    return (await readOverview("1h")).needs.map(({ kind }) => kind);
  };
  expect((await open()).toSorted()).toEqual(["mail", "model openai:a bad_key"]);
  setEnvironment({ AI_API_KEY: "another-key" });
  expect(await open()).toEqual(["mail"]);
  const { rows } = await db.execute<{ value: string }>(sql`select value from settings where name like 'settings_of_%'`);
  expect(rows).toHaveLength(2);
  for (const { value } of rows) expect(value).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}$/);
  receiver.mockRestore();
});

test("a call to which its model has long said nothing is shown with its model", async () => {
  const receiver = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  const sent = [85, 46, 44].map((seconds) => ({ model: "compatible:x", since: Date.now() - seconds * 1000 }));
  const calls = [...sent, { model: "compatible:x", since: null }, { model: "compatible:y", since: null }];
  for (const call of calls) ownCalls().add(call);
  await checkAlerts();
  const sentences = async () => (await readOverview("1h")).needs.map(({ sentence }) => sentence);
  expect(await sentences()).toEqual([
    expect.stringMatching(
      /^compatible:x has said nothing for 8\d seconds; 2 calls wait for it\. 1 more call can be sent only when those end/,
    ),
  ]);
  for (const call of calls) ownCalls().delete(call);
  expect(await sentences()).toEqual([]);
  receiver.mockRestore();
});

test("what failed while storage took no writes is no box of its own once that is over", async () => {
  const receiver = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  for (let one = 0; one < 30; one += 1) time("request", "ratings POST 503", 0.001);
  await flushCounters();
  const kinds = async () => {
    await checkAlerts();
    return (await readOverview("1h")).needs.map(({ kind }) => kind);
  };
  noteWriteFault(diskFull());
  expect(await kinds()).toEqual(["storage disk_full"]);
  noteWritten();
  expect(await kinds()).toEqual([]);
  await checkAlerts(null, Date.now() + calmMs);
  await db.execute(sql`delete from alerts`);
  expect(await kinds()).toEqual(["errors"]);
  receiver.mockRestore();
});

test("a flood of refused requests is shown with its door and the busiest key; pages that are not there are none", async () => {
  const receiver = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  const send = (label: string, times: number) => {
    for (let one = 0; one < times; one += 1) time("request", label, 0.001);
  };
  send("ratings GET 404", 500);
  send("pages GET 429", 199);
  send("research GET 401", 150);
  send("research POST 429", 100);
  send("mcp POST 400", 300);
  send("mcp POST 200", 1_300);
  const sentenceAfter = async (calls: number) => {
    for (let one = 0; one < calls; one += 1) count("key", "key_busy");
    await flushCounters();
    await db.execute(sql`delete from alerts`);
    await checkAlerts();
    const { needs } = await readOverview("1h");
    return needs.flatMap(({ kind, sentence }) => (kind === "refused research" ? [sentence] : []));
  };
  const flood = "250 requests refused in the last 5 minutes at Research API \\(GET 401: 150, POST 429: 100\\).";
  expect(await sentenceAfter(124)).toEqual([
    expect.stringMatching(new RegExp(`^${flood} Who .* log may say: block that client there\\.$`)),
  ]);
  const named = "Of keys, key_busy called most: 125 times.";
  expect(await sentenceAfter(1)).toEqual([expect.stringMatching(new RegExp(`^${flood} Who .* ${named}$`))]);
  receiver.mockRestore();
});

test("a box says the figures of now, and goes as soon as nothing is owed", async () => {
  setEnvironment({ ALERT_JOB_MINUTES: "1" });
  const receiver = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  await db.execute(sql`update webhook_deliveries set status = 'delivered'`);
  const { account } = await aCustomer();
  for (const url of ["https://one.example/hook", "https://two.example/hook"]) await oweOne(account, url);
  await db.execute(sql`
    update webhook_deliveries set created_at = now() - interval '2 minutes' where status = 'pending'`);
  await checkAlerts();
  receiver.mockRestore();
  const sentences = async () => {
    const open = (await readOverview("1h")).needs;
    return open.flatMap(({ kind, sentence }) => (kind === "webhooks" ? [sentence] : []));
  };
  expect(await sentences()).toEqual([
    expect.stringContaining(
      "2 webhooks not delivered to one.example, two.example: refused twice by the receiver or not answered in time, or waiting for more than 1 minute.",
    ),
  ]);
  await db.execute(sql`update webhook_deliveries set status = 'delivered' where url like '%one%'`);
  expect(await sentences()).toEqual([expect.stringContaining("1 webhook not delivered")]);
  await db.execute(sql`update webhook_deliveries set status = 'delivered'`);
  expect(await sentences()).toEqual([]);
});

test("on a full disk the overview and the metrics are read, and say so first", async () => {
  noteWriteFault(diskFull());
  count("mail", "ok");
  await db.execute(sql`alter table counters add constraint none check (false) not valid`);
  const { needs: alerts, ...overview } = await readOverview("1h");
  const { total } = valueIn(overview.counted);
  const metrics = await readMetrics();
  await db.execute(sql`alter table counters drop constraint none`);
  expect(alerts[0]).toMatchObject({
    kind: "storage disk_full",
    sentence: expect.stringMatching(/the disk is full.* Make room on it/),
    ended_at: null,
  });
  expect([total.requests, metrics.endsWith("# EOF\n")]).toEqual([0, true]);
  noteWritten();
  expect((await readOverview("1h")).needs).toEqual([]);
});

test("the operator's overview has what was counted until now, by bar, door and label", async () => {
  setEnvironment({ LOG_FORMAT: "off" });
  for (let one = 0; one < 98; one += 1) time("request", "ratings GET 200", 0.004);
  time("request", "ratings GET 429", 0.004);
  time("request", "pages GET 500", 4);
  count("tool", "search_tools ok");
  count("study", "failed research_failed");
  time("model", "openai:a bad_key", 0.2);
  count("cost_usd", "openai:a", 0.5);
  for (const span of ["1h", "24h", "30d"] as const) {
    const overview = await readOverview(span);
    const seen = valueIn(overview.counted);
    expect(seen.bars.at(-1)).toMatchObject({ requests: 100, limited: 1, server_errors: 1, tools: 1, cost_usd: 0.5 });
    expect(seen.bars.reduce((sum, { requests }) => sum + requests, 0)).toBe(100);
    expect([seen.total.requests, Math.round(seen.total.p50_ms!)]).toEqual([100, 4]);
    expect(seen.doors[0]).toMatchObject({ subject: "ratings", requests: 99, limited: 1, server_errors: 0 });
    expect(seen.models).toMatchObject([
      {
        subject: "openai:a",
        model_calls: 1,
        faults: [{ label: "openai:a bad_key", count: 1 }],
        tokens: 0,
        cost_usd: 0.5,
      },
    ]);
    expect(seen.studies).toEqual([{ label: "failed research_failed", count: 1 }]);
    expect(valueIn(overview.now.database).database_bytes).toBeGreaterThan(1_000_000);
  }
});

test("what a model costs is not known where no price is set, and nothing where none was called", async () => {
  const costs = async () => {
    const { total, bars, models } = valueIn((await readOverview("1h")).counted);
    return [total.cost_usd, bars.at(-1)!.cost_usd, models.map(({ cost_usd }) => cost_usd)];
  };
  expect(await costs()).toEqual([0, 0, []]);
  time("model", "compatible:m no_quota", 1);
  expect(await costs()).toEqual([null, null, [null]]);
  count("input_tokens", "compatible:m", 24);
  expect(await costs()).toEqual([null, null, [null]]);
});

test("a percentile lies within its bucket; without requests there is none", () => {
  expect(percentile([], 0.5)).toBeNull();
  expect(percentile([{ slot: 2, count: 10 }], 0.5)).toBeCloseTo(3.75);
  expect(
    percentile(
      [
        { slot: 0, count: 95 },
        { slot: 6, count: 5 },
      ],
      0.95,
    ),
  ).toBeCloseTo(1);
  expect(percentile([{ slot: 16, count: 1 }], 0.95)).toBe(120_000);
});
