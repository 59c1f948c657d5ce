import http from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remedyOfTable, thisServer } from "#lib/console/alert-rules.ts";
import { calmMs, checkAlerts, needsOperator, openAlerts, surelyMs } from "#lib/console/alerts.ts";
import type { Reading } from "#lib/console/contract.ts";
import { readOverview } from "#lib/console/overview.ts";
import { readMetrics } from "#lib/console/read-metrics.ts";
import { readStatus } from "#lib/console/status.ts";
import { db } from "#lib/db/client.ts";
import { count, flushCounters, time } from "#lib/db/counters.ts";
import { slowStatements } from "#lib/db/pool.ts";
import { noteStorage, storageUnavailable } from "#lib/db/storage-away.ts";
import { readTableFaults } from "#lib/db/table-faults.ts";
import { lastOutage, noteWriteFault, noteWritten } from "#lib/db/write-fault.ts";
import { ownCalls } from "#lib/engines/model/waiting-calls.ts";
import { env } from "#lib/env.ts";
import { NamedResponse } from "#lib/net/named-response.ts";
import { processWide } from "#lib/process-wide.ts";
import { lifeTopics, type Processes } from "#lib/siblings.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { outage } from "#lib/testing/outage.ts";

useDatabase({ PUBLIC_URL: "http://localhost:3000", LOG_FORMAT: "off" });

type Word = Record<"text" | "kind" | "state" | "at" | "sentence", string> & { replaces?: string };
/** What the receiver of alerts was sent, and what it answers. */
let received: Word[] = [];
let [status, requests] = [204, 0];
const receiver = http.createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  requests += 1;
  if (status < 300) received.push(JSON.parse(body));
  response.writeHead(status).end();
});
const sessions: pg.Client[] = [];

beforeEach(async () => {
  if (!receiver.listening) await new Promise<void>((ready) => void receiver.listen(0, "127.0.0.1", ready));
  setEnvironment({ ALERT_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` });
  await checkAlerts();
  // What waited for a lock of the test before was slow.
  slowStatements().splice(0);
  await db.execute(sql`truncate counters, heartbeats, alerts, faults`);
  [received, status, requests] = [[], 204, 0];
  return () => void receiver.closeAllConnections();
});
afterEach(async () => {
  for (const session of sessions.splice(0)) await session.end();
  lastOutage.current = undefined;
});

/** Locks a table in another session, as a migration would, for longer than a moment. */
async function lock(table: string) {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: "night migration" });
  sessions.push(client);
  await client.connect();
  await client.query("begin; select pg_sleep(2.1)");
  await client.query(`lock table ${table} in access exclusive mode`);
}
const faultIn = (one: Reading<unknown>) => ("fault" in one ? one.fault : null);
const kinds = async () => (await openAlerts()).map(({ kind }) => kind);
const caller = { address: null, spent: [] };
const states = async () =>
  Object.fromEntries((await readStatus({}, caller)).parts.map(({ part, state }) => [part, state]));
const pastKinds = async () => {
  const { past } = await readOverview("1h");
  return "value" in past && past.value.map(({ kind }) => kind);
};
const words = () => received.map(({ kind, state }) => `${kind} ${state}`);

test("a locked table is said in its places and as a box with who holds it; the rest of the page is there", async () => {
  await lock("studies, counters");
  const { now, counted, posts, past, needs } = await readOverview("1h");
  expect([faultIn(now.jobs), faultIn(counted)]).toEqual([
    "It waits for a lock on studies.",
    "It waits for a lock on counters.",
  ]);
  expect([now.webhooks, now.disks, posts, past].map(faultIn)).toEqual([null, null, null, null]);
  expect(needs.map(({ kind }) => kind)).toEqual(["table studies", "table counters"]);
  expect(needs[0]!.sentence).toMatch(
    /^The table studies is locked .* Session \d+ \(.*night migration.*pg_terminate_backend\(\d+\)\.$/,
  );
  expect(Date.parse(needs[0]!.began_at)).toBeLessThan(Date.now() - 2_000);
  expect(await states()).toMatchObject({ reads: "up", studies: "down" });
  expect(await readMetrics()).toMatch(/^touchstone_storage_up 1$/m);
});

test("a lock on the table of sessions is said to who cannot sign in, without who holds it, and by the status", async () => {
  await lock("operator_tokens");
  const [fault] = await readTableFaults();
  expect(remedyOfTable(fault!)).toMatch(
    /^The table operator_tokens is locked .* Session \d+ holds the lock: let it end, .*pg_terminate_backend\(\d+\)\.$/,
  );
  expect((await readStatus({}, caller)).tables).toEqual([
    "The table operator_tokens is locked by another session, so what reads or writes it waits.",
  ]);
});

test("a table that is not there is said in its place by SQLSTATE, and no part that needs it works", async () => {
  await db.execute(sql`alter table events rename to mislaid`);
  const { counted, posts, needs } = await readOverview("1h");
  const parts = await states();
  await db.execute(sql`alter table mislaid rename to events`);
  expect(faultIn(posts)).toMatch(/^PostgreSQL refused a query: SQLSTATE 42P01, .*relation "events" does not exist$/);
  expect([faultIn(counted), needs.map(({ kind }) => kind)]).toEqual([null, ["table events"]]);
  expect(parts).toMatchObject({ reads: "down", publishing: "down" });
  expect(await states()).toMatchObject({ reads: "up", publishing: "up" });
});

test.each(["alerts", "faults", "heartbeats", "incidents", "webhook_deliveries", "counters", "settings"])(
  "without the table %s the overview and the status are there",
  async (table) => {
    const { rows } = await db.execute<{ name: string }>(sql`select ${table} as name`);
    await db.execute(sql.raw(`alter table ${rows[0]!.name} rename to mislaid`));
    const [{ needs }, { away_since }, isNeeded] = [
      await readOverview("1h"),
      await readStatus({}, caller),
      await needsOperator(),
    ];
    await db.execute(sql.raw(`alter table mislaid rename to ${table}`));
    expect([needs.map(({ kind }) => kind), away_since]).toEqual([[`table ${table}`], null]);
    if (table === "alerts") expect(isNeeded).toBe(true);
  },
);

test("a box whose figure cannot be read stays as it last was, says so, and has not ended", async () => {
  await db.execute(
    sql`insert into alerts (kind, sentence, began_at) values ('jobs', '1 study waiting.', now() - interval '1 hour')`,
  );
  await lock("studies");
  await checkAlerts();
  const old = (await openAlerts()).find(({ kind }) => kind === "jobs")!;
  expect(old.sentence).toBe(
    "1 study waiting. Whether it is still so could not be read: It waits for a lock on studies.",
  );
  expect(words()).toEqual(["table studies begins"]);
  for (const session of sessions.splice(0)) await session.end();
  await checkAlerts();
  expect(words().toSorted()).toEqual(["jobs ends", "table studies begins", "table studies ends"]);
});

test("where alerts cannot be noted, that is sent once with its end, and the page says all", async () => {
  await db.execute(sql`alter table alerts rename to mislaid`);
  await checkAlerts();
  await checkAlerts();
  expect(words()).toEqual(["unnoted begins"]);
  expect(received[0]!.sentence).toMatch(/^Alerts cannot be noted: .*SQLSTATE 42P01.*relation "alerts" does not exist/);
  expect(received[0]!.sentence).toMatch(
    /The database is not as .* where it cannot be read, \/api\/health and the log\.$/,
  );
  await db.execute(sql`alter table mislaid rename to alerts`);
  await checkAlerts();
  expect(words()).toEqual(["unnoted begins", "unnoted ends"]);
});

test("a fault of storage whose cause changes is sent as the new one, which names the old one, and ends once", async () => {
  const away = noteStorage(Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" })));
  noteWriteFault(Object.assign(new Error("disk"), { code: "53100" }));
  await away.catch(() => undefined);
  await noteStorage(Promise.resolve());
  await checkAlerts(null, Date.now() + surelyMs);
  noteWritten();
  noteWriteFault(Object.assign(new Error("read-only"), { code: "25006" }));
  await checkAlerts(null, Date.now() + surelyMs);
  noteWritten();
  for (const ms of [0, calmMs]) await checkAlerts(null, Date.now() + ms);
  expect(words()).toEqual(["storage disk_full begins", "storage read_only begins", "storage read_only ends"]);
  expect(received[1]).toMatchObject({ replaces: "storage disk_full" });
  expect(await pastKinds()).toEqual(["storage read_only", "storage disk_full"]);
  expect(await kinds()).toEqual([]);
});

test("alerts that cannot be sent are a box, which is not sent, and hold nothing up; each is sent once when the receiver is back", async () => {
  status = 500;
  for (const model of ["a", "b"]) time("model", `openai:${model} bad_key`, 1);
  await flushCounters();
  await checkAlerts();
  expect(requests, "one that keeps each waiting is tried once in a look").toBe(1);
  const [, , unsent] = await openAlerts();
  expect(unsent).toMatchObject({
    kind: `unsent ${thisServer()}`,
    sentence:
      "2 alerts could not be sent: The receiver of ALERT_WEBHOOK_URL answered 500. See that its address is right and that it answers. Each is tried again until it is taken.",
  });
  expect(rowOf("ALERT_WEBHOOK_URL")).toMatch(/^an address, also a private one, .* It is in no log$/);
  // No program has this port, and fetch does not refuse it.
  setEnvironment({ ALERT_WEBHOOK_URL: "http://127.0.0.1:2/" });
  await checkAlerts();
  expect((await openAlerts())[2]!.sentence).toContain("took no message (ECONNREFUSED)");
  status = 204;
  setEnvironment({ ALERT_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` });
  for (let look = 0; look < 3; look += 1) await checkAlerts();
  expect(words().toSorted()).toEqual(["model openai:a bad_key begins", "model openai:b bad_key begins"]);
  expect((await kinds()).toSorted()).toEqual(["model openai:a bad_key", "model openai:b bad_key"]);
});

test("a model is as it is now and has failed since its first fault, each model for itself", async () => {
  time("model", "openai:a bad_key", 1);
  time("model", "openai:b ok", 1);
  await flushCounters();
  await db.execute(
    sql`update counters set at = at - interval '11 minutes', first_at = first_at - interval '11 minutes', last_at = last_at - interval '11 minutes'`,
  );
  time("model", "openai:a bad_key", 1);
  time("model", "openai:b no_quota", 1);
  await flushCounters();
  await checkAlerts();
  expect(words().toSorted()).toEqual(["model openai:a bad_key begins", "model openai:b no_quota begins"]);
  const minutes = received.map(({ kind, at }) => [kind, Math.floor((Date.now() - Date.parse(at)) / 60_000)]);
  expect(Object.fromEntries(minutes)).toEqual({
    "model openai:a bad_key": expect.closeTo(11, -1),
    "model openai:b no_quota": 0,
  });
  const call = { model: "openai:a", since: Date.now() - 61_000 };
  ownCalls().add(call);
  const sentences = (await openAlerts()).flatMap(({ kind, sentence }) =>
    kind === "model openai:a silent" ? [sentence] : [],
  );
  expect(sentences).toEqual([
    expect.stringMatching(/^openai:a has said nothing for 6\d seconds; 1 call waits for it\./),
  ]);
  ownCalls().delete(call);
});

test("a fault in the same minute as a call that worked has its box a minute later, since its own second", async () => {
  time("model", "openai:a ok", 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const began = Date.now();
  time("model", "openai:a unreachable", 1);
  await flushCounters();
  expect(await kinds()).toEqual([]);
  await db.execute(
    sql`update counters set first_at = first_at - interval '1 minute', last_at = last_at - interval '1 minute'`,
  );
  const [fault] = await openAlerts();
  expect(fault!.kind).toBe("model openai:a unreachable");
  expect(Math.abs(Date.parse(fault!.began_at) + 60_000 - began)).toBeLessThan(10);
});

test("a silence that goes on through retries is one, until a call works", async () => {
  const first = { model: "compatible:m", since: Date.now() - 116_000 };
  const again = { model: "compatible:m", since: Date.now() };
  const end = async (call: typeof first, how: string) => {
    time("model", `compatible:m ${how}`, 116);
    await flushCounters();
    ownCalls().delete(call);
    await checkAlerts();
  };
  ownCalls().add(first);
  await checkAlerts();
  expect((await openAlerts())[0]!.sentence).toMatch(/^compatible:m has said nothing for 11\d seconds; 1 call waits/);
  await end(first, "silent");
  ownCalls().add(again);
  await checkAlerts();
  expect((await openAlerts())[0]!.sentence).toMatch(
    /^compatible:m failed at its last call, .* sent nothing at all .* Look at that server/,
  );
  expect(words()).toEqual(["model compatible:m silent begins"]);
  await end(again, "ok");
  expect(words()).toEqual(["model compatible:m silent begins", "model compatible:m silent ends"]);
  expect(Date.parse(received[0]!.at)).toBe(first.since);
});

test("a flood of refusals hides no outage, and its box names the limit, its setting and that others are served", async () => {
  const send = (label: string, times: number) => {
    for (let one = 0; one < times; one += 1) time("request", label, 0.001);
  };
  send("ratings GET 200", 41);
  send("ratings GET 500", 20);
  const server = http.createServer({ ServerResponse: NamedResponse }, (_, response) => {
    response.answerBy(() => response.setHeader("RateLimit", '"reads-client-minute";r=0;t=30').writeHead(429).end());
  });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  for (let one = 0; one < 210; one += 1) await fetch(`http://127.0.0.1:${port}/api/tools`);
  server.closeAllConnections();
  server.close();
  setEnvironment({ RATE_LIMIT_READS: "600/minute" });
  await flushCounters();
  const [errors, refused] = await openAlerts();
  expect(errors!.sentence).toMatch(
    /^20 of 61 requests that were served failed on our side in 5 minutes\. The last errors say/,
  );
  expect(refused).toMatchObject({
    kind: "refused ratings",
    sentence: expect.stringContaining(
      "210 of them are over RATE_LIMIT_READS (600 a minute for each client). A limit is of one client or key alone, so others are served: 41 requests here meanwhile.",
    ),
  });
  expect(await states()).toMatchObject({ reads: "down", publishing: "up" });
});

test("a failed study has its box until one is complete; a rehearsal beside a model ends nothing", async () => {
  setEnvironment({ AI_MODEL: "openai:a", AI_API_KEY: "a-key" });
  count("study", "failed bad_answer");
  await flushCounters();
  await checkAlerts();
  time("test", "model", 1);
  count("study", "rehearsed");
  await flushCounters();
  await checkAlerts();
  expect(await kinds()).toEqual(["studies bad_answer"]);
  count("study", "complete");
  await flushCounters();
  await checkAlerts();
  expect(words().slice(-2)).toEqual(["studies bad_answer begins", "studies bad_answer ends"]);
});

test("a fault of a model that turns into another is sent as that, with its own since, and not as an end", async () => {
  time("model", "compatible:m bad_key", 1);
  await flushCounters();
  await db.execute(
    sql`update counters set at = at - interval '11 minutes', first_at = first_at - interval '11 minutes', last_at = last_at - interval '11 minutes'`,
  );
  await checkAlerts();
  time("model", "compatible:m no_quota", 1);
  await flushCounters();
  await checkAlerts();
  expect(words()).toEqual(["model compatible:m bad_key begins", "model compatible:m no_quota begins"]);
  const [first, second] = received;
  expect([first!.replaces, second!.replaces]).toEqual([undefined, "model compatible:m bad_key"]);
  expect(second!.text).toMatch(/^Touchstone needs you still, for another cause: compatible:m failed /);
  expect(Date.now() - Date.parse(second!.at)).toBeLessThan(120_000);
});

test("a process that was killed is sent once, as news", async () => {
  const now = new Date().toISOString();
  const seen = processWide<Processes>(lifeTopics.all);
  seen.current = { watch: null, silent: [], ended: [{ pid: 4711, since: now, how: "SIGKILL", at: now }] };
  await checkAlerts();
  await checkAlerts();
  seen.current = undefined;
  expect(received.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Touchstone: Process 4711 of the service ended \(SIGKILL\), and another took its place\./),
  ]);
});

test("what begins is logged as an error, and its end for information", async () => {
  const logged: string[] = [];
  const levels = ["error", "info"] as const;
  const spies = levels.map((level) =>
    vi.spyOn(console, level).mockImplementation((text) => void logged.push(`${level} ${text}`)),
  );
  time("model", "openai:a bad_key", 1);
  await flushCounters();
  await checkAlerts();
  await db.execute(sql`truncate counters`);
  await checkAlerts();
  for (const spy of spies) spy.mockRestore();
  expect(logged).toEqual([
    expect.stringMatching(/^error Touchstone needs you: openai:a failed/),
    expect.stringMatching(/^info Touchstone: this is over: openai:a failed/),
  ]);
});

test("an outage that only another process saw is sent, and is among the past ones, also where it began before a look", async () => {
  const since = new Date().toISOString();
  await checkAlerts();
  lastOutage.current = { cause: "storage_away", since, until: Date.now() + surelyMs };
  for (const ms of [0, surelyMs + calmMs]) await checkAlerts(null, Date.now() + ms);
  expect(words()).toEqual(["storage storage_away begins", "storage storage_away ends"]);
  expect(received[0]!.at).toBe(since);
});

test("an outage of storage that comes and goes between looks is sent as one, and is among the past ones", async () => {
  const since = await outage();
  await checkAlerts();
  vi.setSystemTime(Date.now() + surelyMs);
  await outage();
  await checkAlerts();
  vi.useRealTimers();
  const over = Date.now();
  lastOutage.current = { ...lastOutage.current!, until: over };
  expect(await openAlerts(), "what was sent is on the page, as no longer so").toEqual([
    expect.objectContaining({ kind: "storage storage_away", quiet_since: new Date(over).toISOString() }),
  ]);
  await checkAlerts(null, Date.now() + surelyMs + calmMs);
  expect([received[0]!.at, words()]).toEqual([since, ["storage storage_away begins", "storage storage_away ends"]]);
  expect(await pastKinds()).toEqual(["storage storage_away"]);
});

test("of storage that was away for a moment no word is sent, though it is among the past alerts; a look is made again soon", async () => {
  vi.spyOn(db, "execute").mockRejectedValueOnce(storageUnavailable());
  const looks: unknown[] = [];
  await outage(async () => looks.push(await checkAlerts()));
  looks.push(await checkAlerts());
  await checkAlerts(null, Date.now() + calmMs);
  expect([looks, words()]).toEqual([[true, false], []]);
  expect(await pastKinds()).toEqual(["storage storage_away"]);
});
