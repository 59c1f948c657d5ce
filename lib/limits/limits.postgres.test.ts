import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { type Charge, refundAttempt, spendAttempt } from "#lib/limits/spend-attempt.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import type { Errand } from "#lib/testing/processes/spend-worker.ts";

useDatabase();

const full = process.env.FULL_TESTS !== undefined;
const processes = full ? 4 : 2;
const attempts = 50;
const sent = processes * attempts;

type Worker = { process: ChildProcessByStdio<Writable, Readable, null>; lines: AsyncIterator<string> };
let workers: Worker[];

beforeAll(async () => {
  workers = Array.from({ length: processes }, () => {
    const worker = spawn(process.execPath, ["lib/testing/processes/spend-worker.ts"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    return { process: worker, lines: createInterface(worker.stdout)[Symbol.asyncIterator]() };
  });
  for (const { lines } of workers) expect((await lines.next()).value).toBe("ready");
});
afterAll(() => {
  for (const worker of workers) worker.process.kill();
});

type Race = {
  variables: Record<string, string>;
  chargesOf: (worker: number) => Charge[];
  addressOf?: (worker: number) => string;
};

/** Makes that many attempts in each process at once, and counts the outcomes. */
async function race({ variables, chargesOf, addressOf = () => "203.0.113.9" }: Race): Promise<Record<string, number>> {
  for (const [index, worker] of workers.entries()) {
    const errand: Errand = { variables, address: addressOf(index), charges: chargesOf(index), attempts };
    worker.process.stdin.write(`${JSON.stringify(errand)}\n`);
  }
  const told = await Promise.all(workers.map(async ({ lines }) => JSON.parse((await lines.next()).value) as string[]));
  const outcomes = told.flat();
  expect(outcomes).toHaveLength(sent);
  return Object.fromEntries(
    [...new Set(outcomes)].map((code) => [code, outcomes.filter((one) => one === code).length]),
  );
}

/** Resets all windows. */
const forget = async () => (await database()).delete(limitWindows);

async function usedBy(key: string): Promise<Record<number, number>> {
  const db = await database();
  const rows = await db
    .select()
    .from(limitWindows)
    .where(eq(limitWindows.bucket, `reviews:key:${key}`));
  return Object.fromEntries(rows.map(({ window_seconds, used }) => [window_seconds, used]));
}

/** Lets the windows of one length end. */
async function end(seconds: number): Promise<void> {
  const over = { ends_at: sql`now() - interval '1 millisecond'` };
  await (await database()).update(limitWindows).set(over).where(eq(limitWindows.window_seconds, seconds));
}

const groups = ["questions", "answers"] as const;

describe(`${sent} attempts from ${processes} processes at once`, () => {
  test("by one key under 10 an hour: exactly 10 are allowed, in every hour again", { tags: "full" }, async () => {
    const key = "a".repeat(16);
    for (let hour = 0; hour < 4; hour += 1) {
      const variables = { RATE_LIMIT_REVIEWS: "10/hour" };
      const outcomes = await race({ variables, chargesOf: () => [{ group: "reviews", key }] });
      expect(outcomes).toEqual({ allowed: 10, rate_limited: sent - 10 });
      expect(await usedBy(key)).toEqual({ 3600: 10 });
      await end(3600);
    }
  });

  test("by one key under 10 an hour and 13 a day: no refused attempt is charged to either window", async () => {
    const key = "b".repeat(16);
    const asked: Race = {
      variables: { RATE_LIMIT_REVIEWS: "10/hour,13/day" },
      chargesOf: () => [{ group: "reviews", key }],
    };
    expect(await race(asked)).toEqual({ allowed: 10, rate_limited: sent - 10 });
    expect(await usedBy(key)).toEqual({ 3600: 10, 86400: 10 });
    await end(3600);
    expect(await race(asked)).toEqual({ allowed: 3, rate_limited: sent - 3 });
    expect(await usedBy(key)).toEqual({ 3600: 3, 86400: 13 });
  });

  test("by as many keys of one client: exact for the client, whatever each key has left", {
    tags: "full",
  }, async () => {
    const variables = { RATE_LIMIT_REVIEWS: "40/hour", RATE_LIMIT_ATTEMPTS: "1000/minute" };
    const chargesOf = (worker: number): Charge[] => [
      { group: "reviews", key: String(worker) },
      { group: "attempts" },
      { group: "reviews" },
    ];
    expect(await race({ variables, chargesOf })).toEqual({ allowed: 40, rate_limited: sent - 40 });
  });

  test.each(groups)("by one client under 6 %s an hour and 8 a day", { tags: "full" }, async (group) => {
    await forget();
    const windows = "6/hour,8/day";
    const asked: Race = {
      variables: { RATE_LIMIT_QUESTIONS: windows, RATE_LIMIT_ANSWERS: windows, RATE_LIMIT_ATTEMPTS: "1000/minute" },
      chargesOf: () => [{ group: "attempts" }, { group }],
    };
    expect(await race(asked)).toEqual({ allowed: 6, rate_limited: sent - 6 });
    await end(3600);
    expect(await race(asked)).toEqual({ allowed: 2, rate_limited: sent - 2 });
    const rows = await (await database()).select().from(limitWindows);
    const used = rows.map(({ bucket, window_seconds, used }) => `${bucket.split(":")[0]}/${window_seconds} ${used}`);
    expect(used.sort()).toEqual([`${group}/3600 2`, `${group}/86400 8`, "attempts/60 8"].sort());
  });

  test("at the codes of one e-mail address, each process from a client of its own: exact for the address", {
    tags: "full",
  }, async () => {
    const chargesOf = (): Charge[] => [{ group: "codes", email: "anna@acme.test" }, { group: "codes" }];
    const addressOf = (worker: number) => `198.51.100.${worker}`;
    const variables = { RATE_LIMIT_CODES: "10/hour" };
    expect(await race({ variables, chargesOf, addressOf })).toEqual({ allowed: 10, rate_limited: sent - 10 });
  });

  test("from as many addresses of one IPv6 network: one client", { tags: "full" }, async () => {
    const variables = { RATE_LIMIT_ATTEMPTS: "25/minute" };
    const addressOf = (worker: number) => `2001:db8:0:7:${worker + 1}::${worker + 9}`;
    const outcomes = await race({ variables, addressOf, chargesOf: () => [{ group: "attempts" }] });
    expect(outcomes).toEqual({ allowed: 25, rate_limited: sent - 25 });
  });
});

test("attempts counted and taken back again and again, in opposite orders: nobody waits for someone who waits, and nothing is left", async () => {
  setEnvironment({ RATE_LIMIT_REVIEWS: "1000/hour,1000/day", RATE_LIMIT_ATTEMPTS: "1000/minute" });
  const charges: Charge[] = [{ group: "attempts" }, { group: "reviews" }, { group: "reviews", key: "d".repeat(16) }];
  const lane = async (_: unknown, index: number) => {
    const named = index % 2 ? charges : charges.toReversed();
    for (let time = 0; time < (full ? 60 : 20); time += 1) {
      const caller: Caller = { address: "203.0.113.40", spent: [] };
      await spendAttempt(caller, named);
      await refundAttempt(caller, named);
    }
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  expect(await usedBy("d".repeat(16))).toEqual({ 3600: 0, 86400: 0 });
});
