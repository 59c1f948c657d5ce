import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { flushCounters } from "#lib/db/counters.ts";
import { noteStorage, storageUnavailable } from "#lib/db/storage-away.ts";
import { lastOutage, noteWriteFault, noteWritten } from "#lib/db/write-fault.ts";
import { simulator } from "#lib/engines/simulator/simulator.ts";
import { readEnvironment } from "#lib/env.ts";
import { followReport } from "#lib/http/follow-study.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { comeDue, dueOf, takeOverNext } from "#lib/testing/due-work.ts";
import { aCustomer, aStudy, type Customer, holdStudies, letSpeak, readEvents, speakAs } from "#lib/testing/research.ts";
import { acceptStudy } from "../create-study.ts";
import { studies, studyEvents } from "../studies.sql.ts";
import type { StudyInput } from "../study-request.ts";
import { endStudies } from "./lease.ts";
import { runLeasedStudy } from "./run-leased-study.ts";
import { freeStarts, mostStarts, waitAfterStart } from "./take-over-studies.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer(50);
});
afterEach(async () => {
  letSpeak();
  await endStudies();
});

const accept = async (ways: object = {}) =>
  (await acceptStudy(aStudy() as StudyInput, customer.account, { respond_async: true, ...ways })).study;
const ofId = (study_id: string) => eq(studies.study_id, study_id);
const stored = async (study_id: string) => (await (await database()).select().from(studies).where(ofId(study_id)))[0]!;

/** Lets the process of a study's start be gone for longer than a lease. */
async function lose(study_id: string, start_counts = false): Promise<void> {
  await (await database()).update(studies).set({ start_counts }).where(ofId(study_id));
  await comeDue(study_id);
}

/** In how many seconds a study may be begun again. */
async function waitOf(study_id: string): Promise<number> {
  return ((await dueOf(study_id))!.due_at.getTime() - Date.now()) / 1_000;
}

describe("a study whose process is gone", () => {
  test("is begun again at once three times, then after 1, 5 and 15 minutes, and fails after twelve short starts", async () => {
    const { study_id } = await accept();
    const waits: number[] = [];
    for (let starts = 1; starts < mostStarts.short; starts += 1) {
      await lose(study_id);
      const again = await takeOverNext();
      waits.push(again === undefined ? Math.round((await waitOf(study_id)) / 60) : 0);
      if (again !== undefined) continue;
      expect(await stored(study_id)).toMatchObject({ status: "queued", short_starts: starts });
      expect(await dueOf(study_id)).toMatchObject({ holder: null });
      await comeDue(study_id);
      expect(await takeOverNext()).toMatchObject({ study_id, attempts: starts + 1 });
    }
    expect(waits).toEqual([0, 0, 0, 1, 5, ...Array(6).fill(15)]);
    await lose(study_id);
    expect(await takeOverNext()).toBeUndefined();
    expect(await stored(study_id)).toMatchObject({
      status: "failed",
      error_message: expect.stringContaining(`stopped ${mostStarts.short} times`),
    });
  });

  test("fails after three starts that count, and short ones between are not among them", async () => {
    const { study_id } = await accept();
    for (const counts of [true, false, true, false]) {
      await lose(study_id, counts);
      expect(await takeOverNext()).toMatchObject({ study_id, start_counts: false });
    }
    await lose(study_id, true);
    expect(await takeOverNext()).toBeUndefined();
    expect(await stored(study_id)).toMatchObject({ status: "failed", attempts: 5, short_starts: 2 });
  });

  test("is judged once, however many processes find it", async () => {
    const { study_id } = await accept();
    await lose(study_id);
    const taken = await Promise.all([takeOverNext(), takeOverNext(), takeOverNext()]);
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await stored(study_id)).toMatchObject({ attempts: 2, short_starts: 1 });
  });
});

test("a study that another process takes over sends each event of its stream once from there on", async () => {
  const { respond } = simulator();
  const [silence, loss] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  let answers = 0;
  speakAs({
    kind: "model",
    respond: async (task) => {
      answers += 1;
      const place = answers;
      if (place === 3) await silence.promise;
      // The first process speaks again in the middle of the second one's run, to its own end.
      if (place === 6) {
        silence.resolve(null);
        await loss.promise;
      }
      return respond(task);
    },
  });
  const study = await accept();
  const first = runLeasedStudy(study);
  first.then(loss.resolve, loss.reject);
  const isTurn = sql`study_id = ${study.study_id} and data ->> 'event' = 'interview.turn'`;
  await expect.poll(async () => (await database()).$count(studyEvents, isTurn), { timeout: 15_000 }).toBe(2);
  await comeDue(study.study_id);
  expect((await runLeasedStudy((await takeOverNext())!)).status).toBe("complete");
  const params = Promise.resolve({ study_id: study.study_id });
  const stream = await followReport(new Request("http://localhost/x?after=0"), { params });
  const events = (await readEvents(stream)).filter(({ event }) => event !== "comment");
  const names = events.map(({ event }) => event);
  const again = names.lastIndexOf("planning");
  const turns = (some: typeof events) => some.flatMap(({ data }) => (data as { turn?: number }).turn ?? []);
  expect([names.indexOf("planning"), turns(events.slice(0, again))]).toEqual([0, [0, 1]]);
  expect(turns(events.slice(again))).toEqual([...new Set(turns(events.slice(again)))]);
  const others = names.slice(again).filter((name) => name !== "interview.turn");
  expect(others).toEqual([
    ...["planning", "started", "interview.started", "interview.answered", "interview.completed"],
    ...["analysis", "quotes.checked", "completed"],
  ]);
});

describe("a study whose caller waited fails with what ended it", () => {
  const failureOf = async (end: () => void) => {
    const { study_id } = await accept({ respond_async: false });
    await flushCounters();
    await (await database()).execute(sql`truncate counters`);
    end();
    await comeDue(study_id);
    expect(await takeOverNext()).toBeUndefined();
    await flushCounters();
    const { rows } = await (await database()).execute<{ label: string }>(sql`
      select label from counters where name = 'study' and span = 'all'`);
    lastOutage.current = undefined;
    return { message: (await stored(study_id)).error_message, labels: rows.map(({ label }) => label) };
  };

  test.each([
    ["the disk was full", "disk_full", () => noteWriteFault(Object.assign(new Error("disk"), { code: "53100" }))],
    [
      "storage could not be reached",
      "storage_away",
      () => void noteStorage(Promise.reject(storageUnavailable())).catch(() => 0),
    ],
  ])("%s", async (words, cause, end) => {
    const { message, labels } = await failureOf(end);
    noteWritten();
    // What took no writes in the last minute would be why storage was away after it.
    lastOutage.current = undefined;
    expect(message).toBe(
      `This study was not completed, as ${words} while it ran. Send the same request again to run it.`,
    );
    expect(labels).toEqual([`failed ${cause}`]);
  });

  test("its server, where storage was well", async () => {
    const { message, labels } = await failureOf(() => undefined);
    expect(message).toMatch(/^The server that ran this study stopped before/);
    expect(labels).toEqual(["failed server_stopped"]);
  });
});

test("a start counts once it has lived longer than its study is estimated to take", async () => {
  const { asked } = holdStudies();
  const study = await accept({ lease: 1_000 });
  const ended = runLeasedStudy(study, { lease: 1_000 });
  await asked;
  expect(await stored(study.study_id)).toMatchObject({ status: "running", start_counts: false });
  await expect.poll(async () => (await stored(study.study_id)).start_counts, { timeout: 15_000 }).toBe(true);
  letSpeak();
  await ended;
});

describe("STUDY_RESTART_WAITS_S", () => {
  const lost = (short: number) => ({ attempts: short, short_starts: short - 1, start_counts: false });

  test("shortens the waits, and the last of them lasts", () => {
    const { STUDY_RESTART_WAITS_S: waits } = readEnvironment({ STUDY_RESTART_WAITS_S: "0.5, 2" });
    const after = [0, 1, 2, 3].map((more) => waitAfterStart(lost(freeStarts + more), waits));
    expect(after).toEqual([0, 500, 2_000, 2_000]);
    expect(rowOf("STUDY_RESTART_WAITS_S")).toMatch(
      /^seconds that .*; the first \w+ are .* the last value is for all later ones/,
    );
  });

  test("is 1, 5 and 15 minutes where it is not set", () => {
    expect(readEnvironment({}).STUDY_RESTART_WAITS_S).toEqual([60, 300, 900]);
  });

  test.each(["soon", "-1", "1,,2", "60;300"])("is refused as %j", (STUDY_RESTART_WAITS_S) => {
    const read = () => readEnvironment({ STUDY_RESTART_WAITS_S });
    expect(read).toThrow('STUDY_RESTART_WAITS_S must be seconds such as "60,300,900"');
  });
});
