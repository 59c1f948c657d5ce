import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readFeed } from "#lib/activity/get-activity.ts";
import { joinTail, leaveTail } from "#lib/activity/tail.ts";
import { type Watcher, watchStudy } from "#lib/studies/events/watch-study.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import type { StudyInput } from "#lib/studies/study-request.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { DueListener } from "../drain/start-jobs.ts";
import { env } from "../env.ts";
import { acceptStudy } from "../studies/create-study.ts";
import { database } from "./client.ts";
import { newEvents } from "./notices.ts";

useDatabase();

const patience = { timeout: 20_000, interval: 10 };
const quietSeconds = 11;

let listener: DueListener;
let another: pg.Client;
let stopHearing: () => void;
const heard = vi.fn();
beforeEach(async () => {
  listener = new DueListener();
  await listener.start();
  another = new pg.Client({ connectionString: env().DATABASE_URL });
  await another.connect();
  stopHearing = newEvents.listen(heard);
});
afterEach(async () => {
  stopHearing();
  await listener.stop();
  await another.end();
  await endStudies();
});

/** How many statements this process sends in some seconds in which nothing happens. */
async function statementsWhileQuiet(): Promise<number> {
  const { $client: pool } = (await database()) as never as { $client: NodeJS.EventEmitter };
  const count = vi.fn();
  await pause(500);
  pool.on("acquire", count);
  heard.mockClear();
  await pause(quietSeconds * 1_000);
  expect(heard).not.toHaveBeenCalled();
  pool.off("acquire", count);
  return count.mock.calls.length;
}

test("who listens to the feed hears another server's event at once, and is read for every 5 seconds at most", async () => {
  const taken: number[] = [];
  const listening = {
    position: (await readFeed(null, 1)).head,
    take: (items: { position: number }[]) => taken.push(...items.map(({ position }) => position)),
    end: () => undefined,
  };
  expect(joinTail(listening)).toBe(true);
  expect(await statementsWhileQuiet()).toBeLessThanOrEqual(Math.ceil(quietSeconds / 5));
  await another.query(`with head as (update feed_head set position = position + 1 returning position)
    insert into events (position, kind, ref, at, preview)
    select position, 'question', 'a', now(), '"title":null,"excerpt":null' from head`);
  await expect.poll(() => taken, patience).toEqual([listening.position + 1]);
  await expect.poll(() => heard.mock.calls.length, patience).toBeGreaterThan(0);
  leaveTail(listening);
}, 60_000);

test("who watches a study hears what another server wrote of it, and its end", async () => {
  const { account } = await aCustomer();
  const { study } = await acceptStudy(aStudy() as StudyInput, account, { respond_async: true });
  const said: unknown[] = [];
  const watcher: Watcher = {
    study_id: study.study_id,
    after: 0,
    hasRoom: () => true,
    take: ({ events, status }) => {
      for (const { seq } of events) watcher.after = seq;
      said.push(events.length, status);
    },
  };
  const unwatch = watchStudy(watcher);
  expect(await statementsWhileQuiet()).toBeLessThanOrEqual(Math.ceil(quietSeconds / 5));
  said.length = 0;
  const event = JSON.stringify({ event: "started" });
  await another.query("insert into study_events (study_id, seq, data, at) values ($1, 1, $2, now())", [
    study.study_id,
    event,
  ]);
  await expect.poll(() => said, patience).toContain(1);
  await expect.poll(() => heard.mock.calls.length, patience).toBeGreaterThan(0);
  heard.mockClear();
  await another.query("update studies set status = 'failed' where study_id = $1", [study.study_id]);
  await expect.poll(() => said, patience).toContain("failed");
  await expect.poll(() => heard.mock.calls.length, patience).toBeGreaterThan(0);
  unwatch();
}, 60_000);
