import { mkdtemp, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeEach, expect, test, vi } from "vitest";
import { needsOperator, openAlerts } from "#lib/console/alerts.ts";
import { alertAt, say } from "#lib/console/buckets.ts";
import { countNow, faultOfStorage, roomOf } from "#lib/console/now.ts";
import { readOverview } from "#lib/console/overview.ts";
import { beat, readStatus } from "#lib/console/status.ts";
import { db } from "#lib/db/client.ts";
import { count, flushCounters, time } from "#lib/db/counters.ts";
import { noteStorage, storageUnavailable } from "#lib/db/storage-away.ts";
import { noteWriteFault, noteWritten } from "#lib/db/write-fault.ts";
import { engineFaultKinds } from "#lib/engines/engine-fault.ts";
import { engineFault } from "#lib/engines/model/fault-of.ts";
import type { ModelAddress } from "#lib/engines/model/settings.ts";
import { env } from "#lib/env.ts";
import { noteClient } from "#lib/net/request-head.ts";
import { processWide } from "#lib/process-wide.ts";
import { lifeTopics, type Processes } from "#lib/siblings.ts";
import { sendMail } from "#lib/sign-in/send-mail.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { prose } from "#lib/testing/docs.ts";
import { startMailServer } from "#lib/testing/mail-server.ts";
import { modelServer } from "#lib/testing/model-server.ts";
import { engineOn, tasks } from "#lib/testing/model-tasks.ts";

useDatabase({ PUBLIC_URL: "http://localhost:3000", LOG_FORMAT: "off" });

beforeEach(async () => void (await db.execute(sql`truncate counters, alerts, faults`)));
const kinds = async () => (await openAlerts()).map(({ kind }) => kind);

test("the box of a full disk says where PostgreSQL keeps its data", async () => {
  const { now } = await readOverview("1h");
  const { rows } = await db.execute<{ data_directory: string }>(sql`show data_directory`);
  const [{ data_directory: path } = { data_directory: "" }] = rows;
  const { disks, disk_used } = "value" in now.disks ? now.disks.value : expect.fail("no disks");
  expect(disks.find(({ of }) => of === "PostgreSQL")!.path).toBe(path);
  expect([disks[0]!.used, disk_used]).toEqual(Array(2).fill(Math.max(...disks.map(({ used }) => used ?? 0))));
  noteWriteFault(Object.assign(new Error("disk"), { code: "53100" }));
  expect((await openAlerts())[0]!.sentence).toMatch(new RegExp(`Its data is in ${path}\\.$`));
  noteWritten();
});

test("a disk whose files are at their most is said so, and one that is full of bytes is not", () => {
  const disk = { blocks: 100, bfree: 60, bavail: 50, bsize: 4_096, files: 1_000, ffree: 20 } as never;
  expect(roomOf(disk)).toEqual({ used: 0.98, free_bytes: 204_800, free_files: 20, lacksFiles: true });
  const full = { blocks: 100, bfree: 2, bavail: 1, bsize: 4_096, files: 1_000, ffree: 900 } as never;
  expect(roomOf(full)).toMatchObject({ used: 98 / 99, lacksFiles: false });
  const facts = { of: "DATA_DIR", path: "/data", percent: 98, loss: "" };
  expect(say("disk_files", facts)).toMatch(/^The disk of DATA_DIR \(\/data\) has 98 % of the files .* \(df -i\)/);
});

test("a look at the page has every process write what it counted, and the one that watches look", async () => {
  const looks = processWide<() => void>("pulse");
  let times = 0;
  looks.current = () => {
    times += 1;
  };
  count("mail", "not_sent");
  const { needs } = await readOverview("1h");
  looks.current = undefined;
  expect([times, needs.map(({ kind }) => kind)]).toEqual([1, ["mail"]]);
});

test("a process that pauses again and again has a box; a pause or two have none", async () => {
  for (const ago of [4, 3, 2, 1]) {
    expect(await kinds()).toEqual([]);
    count("gauge", "stall_ms", 3_000);
    await flushCounters();
    await db.execute(sql`
      update counters set at = at - make_interval(mins => ${ago})
      where span = 'minute' and at = (select max(at) from counters where span = 'minute')`);
  }
  const [box] = await openAlerts();
  expect(box!.kind).toBe(`process pauses @${hostname()}:${env().PORT}`);
  expect(prose).toContain("its `kind` has `@` and the server's host and port at its end");
  expect(box!.sentence).toMatch(
    /^A process of the service answers nothing for seconds, .* was \S+ m?s, of process \d+\./,
  );
});

test("of studies the last one alone has a box", async () => {
  for (const why of ["bad_key", "too_slow"]) {
    count("study", `failed ${why}`);
    await flushCounters();
    await db.execute(sql`update counters set last_at = last_at - interval '2 minutes'`);
  }
  expect(await kinds()).toEqual(["studies too_slow"]);
});

test("an answer that is of no use after its repair is a fault in the table of models", async () => {
  const server = await modelServer({ fault: () => ({ is: "malformed" }) });
  await expect(engineOn(server).plan(tasks().plan)).rejects.toMatchObject({ kind: "bad_answer" });
  await server.close();
  const { counted } = await readOverview("1h");
  const { models, total } = "value" in counted ? counted.value : expect.fail("nothing was counted");
  expect([total.model_calls, total.model_faults, models.map(({ faults }) => faults)]).toEqual([
    2,
    1,
    [[{ label: expect.stringMatching(/^\S+ bad_answer$/), count: 1 }]],
  ]);
});

test("a mail that its server refused is said in the server's words, without an address", async () => {
  const { url, close } = await startMailServer({ refuses: true });
  setEnvironment({ SMTP_URL: url });
  await sendMail({ to: "anna@acme.test", subject: "Hello", text: "Hello" }).catch(() => undefined);
  await flushCounters();
  const [{ sentence } = { sentence: "" }] = await openAlerts();
  await close();
  expect(sentence).toMatch(
    /^The last mail, at .*, was not sent \(550 .+\), so nobody signs in by mail\. See that the server of SMTP_URL takes mail, /,
  );
  expect(sentence).not.toContain("@");
});

test("a mail that is refused right after a test or a start has a box", async () => {
  for (const [name, label] of [
    ["test", "mail"],
    ["mail", "not_sent"],
  ] as const) {
    count(name, label);
    await flushCounters();
  }
  await db.execute(sql`update counters set last_at = (select max(last_at) from counters)`);
  expect(await kinds(), "also in the same millisecond").toEqual(["mail"]);
});

test("a mail server whose certificate nobody trusts is said so", async () => {
  const { url, close } = await startMailServer({ secure: true });
  setEnvironment({ SMTP_URL: url });
  await sendMail({ to: "anna@acme.test", subject: "Hello", text: "Hello" }).catch(() => undefined);
  await flushCounters();
  const [{ sentence } = { sentence: "" }] = await openAlerts();
  await close();
  expect(sentence).toMatch(
    /^The last mail, at .*, was not sent \(.*certificate.*\), so nobody signs in by mail\. That server's certificate is not accepted: renew it/,
  );
});

test("a mail that the outbox does not take was not sent, and storage is not said to fail for it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mails-"));
  await writeFile(join(folder, "outbox"), "no folder");
  setEnvironment({ SMTP_URL: "", DATA_DIR: folder });
  await expect(sendMail({ to: "anna@acme.test", subject: "Hello", text: "Hello" })).rejects.toThrow();
  await flushCounters();
  const boxes = await openAlerts();
  expect(boxes.map(({ kind }) => kind)).toEqual(["mail"]);
  expect(boxes[0]!.sentence).toMatch(/was not sent \(EEXIST\), .* that DATA_DIR\/outbox can be written\./);
});

test("a DATA_DIR that mails cannot be written to has a box before one fails, and none where a mail server takes them", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "mails-")), "file");
  await writeFile(file, "no folder");
  setEnvironment({ SMTP_URL: "", DATA_DIR: "/proc/no-data" });
  expect((await openAlerts())[0]!.sentence, "it cannot be made").toMatch(/^DATA_DIR .* cannot be written \(ENOENT\)/);
  setEnvironment({ SMTP_URL: "", DATA_DIR: join(file, "data") });
  const boxes = await openAlerts();
  setEnvironment({ SMTP_URL: "smtp://127.0.0.1:9" });
  expect(boxes.map(({ kind, sentence }) => `${kind}: ${sentence}`)).toEqual([
    expect.stringMatching(/^disk outbox @.*: DATA_DIR \(.*data\) cannot be written \(ENOTDIR\), .* or set SMTP_URL\.$/),
  ]);
  expect(await kinds()).toEqual([]);
});

test("the figures of now have charts of their means: of the service by one process, of its memory by each", async () => {
  await countNow(true);
  await countNow(false);
  const { counted } = await readOverview("1h");
  const bar = "value" in counted ? counted.value.bars.at(-1)! : null;
  expect(bar).toMatchObject({ queued: 0, webhooks_owed: 0 });
  const sampled = ["queued", "disk_used", "memory_bytes", "p50_ms"] as const;
  const first = "value" in counted ? counted.value.bars[0]! : expect.fail("no bars");
  expect([...sampled.map((of) => first[of]), first.requests], "a gap where nothing was sampled").toEqual([
    null,
    null,
    null,
    null,
    0,
  ]);
  expect(bar!.memory_bytes! / process.memoryUsage().rss).toBeCloseTo(1, 0);
  expect([bar!.disk_used! > 0 && bar!.disk_used! < 1, bar!.database_bytes! > 1_000_000]).toEqual([true, true]);
});

test("a key that is refused has its box from the first call on, and a study that fails by it names the key", async () => {
  time("model", "openai:a ok", 1);
  await new Promise((ready) => setTimeout(ready, 5));
  count("study", "failed bad_key");
  await flushCounters();
  const [study] = await openAlerts();
  expect(study!.sentence).toMatch(/^The last study .* failed \(bad key\)\. .* refuses the key\. Set AI_API_KEY[ ,]/);
  expect(study!.sentence).not.toContain("AI_MODEL");
  await new Promise((ready) => setTimeout(ready, 5));
  time("model", "openai:a bad_key", 1);
  await flushCounters();
  expect(await kinds()).toEqual(["model openai:a bad_key"]);
  await db.execute(sql`truncate counters`);
  count("study", "failed bad_answer");
  await flushCounters();
  expect((await openAlerts())[0]!.sentence).toContain("Set a more capable model");
});

test("each fault of a model is a box with what to do, in the words of its studies", async () => {
  setEnvironment({ AI_MODEL: "openai:a", AI_API_KEY: "a-key" });
  for (const kind of engineFaultKinds) {
    await db.execute(sql`truncate counters`);
    time("model", `openai:a ${kind}`, 1);
    await flushCounters();
    const [{ sentence } = { sentence: "" }] = await openAlerts();
    expect(sentence).toContain(engineFault(kind, { provider: "openai", model: "a" } as ModelAddress).message);
  }
  await db.execute(sql`truncate counters`);
  count("study", "failed prompt_too_long");
  await flushCounters();
  count("test", "model");
  await flushCounters();
  expect(await kinds(), "what a test does not try").toEqual(["studies prompt_too_long"]);
  await db.execute(sql`truncate counters`);
  count("study", "failed server_error");
  await flushCounters();
  expect(await kinds()).toEqual(["studies server_error"]);
  await new Promise((ready) => setTimeout(ready, 5));
  time("model", "openai:a ok", 1);
  await flushCounters();
  expect(await kinds(), "the model has answered since").toEqual([]);
});

test("storage that cannot be reached has a box that says why, without an address", async () => {
  const full = { message: "sorry, too many clients already", severity: "FATAL", code: "53300" };
  const gone = { message: "connect to 10.0.0.7", code: "ECONNREFUSED" };
  const closed = (code: string) => ({ message: "refused", severity: "FATAL", code });
  for (const [fault, words] of [
    [
      full,
      /^Storage cannot be reached \(.*sorry, too many clients already\)\. See who holds its connections .* once it can connect;/,
    ],
    [
      gone,
      /^Storage cannot be reached \(ECONNREFUSED\)\. Start the database, .* goes on by itself once it can connect;/,
    ],
    [
      closed("28P01"),
      /SQLSTATE 28P01: refused\)\. The password in DATABASE_URL .* by itself once .* only a variable that you change needs a start\.$/,
    ],
    [closed("28000"), /SQLSTATE 28000: refused\)\. The user of DATABASE_URL may not log in: .* \(alter role … login\)/],
    [closed("3D000"), /SQLSTATE 3D000: refused\)\. The database that DATABASE_URL names is not there: /],
  ] as const) {
    await noteStorage(Promise.reject(Object.assign(new Error(fault.message), fault))).catch(() => undefined);
    expect(faultOfStorage()!.sentence).toMatch(words);
    await noteStorage(Promise.resolve());
  }
});

test("a proxy that hides the clients has a box until TRUSTED_PROXY_HOPS is set", async () => {
  await db.execute(sql`insert into settings (name, value) values ('hidden_clients', '10.0.0.7')`);
  const [{ sentence } = { sentence: "" }] = await openAlerts();
  setEnvironment({ TRUSTED_PROXY_HOPS: "0" });
  const after = await kinds();
  await db.execute(sql`delete from settings where name = 'hidden_clients'`);
  expect(sentence).toMatch(/X-Forwarded-For from 10\.0\.0\.7, .* Set TRUSTED_PROXY_HOPS to/);
  expect(after).toEqual([]);
});

test.each([
  ["203.0.113.7", /^20 of 39 requests .* fewer proxies than TRUSTED_PROXY_HOPS \(2\) says/],
  ["203.0.113.7, 10.0.0.1, 10.0.0.2", /^20 of 39 requests .* more proxies than TRUSTED_PROXY_HOPS \(2\) says/],
])(
  "where most requests with X-Forwarded-For %s do not fit TRUSTED_PROXY_HOPS a box says so",
  async (forwarded, words) => {
    setEnvironment({ TRUSTED_PROXY_HOPS: "2" });
    const looks: string[][] = [];
    const send = async (header: string, times: number) => {
      const request = {
        url: "/api/tools",
        headers: { "x-forwarded-for": header },
        socket: { remoteAddress: "127.0.0.1" },
      };
      for (let one = 0; one < times; one += 1) noteClient(request as never, "token", 2);
      await flushCounters();
      looks.push((await openAlerts()).map(({ sentence }) => sentence));
    };
    await send("203.0.113.7, 10.0.0.1", 19);
    await send(forwarded, 19);
    await send(forwarded, 1);
    expect(looks).toEqual([[], [], [expect.stringMatching(words)]]);
  },
);

test("a session that holds rows has a box where requests fail, and after half a minute also where none do", async () => {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: "night script" });
  await client.connect();
  await client.query("begin; select pg_sleep(2.1)");
  await client.query("select from feed_head for update");
  expect(await kinds()).toEqual([]);
  vi.setSystemTime(Date.now() + alertAt.heldMs);
  const long = await openAlerts();
  vi.useRealTimers();
  for (let one = 0; one < 3; one += 1) time("request", "ratings POST 503", 1.5);
  await flushCounters();
  const [{ sentence } = { sentence: "" }] = await openAlerts();
  await client.end();
  const words =
    "Session \\d+ \\(.*night script.*\\) has long held rows of feed_head, .* select pg_terminate_backend\\(\\d+\\)\\.$";
  expect(sentence).toMatch(new RegExp(` ${words}`));
  expect(long.map(({ kind, sentence }) => `${kind}: ${sentence}`)).toContainEqual(
    expect.stringMatching(new RegExp(`^errors rows: ${words}`)),
  );
});

test("where the counters cannot be written a box says so, and why, until they can", async () => {
  await db.execute(sql`alter table counters add constraint none check (false) not valid`);
  count("mail", "ok");
  const { needs } = await readOverview("1h");
  await db.execute(sql`alter table counters drop constraint none`);
  await flushCounters();
  expect([needs, await openAlerts()].map((boxes) => boxes?.map(({ sentence }) => sentence))).toEqual([
    [expect.stringMatching(/^What the service counts cannot be written: .*SQLSTATE 23514.* or restore a backup\.$/)],
    [],
  ]);
});

test("processes that end again and again have a box, and one that ended has none", async () => {
  const seen = processWide<Processes>(lifeTopics.all);
  const at = new Date().toISOString();
  const looks: string[][] = [];
  for (const pids of [
    [1, 2],
    [1, 2, 3],
  ]) {
    seen.current = { watch: null, silent: [], ended: pids.map((pid) => ({ pid, since: at, how: "SIGKILL", at })) };
    looks.push((await openAlerts()).map(({ sentence }) => sentence));
  }
  seen.current = undefined;
  expect(looks).toEqual([[], [expect.stringMatching(/^3 processes .* within 5 minutes, the last as 3 \(SIGKILL\)\./)]]);
});

test("a silence counts as down from the minute in which it began, also where that was noted as up", async () => {
  await db.execute(sql`truncate heartbeats`);
  const now = Math.floor(Date.now() / 60_000) * 60_000 + 5_000;
  await beat(now - 60_000);
  const seen = processWide<Processes>(lifeTopics.all);
  const since = new Date(now - 20_000).toISOString();
  seen.current = { watch: null, silent: [{ pid: 4711, since, seconds: 20 }], ended: [] };
  await beat(now);
  const sentences = (await openAlerts()).map(({ sentence }) => sentence);
  seen.current = undefined;
  const { parts } = await readStatus({}, { address: null, spent: [] });
  const downOf = (wanted: string) =>
    parts.find(({ part }) => part === wanted)!.days.reduce((sum, { down }) => sum + down, 0);
  expect([downOf("reads"), downOf("publishing"), downOf("studies")]).toEqual([2, 2, 0]);
  expect(sentences).toEqual([
    expect.stringMatching(/ silent for 20 of the last 60 seconds\. .* It is replaced at 30 seconds\.$/),
  ]);
});

test("who is not signed in reads only that something needs a person", async () => {
  expect(await needsOperator()).toBe(false);
  await noteStorage(Promise.reject(storageUnavailable())).catch(() => undefined);
  expect(await needsOperator()).toBe(true);
  await noteStorage(Promise.resolve());
  expect(await needsOperator()).toBe(false);
});
