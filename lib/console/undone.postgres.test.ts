import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openAlerts } from "#lib/console/alerts.ts";
import { db } from "#lib/db/client.ts";
import { flushCounters, pendingFaults } from "#lib/db/counters.ts";
import { jobs } from "#lib/drain/start-jobs.ts";
import { acceptStudy } from "#lib/studies/create-study.ts";
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
      /^errors study: 1 study could not be begun or written, .*SQLSTATE 57014.*: canceling statement due to statement timeout\. It waited too long/,
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
