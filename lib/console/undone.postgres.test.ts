import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openAlerts } from "#lib/console/alerts.ts";
import { db } from "#lib/db/client.ts";
import { flushCounters, pendingFaults, time } from "#lib/db/counters.ts";
import { jobs } from "#lib/drain/start-jobs.ts";
import { ownCalls } from "#lib/engines/model/waiting-calls.ts";
import { acceptStudy } from "#lib/studies/create-study.ts";
import { Lease, leaseMs } from "#lib/studies/run/lease.ts";
import type { StudyInput } from "#lib/studies/study-request.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { comeDue, workOnce } from "#lib/testing/due-work.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";

useDatabase({ LOG_FORMAT: "off" });

test("a study whose statements are ended for their time is logged, is one of the last errors and has a box until it is no longer due", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { account } = await aCustomer();
  const { study } = await acceptStudy(aStudy({}) as StudyInput, account, { respond_async: true });
  await comeDue(study.study_id);
  await db.execute(
    sql`create function hang() returns trigger language plpgsql as 'begin perform pg_sleep(30); return new; end'`,
  );
  await db.execute(sql`create trigger hang before update on studies for each row execute function hang()`);
  await (await workOnce({ study: jobs.study })).idle();
  await db.execute(sql`drop trigger hang on studies`);
  expect(log.mock.calls.map(([what]) => what)).toContain("What is due could not be done:");
  log.mockRestore();
  expect(pendingFaults().map(({ request_id }) => request_id)).toEqual([`study ${study.study_id}`]);
  await flushCounters();
  const boxes = (await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`);
  expect(boxes).toEqual([
    expect.stringMatching(
      /^errors study: 1 study could not be begun or written, .*SQLSTATE 57014.*: canceling statement due to statement timeout\. The statement took longer than 1\.6 seconds, and was ended\. See .* from pg_stat_activity\), such as a policy, a trigger,/,
    ),
  ]);
  await db.execute(sql`delete from due_work where kind = 'study'`);
  expect(await openAlerts()).toEqual([]);
});

test("a study of the built-in engine is counted as one only where a model is set", async () => {
  for (const AI_MODEL of ["", "openai:a"]) {
    setEnvironment({ AI_MODEL, AI_API_KEY: "a-key" });
    const { account } = await aCustomer();
    const input = aStudy({ engine: "simulator" }) as StudyInput;
    const { study } = await acceptStudy(input, account, { respond_async: true });
    await comeDue(study.study_id);
    await (await workOnce({ study: jobs.study })).idle();
  }
  await flushCounters();
  const { rows } = await db.execute(
    sql`select label from counters where name = 'study' and span = 'all' order by label`,
  );
  expect(rows).toEqual([{ label: "complete" }, { label: "rehearsed" }]);
});

test("a study that runs and gives no sign of life, and one that nobody takes, have a box at once; a slow answer has none", async () => {
  const { account } = await aCustomer();
  const { study } = await acceptStudy(aStudy({}) as StudyInput, account, { respond_async: true });
  const boxes = async () => (await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`);
  const still = [
    expect.stringMatching(
      /^jobs still: 1 study gave no sign of life for 60 seconds or more: .* start the service again/,
    ),
  ];
  const due = (seconds: number) =>
    db.execute(sql`update due_work set due_at = now() - make_interval(secs => ${seconds}) where kind = 'study'`);
  await due(59);
  expect(await boxes()).toEqual([]);
  await due(61);
  expect(await boxes(), "nobody takes it").toEqual(still);
  await db.execute(sql`update studies set status = 'running' where study_id = ${study.study_id}`);
  await due(-30);
  const heard = (seconds: number) =>
    db.execute(sql`insert into study_events (study_id, seq, data, at)
      values (${study.study_id}, 1, '{"event": "planning"}', now() - make_interval(secs => ${seconds}))
      on conflict (study_id, seq) do update set at = excluded.at`);
  await heard(59);
  expect(await boxes()).toEqual([]);
  await heard(61);
  expect(await boxes(), "no event").toEqual(still);
  time("model", "openai:a bad_key", 1);
  await flushCounters();
  const model = expect.stringMatching(/^model openai:a bad_key: /);
  expect(await boxes(), "an older fault of its model is not why").toEqual([model, ...still]);
  const call = { model: "openai:a", since: Date.now() - 61_000 };
  ownCalls().add(call);
  expect(await boxes(), "a call waits").toEqual([expect.stringMatching(/^model openai:a silent: /)]);
  ownCalls().delete(call);
  await db.execute(sql`truncate counters`);
  await db.execute(sql`
    insert into study_calls (study_id, key, label, prompt_sha256, model, reply, started_at, ms, requests, input_tokens, output_tokens, cached_tokens)
    values (${study.study_id}, 'k', 'plan', 'p', 'openai:a', 'r', now() - interval '100 seconds', 35000, 1, 1, 1, 0)`);
  expect(await boxes(), "usual for its model").toEqual([]);
  await db.execute(sql`delete from studies where study_id = ${study.study_id}`);
});

test("a lease that cannot be renewed is logged, is one of the last errors and has a box with why", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { account } = await aCustomer();
  const { study } = await acceptStudy(aStudy({}) as StudyInput, account, { respond_async: true });
  const lease = new Lease(
    { study: { ...study, holder: null } as never, holder: randomUUID(), lease: leaseMs },
    new AbortController(),
  );
  await db.execute(sql`alter table due_work rename to mislaid`);
  await lease.renew();
  await db.execute(sql`alter table mislaid rename to due_work`);
  lease.end();
  expect(log.mock.calls.map(([what]) => what)).toContain("A study's lease could not be renewed:");
  log.mockRestore();
  await flushCounters();
  expect((await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`)).toContainEqual(
    expect.stringMatching(/^errors study: 1 study could not be begun or written, .*42P01/),
  );
  await db.execute(sql`delete from studies`);
});
