import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { sql } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { checkAlerts, openAlerts } from "#lib/console/alerts.ts";
import { alertKinds } from "#lib/console/contract.ts";
import { db } from "#lib/db/client.ts";
import { count, flushCounters, time } from "#lib/db/counters.ts";
import { noteRefusedConnection } from "#lib/db/storage-away.ts";
import { noteWriteFault, noteWritten } from "#lib/db/write-fault.ts";
import { escaped } from "#lib/format.ts";
import { processWide } from "#lib/process-wide.ts";
import { lifeTopics, type Processes } from "#lib/siblings.ts";
import { acceptStudy } from "#lib/studies/create-study.ts";
import type { StudyInput } from "#lib/studies/study-request.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { oweOne } from "#lib/testing/delivery.ts";
import { publishByMany } from "#lib/testing/publish-on.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { Needs } from "./overview.tsx";

// No test can fill a disk of its machine. Files share a process, so a module that reads disks may be loaded already.
const ownStatfs = fs.statfs;
const setStatfs = (statfs: unknown) => {
  Object.assign(fs, { statfs });
  syncBuiltinESMExports();
};

useDatabase({ PUBLIC_URL: "http://localhost:3000", LOG_FORMAT: "off" });

const page = async () => renderToStaticMarkup(createElement(Needs, { alerts: await openAlerts() }));
const request = (label: string, times: number, seconds = 0.01) => {
  for (let one = 0; one < times; one += 1) time("request", label, seconds);
};
const seen = processWide<Processes>(lifeTopics.all);
const none = () => undefined;

/** A fault of each kind of box, the words that the page then has, and what ends the fault. */
const faults: Record<string, [make: () => unknown, words: string, end: () => unknown]> = {
  storage: [
    () => noteWriteFault(Object.assign(new Error("disk"), { code: "53100" })),
    "Writes fail: the disk is full",
    noteWritten,
  ],
  process: [
    () => {
      seen.current = { watch: null, silent: [{ pid: 4711, since: new Date().toISOString(), seconds: 24 }], ended: [] };
    },
    "Process 4711 of the service was silent for 24 of the last 60 seconds.",
    () => {
      seen.current = undefined;
    },
  ],
  table: [
    () => db.execute(sql`alter table incidents rename to mislaid`),
    "The table incidents is not in the database",
    () => db.execute(sql`alter table mislaid rename to incidents`),
  ],
  connections: [
    () => noteRefusedConnection(Object.assign(new Error("sorry, too many clients already"), { code: "53300" })),
    "Storage lets in no other connection",
    () => {
      processWide("connections-refused").current = undefined;
    },
  ],
  disk: [
    () => setStatfs(async () => ({ blocks: 100, bfree: 5, bavail: 5, bsize: 4096, files: 0, ffree: 0 })),
    "Make room: a full disk leaves no room for mails",
    () => setStatfs(ownStatfs),
  ],
  uncounted: [
    async () => {
      await db.execute(sql`alter table counters add constraint none check (false) not valid`);
      count("mail", "ok");
      await flushCounters().catch(none);
    },
    "What the service counts cannot be written",
    async () => {
      await db.execute(sql`alter table counters drop constraint none`);
      await flushCounters();
    },
  ],
  link: [
    () => vi.setSystemTime(Date.now() + 3_600_000),
    "ahead of the clock of the database",
    () => vi.useRealTimers(),
  ],
  slow: [() => request("pages GET 200", 20, 4), "Requests are slow", none],
  errors: [() => request("pages GET 500", 3), "failed on our side", none],
  model: [() => time("model", "openai:a bad_key", 1), "openai:a failed at its last call", none],
  studies: [() => count("study", "failed research_failed"), "The last study that ended", none],
  mail: [() => count("mail", "not_sent"), "The last mail, at", none],
  jobs: [
    async () => {
      const { account } = await aCustomer();
      await acceptStudy(aStudy({}) as StudyInput, account, { respond_async: true });
      await db.execute(sql`update due_work set due_at = now() - interval '61 seconds' where kind = 'study'`);
    },
    "1 study gave no sign of life",
    () => db.execute(sql`delete from studies`),
  ],
  webhooks: [
    async () => {
      const { account } = await aCustomer();
      await oweOne(account, "https://receiver.example/hook");
      await db.execute(sql`update webhook_deliveries set attempts = 2`);
    },
    "1 webhook not delivered to receiver.example",
    () => db.execute(sql`update webhook_deliveries set status = 'delivered'`),
  ],
  refused: [() => request("mcp POST 429", 200), "200 requests refused in the last 5 minutes at MCP, ratings", none],
  hidden: [
    () => db.execute(sql`insert into settings (name, value) values ('hidden_clients', '10.0.0.7')`),
    "X-Forwarded-For from 10.0.0.7",
    () => db.execute(sql`delete from settings where name = 'hidden_clients'`),
  ],
  order: [
    async () => {
      await publishByMany(2, {});
      await db.execute(sql`select setval('reviews_seq_seq', 1)`);
    },
    "The table reviews has a sequence that is behind its rows",
    () => db.execute(sql`select setval('reviews_seq_seq', max(seq)) from reviews`),
  ],
  unsent: [
    async () => {
      // No program has this port, and fetch does not refuse it.
      setEnvironment({ ALERT_WEBHOOK_URL: "http://127.0.0.1:2/" });
      count("mail", "not_sent");
      await flushCounters();
      await checkAlerts();
    },
    "1 alert could not be sent",
    () => setEnvironment({ ALERT_WEBHOOK_URL: "" }),
  ],
};

beforeEach(async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await db.execute(sql`truncate counters, alerts, faults`);
});

test("each kind of box has a fault here", () => {
  expect(Object.keys(faults).toSorted()).toEqual([...alertKinds.keys()].toSorted());
});

test.each(Object.entries(faults))(
  "a fault of the kind %s is on the page, since when, with a link, until it ends",
  async (kind, [make, words, end]) => {
    expect(await page()).toContain("Nothing needs you now");
    await make();
    await flushCounters().catch(none);
    const html = await page();
    await end();
    await db.execute(sql`truncate counters, alerts`);
    const [href] = alertKinds.get(kind)!.place;
    expect(html).toContain(escaped(words));
    expect(html).toContain("Since ");
    if (href !== undefined) expect(html).toContain(`<a href="${href}">`);
  },
);

test("what may be over is said so first, below what is live and not counted with it", () => {
  const box = { kind: "errors" as const, began_at: "2026-11-30T02:00:00Z", ended_at: null };
  const alerts = [
    { ...box, sentence: "Storage is slow. See its disk." },
    { ...box, sentence: "3 of 4 requests failed. Restart.", quiet_since: "2026-11-30T02:13:05Z" },
  ];
  const html = renderToStaticMarkup(createElement(Needs, { alerts }));
  expect(html).toContain("1 thing needs you");
  expect(html).toMatch(
    /Storage is slow\..*<p [^>]*>Not seen since 30 Nov 2026, 02:13:05 UTC\. 3 of 4 requests failed\.</s,
  );
});
