import { afterEach, expect, test, vi } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { comeDue, dueOf, workOnce } from "#lib/testing/due-work.ts";
import { database, db } from "./client.ts";
import { pendingFaults } from "./counters.ts";
import { type Claim, dropWork, endWork, enqueue, keepWork, putBackWork, take, type Work } from "./due-work.ts";
import { askOnce } from "./statements.ts";

useDatabase();
afterEach(() => vi.restoreAllMocks());

const delivery = (subject: string): Work => ({ kind: "delivery", subject, account_id: null });
const leaseMs = 30_000;

test("of many that take work at once one has it; when its lease has ended it is another's, and the first settles nothing", async () => {
  await database();
  await enqueue(db, delivery("a"));
  const takers = await Promise.all(Array.from({ length: 8 }, () => take(delivery("a"), leaseMs)));
  const [first, ...others] = takers.filter((claim) => claim !== undefined) as [Claim];
  expect([others, first.gone]).toEqual([[], null]);
  expect(await keepWork(askOnce, first, leaseMs)).toBe(true);
  await comeDue("a");
  const second = (await take(delivery("a"), leaseMs))!;
  expect(second.gone).toBe(first.holder);
  for (const settle of [keepWork, putBackWork]) expect(await settle(askOnce, first, leaseMs)).toBe(false);
  expect(await endWork(askOnce, first)).toBe(false);
  expect(await endWork(askOnce, second)).toBe(true);
  expect(await dueOf("a")).toBeUndefined();
});

test("work that is due again while it is done stays due when that ends, and is dropped with what it is about", async () => {
  await enqueue(db, delivery("b"));
  const claim = (await take(delivery("b"), leaseMs))!;
  await enqueue(db, delivery("b"));
  expect(await endWork(askOnce, claim)).toBe(false);
  expect(await dueOf("b")).toMatchObject({ holder: null });
  await dropWork(askOnce, delivery("b"));
  expect(await take(delivery("b"), leaseMs)).toBeUndefined();
});

test("work that cannot be begun is logged, is one of the last errors, is tried again when its lease ends, and holds up no other", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  for (const subject of ["broken", "whole"]) await enqueue(db, delivery(subject));
  const begun: string[] = [];
  const begin = async ({ subject }: Claim) => {
    begun.push(subject);
    if (subject === "broken") throw new Error("its row is odd");
    return async () => "done";
  };
  const jobs = { delivery: { most: { all: 2, account: 2 }, leaseMs, begin } };
  await (await workOnce(jobs)).idle();
  expect(begun).toEqual(["broken", "whole"]);
  expect(log.mock.calls.map(([what]) => what)).toEqual(["What is due could not be done:"]);
  await (await workOnce(jobs)).idle();
  await comeDue("broken");
  await (await workOnce(jobs)).idle();
  expect(begun).toEqual(["broken", "whole", "broken"]);
  expect(pendingFaults().filter(({ request_id }) => request_id === "delivery broken")).toMatchObject([
    { sentence: expect.stringMatching(/^What is due could not be done: Error: its row is odd\n +at /) },
  ]);
});
