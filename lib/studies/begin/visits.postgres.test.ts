import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { type StudyWorker, startStudyWorker } from "#lib/testing/processes/start-study-worker.ts";
import { studies } from "../studies.sql.ts";
import { visitorStudies } from "../study-limits.ts";

useDatabase();

const attempts = 4;
let workers: StudyWorker[];
let seed = 0;

beforeAll(async () => {
  workers = await Promise.all(Array.from({ length: process.env.FULL_TESTS ? 4 : 2 }, startStudyWorker));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
});

/** Begins studies from one address in every process at once, and counts the outcomes. */
async function visit(address: string, hangs: boolean): Promise<Record<string, number>> {
  const variables = { RATE_LIMIT_VISITOR_STUDIES: hangs ? "off" : "5/day" };
  const went = workers.map((worker) => {
    seed += attempts;
    return worker.go<string[]>({ do: "visit", address, seed, attempts, variables, hangs });
  });
  const outcomes = Map.groupBy((await Promise.all(went)).flat(), (outcome) => outcome);
  return Object.fromEntries([...outcomes].map(([outcome, all]) => [outcome, all.length]));
}

test("a visitor begins as many studies a day as the limit says, in however many processes", async () => {
  const outcomes = await visit("203.0.113.1", false);
  const { begun = 0, concurrency_limit: atOnce = 0, rate_limited: overDay = 0 } = outcomes;
  expect({ begun, concurrency_limit: atOnce, rate_limited: overDay }).toEqual({
    concurrency_limit: 0,
    rate_limited: 0,
    ...outcomes,
  });
  let more = begun;
  for (let round = 0; more < 5 && round < 10; round += 1) more += (await visit("203.0.113.1", false)).begun ?? 0;
  expect(more).toBe(5);
  expect(await visit("203.0.113.1", false)).toEqual({ rate_limited: workers.length * attempts });
  expect(await (await database()).$count(studies)).toBe(5);
});

test("a visitor runs as many studies at once as visitors may, and each address by itself", async () => {
  for (const address of ["203.0.113.2", "203.0.113.3"])
    expect(await visit(address, true)).toEqual({
      begun: visitorStudies.atOnce,
      concurrency_limit: workers.length * attempts - visitorStudies.atOnce,
    });
});
