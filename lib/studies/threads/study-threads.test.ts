import { performance } from "node:perf_hooks";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import type { Brief } from "../../engines/brief.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import { cancelStudy } from "../cancel-study.ts";
import type { StudyEvent } from "../events/contract.ts";
import { runStudy } from "../pipeline/run-study.ts";
import { endStudies, runningHere } from "../run/running-studies.ts";
import { startStudy } from "../run/start-study.ts";
import type { StudyInput } from "../study-request.ts";
import { startThreads } from "./run-in-thread.ts";
import { StudyThreads } from "./study-threads.ts";

useDatabase();

const deadline = Date.now() + 600_000;
const aSmall = (members: Partial<Brief> = {}) => aBrief({ n_per_persona: 1, ...members });
const nobody = { event: () => undefined, people: () => undefined };
const never = new AbortController().signal;

const threads = new StudyThreads(1);
afterAll(() => threads.end());

test("a study has the same findings and the same events in a thread as here", async () => {
  const brief = aSmall();
  const told: { [where: string]: StudyEvent[] } = { here: [], there: [] };
  const here = await runStudy(brief, simulator(), { onEvent: (event) => told.here!.push(event) });
  const listener = { ...nobody, event: (event: StudyEvent) => told.there!.push(event) };
  const there = await threads.run({ brief, plan: undefined, deadline }, listener, never);
  expect(there).toMatchObject({
    result: { findings: here.findings, plan: here.plan, dispositions: here.dispositions },
  });
  expect(told.there).toEqual(told.here);
});

test("people of a description are made in the thread, and reported", async () => {
  const brief = aSmall({ personas: [], audience_description: "nurses in big cities" });
  const people = vi.fn();
  const outcome = await threads.run({ brief, plan: undefined, deadline }, { ...nobody, people }, never);
  expect(people).toHaveBeenCalledOnce();
  expect(outcome).toMatchObject({ result: { findings: { interviews: expect.any(Array) } } });
});

test("this thread is free while studies run in another", async () => {
  const studies = (seed: number) => threads.run({ brief: aSmall({ seed }), plan: undefined, deadline }, nobody, never);
  const before = performance.eventLoopUtilization();
  await Promise.all([1, 2].map(studies));
  // Run here, they take all of it.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test("a stopped study ends at once with the reason", async () => {
  const stop = new AbortController();
  const event = () => stop.abort("cancelled");
  const run = threads.run({ brief: aSmall(), plan: undefined, deadline }, { ...nobody, event }, stop.signal);
  await expect(run).rejects.toBe("cancelled");
  await expect(threads.run({ brief: aSmall(), plan: undefined, deadline }, nobody, stop.signal)).rejects.toBe(
    "cancelled",
  );
});

test("a study that fails in its thread fails here with the same words", async () => {
  const outcome = await threads.run({ brief: aSmall(), plan: undefined, deadline: Date.now() }, nobody, never);
  expect(outcome).toMatchObject({
    fault: { code: "research_failed", message: expect.stringMatching(/interviews failed|be read/) },
  });
});

test("a study whose thread ends goes on in a new one, and is heard once; one that ends every thread fails", {
  tags: "full",
}, async () => {
  const brief = aSmall({ seed: 9 });
  const told: StudyEvent[] = [];
  let ends = 0;
  const endAt = (most: number) => ({
    ...nobody,
    event: (event: StudyEvent) => {
      told.push(event);
      if (event.event === "interview.completed" && ends < most) {
        ends += 1;
        void threads.end();
      }
    },
  });
  const outcome = await threads.run({ brief, plan: undefined, deadline }, endAt(1), never);
  const { findings } = await runStudy(brief, simulator());
  expect(outcome).toMatchObject({ result: { findings } });
  expect(told.filter(({ event }) => event === "interview.completed")).toHaveLength(findings.interviews.length);

  ends = 0;
  const doomed = threads.run({ brief, plan: undefined, deadline }, endAt(2), never);
  await expect(doomed).rejects.toThrow("A thread of studies ended");
});

describe("a server with threads", () => {
  let end: () => Promise<void>;
  afterEach(async () => {
    await endStudies();
    await end();
  });

  test("runs an accepted study in one, and stops it when it is cancelled", async () => {
    end = startThreads(1);
    const { account } = await aCustomer();
    const input = aStudy() as StudyInput;
    const { ended } = await startStudy(input, account, {});
    expect((await ended!).status).toBe("complete");
    const second = await startStudy(input, account, { respond_async: true }, () => {
      void cancelStudy({ study_id: second.study.study_id }, { address: null, spent: [], account });
    });
    expect((await second.ended!).status).toBe("cancelled");
    await vi.waitUntil(() => runningHere() === 0);
  });
});
