import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { accounts } from "#lib/accounts/accounts.sql.ts";
import type { Account } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { idempotencyKeys, studies, studySlots } from "#lib/studies/studies.sql.ts";
import { allowRounds } from "#lib/testing/allow-rounds.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { comeDue, takeOverStudies } from "#lib/testing/due-work.ts";
import { type StudyWorker, startStudyWorker } from "#lib/testing/processes/start-study-worker.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { acceptStudy } from "../create-study.ts";
import type { StudyInput } from "../study-request.ts";

useDatabase();

const full = process.env.FULL_TESTS !== undefined;
const rounds = full ? 10 : 1;
const processes = full ? 4 : 2;
const attempts = 50;
allowRounds(rounds);
const input = aStudy() as StudyInput;
const isId = (outcome: string) => /^[0-9a-f-]{36}$/.test(outcome);
const yesterday = sql`now() - interval '1 day'`;
const patience = { timeout: 15_000, interval: 50 };

let workers: StudyWorker[];
beforeAll(async () => {
  workers = await Promise.all(Array.from({ length: processes }, startStudyWorker));
});
const others: StudyWorker[] = [];
afterEach(async () => {
  for (const worker of others.splice(0)) await worker.kill();
});
afterAll(async () => {
  for (const worker of workers) await worker.kill();
});

async function another(): Promise<StudyWorker> {
  others.push(await startStudyWorker());
  return others.at(-1)!;
}

/** That many attempts in each process at once: the ids of those accepted; all others were refused alike. */
async function race(account: Account, ways: object = {}, refusal = "concurrency_limit"): Promise<string[]> {
  const errand = { do: "accept", input, account, ways, attempts } as const;
  const outcomes = (await Promise.all(workers.map((worker) => worker.go<string[]>(errand)))).flat();
  expect(outcomes).toHaveLength(processes * attempts);
  const accepted = outcomes.filter(isId);
  expect(outcomes.filter((outcome) => outcome !== refusal).filter((outcome) => !isId(outcome))).toEqual([]);
  return accepted;
}

/** How many of the key's studies wait or run. */
async function active({ key_id }: Account): Promise<number> {
  const db = await database();
  const rows = await db.select({ status: studies.status }).from(studies).where(eq(studies.key_id, key_id));
  return rows.filter(({ status }) => status === "queued" || status === "running").length;
}

/** Ends studies as a run does: with their slots given back. */
async function end(ids: string[]): Promise<void> {
  const db = await database();
  await db.update(studySlots).set({ holder: null, lease_until: null }).where(inArray(studySlots.holder, ids));
  await db.update(studies).set({ status: "cancelled" }).where(inArray(studies.study_id, ids));
}

const statusOf = async (study_id: string) =>
  (await (await database()).select().from(studies).where(eq(studies.study_id, study_id)))[0]!;

describe(`${processes * attempts} requests for studies from ${processes} processes at once`, () => {
  test(`by one key that may run 10: exactly 10 are accepted, in each of ${rounds} rounds`, async () => {
    const { account } = await aCustomer();
    for (let round = 0; round < rounds; round += 1) {
      const accepted = await race(account);
      expect(new Set(accepted).size).toBe(10);
      expect(await active(account)).toBe(10);
      await end(accepted);
    }
  });

  test("take every slot that is left when some are held, and none that is held", { tags: "full" }, async () => {
    const { account } = await aCustomer();
    const first = await race(account);
    await end(first.slice(0, 3));
    expect(await race(account)).toHaveLength(3);
    expect(await active(account)).toBe(10);
  });

  test("follow the number an operator gives the key, up and down, and are never over it", {
    tags: "full",
  }, async () => {
    const { account } = await aCustomer();
    const ten = await race(account);
    expect(await race({ ...account, concurrency: 13 })).toHaveLength(3);
    expect(await race({ ...account, concurrency: 4 })).toEqual([]);
    await end(ten.slice(0, 8));
    // Five are held still, one more than there may be.
    expect(await race({ ...account, concurrency: 4 })).toEqual([]);
    await end(ten.slice(8));
    expect(await race({ ...account, concurrency: 4 })).toHaveLength(1);
    expect(await active(account)).toBe(4);
  });

  test("by an account with a daily cap of 7: exactly 7 are accepted, and none once they have ended", async () => {
    const { account } = await aCustomer(50);
    const ofAccount = eq(accounts.account_id, account.account_id);
    await (await database()).update(accounts).set({ studies_per_day: 7 }).where(ofAccount);
    const accepted = await race(account, {}, "rate_limited");
    expect(accepted).toHaveLength(7);
    await end(accepted);
    expect(await race(account, {}, "rate_limited")).toEqual([]);
    await (await database()).update(studies).set({ created_at: yesterday }).where(eq(studies.study_id, accepted[0]!));
    expect(await race(account, {}, "rate_limited")).toHaveLength(1);
  });

  test("with one Idempotency-Key: one study is stored, and every request is told of it", { tags: "full" }, async () => {
    const { account } = await aCustomer();
    const once = { key: "the same", request_sha256: "ab".repeat(32) };
    expect(new Set(await race(account, { once })).size).toBe(1);
    expect(await active(account)).toBe(1);
    const kept = await (await database())
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.account_id, account.account_id));
    expect(kept).toHaveLength(1);
  });
});

describe("slots of processes that were killed", () => {
  // A busy process loads what a study needs for longer than a second, and cannot renew a lease meanwhile.
  const lease = 3_000;

  test("are free again when their lease has ended, not before, and their studies have failed", {
    tags: "full",
  }, async () => {
    const { account } = await aCustomer(2);
    const worker = await another();
    const ways = { lease };
    const ids = [
      await worker.go<string>({ do: "hang", input, account, ways }),
      await worker.go<string>({ do: "hang", input, account, ways }),
    ];
    // Two leases: a process that lives keeps its slots.
    await new Promise((resolve) => setTimeout(resolve, 2 * lease));
    expect(await race(account)).toEqual([]);
    await worker.kill();
    // However busy this machine is, no slot is held for longer than a lease from now on.
    const db = await database();
    const left = sql<number>`extract(epoch from max(${studySlots.lease_until}) - clock_timestamp()) * 1000`;
    const [slots] = await db.select({ left }).from(studySlots).where(eq(studySlots.key_id, account.key_id));
    expect(Number(slots!.left)).toBeLessThanOrEqual(lease);
    const accepted: string[] = [];
    await vi.waitUntil(async () => accepted.push(...(await race(account))) === 2, patience);
    expect(await active(account)).toBe(2);
    for (const id of ids) expect(await statusOf(id)).toMatchObject({ status: "failed", error_code: "research_failed" });
  });

  test("are kept for a study that nobody waits for, which another process takes over and completes once", {
    tags: "full",
  }, async () => {
    const { account } = await aCustomer(1);
    const worker = await another();
    const ways = { lease, respond_async: true };
    const id = await worker.go<string>({ do: "hang", input, account, ways });
    await vi.waitUntil(async () => (await statusOf(id)).status === "running", patience);
    await worker.kill();
    await new Promise((resolve) => setTimeout(resolve, lease + 200));
    expect(await race(account)).toEqual([]);
    // All look after it at once.
    await Promise.all(workers.map((one) => one.go({ do: "take over", lease: 30_000 })));
    await vi.waitUntil(async () => (await statusOf(id)).status === "complete", patience);
    expect(await statusOf(id)).toMatchObject({ attempts: 2, interviews_done: 1 });
    expect(await race(account)).toHaveLength(1);
  });

  test("are free when a study has ended three processes: it is given up and says why", async () => {
    const { account } = await aCustomer(1);
    // The process that accepted it has not begun to run it, as one killed before.
    const { study_id: id } = (await acceptStudy(input, account, { lease: 300, respond_async: true })).study;
    const db = await database();
    await db.update(studies).set({ attempts: 3, start_counts: true }).where(eq(studies.study_id, id));
    await comeDue(id);
    await takeOverStudies();
    expect(await statusOf(id)).toMatchObject({ status: "failed", error_code: "research_failed" });
    expect((await statusOf(id)).error_message).toContain("stopped 3 times");
    expect(await race(account)).toHaveLength(1);
  });
});
