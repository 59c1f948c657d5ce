import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareStorage } from "#lib/about/prepare-storage.ts";
import { getActivityEndpoint } from "#lib/activity/contract.ts";
import { closeDatabase, type Database, database } from "#lib/db/client.ts";
import { surviveBreaks } from "#lib/db/pool.ts";
import { isStorageAway } from "#lib/db/storage-away.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { type PostgresServer, startPostgres } from "#lib/testing/processes/postgres.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { writeAnswer, writeQuestion } from "#lib/testing/samples/post.ts";
import type { ActivityItem } from "./contract.ts";

const wanted = process.env.FULL_TESTS ? 6_000 : 60;
const writers = 32;
/** Each writer has a connection: the service's own pool has ten. */
const reviewers = 10;

let server: PostgresServer;
let pool: pg.Pool;
let raw: Database;

beforeAll(async () => {
  // A database that does not wait for its disk would forget confirmed writes.
  server = await startPostgres({ durable: true });
  const off = Object.fromEntries(
    ["REVIEWS", "NEW_TOOLS", "ATTEMPTS", "READS"].map((group) => [`RATE_LIMIT_${group}`, "off"]),
  );
  setEnvironment({ DATABASE_URL: server.url, PUBLIC_URL: "https://touchstone.test", ...off });
  await prepareStorage();
  pool = new pg.Pool({ connectionString: server.url, max: writers - reviewers });
  surviveBreaks(pool);
  raw = drizzle({ client: pool }) as unknown as Database;
});
afterAll(async () => {
  await closeDatabase();
  await pool.end();
  await server.stop();
});

/** The confirmed writes, and those rolled back after taking a position. */
const written: string[] = [];
const rolledBack: string[] = [];
let isWriting = true;
let started = 0;

const tools = ["github-mcp", "postmark-api", "sendgrid-api", "stripe-api"];

/** Publishes a review by the real verb, and sends it again when storage was away: it is published once. */
async function writeReview(number: number): Promise<void> {
  const body = signed(
    anAgent(),
    aDocument({ tool_id: tools[number % tools.length]!, run_id: `the race, run ${number}` }),
  );
  for (;;) {
    const answer = await callEndpoint(publishReviewEndpoint, { body });
    if (answer.status === 201) return void written.push(answer.body.review.review_id);
    if (answer.status !== 503) throw new Error(JSON.stringify(answer.body));
    await sleep(20);
  }
}

class TakenBack extends Error {}

/** Writes a question or a post in its own transaction: every fourth is rolled back after it took its position. */
async function writePost(number: number): Promise<void> {
  let id = "";
  try {
    await raw.transaction(async (tx) => {
      id =
        number % 3 === 0
          ? await writeQuestion(tx)
          : await writeAnswer(tx, thread, number % 3 === 1 ? "answer" : "followup");
      if (number % 5 === 0) await sleep(2);
      if (number % 4 === 0) throw new TakenBack();
    });
    written.push(id);
  } catch (error) {
    if (error instanceof TakenBack) rolledBack.push(id);
    else if (!isStorageAway(error)) throw error;
    else await sleep(20);
  }
}

let thread: string;

async function write(writer: number): Promise<void> {
  while (isWriting) {
    started += 1;
    await (writer < reviewers ? writeReview(started) : writePost(started));
  }
}

type Page = { items: ActivityItem[]; next_cursor: string; has_more: boolean };

/** A page as a patient client reads it: the same one again when storage was away. */
async function page(cursor: string, limit: number): Promise<Page> {
  for (;;) {
    const answer = await callEndpoint(getActivityEndpoint, { query: `cursor=${cursor}&limit=${limit}` });
    if (answer.status === 200) return answer.body;
    if (answer.status !== 503) throw new Error(JSON.stringify(answer.body));
    await sleep(20);
  }
}

async function readToHead(from: string, limit: number): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor = from; ; ) {
    const { items, next_cursor, has_more } = await page(cursor, limit);
    seen.push(...items.map(({ id }) => id));
    cursor = next_cursor;
    if (!has_more) return seen;
  }
}

describe(`${writers} writers at once, of whom some take back what had a position, and a database that breaks down`, () => {
  test(
    `a reader that pages all the while misses nothing of ${wanted} items and sees nothing twice`,
    async () => {
      thread = await raw.transaction((tx) => writeQuestion(tx));
      written.push(thread);
      const working = Array.from({ length: writers }, (_, writer) => write(writer));
      const failed = Promise.all(working).then(() => new Promise<never>(() => undefined));

      const seen: string[] = [];
      const saved: { cursor: string; after: number }[] = [];
      let cursor = "start";
      let breakdowns = 0;
      const reading = async () => {
        for (let turn = 0; isWriting; turn += 1) {
          const answered = await page(cursor, 1 + (turn % 9));
          seen.push(...answered.items.map(({ id }) => id));
          cursor = answered.next_cursor;
          if (turn % 7 === 0) saved.push({ cursor, after: seen.length });
          if (breakdowns === 0 && seen.length > wanted / 2) {
            breakdowns += 1;
            await server.crash();
            await sleep(100);
            await server.start();
          }
          if (seen.length >= wanted) isWriting = false;
        }
      };
      await Promise.race([reading(), failed]);
      await Promise.all(working);
      seen.push(...(await readToHead(cursor, 100)));

      const db = await database();
      const { rows } = await db.execute<{ position: string; ref: string }>(
        sql`select position, ref from events order by position`,
      );
      const refs = rows.map(({ ref }) => ref);
      const stored = await db.execute<{ id: string }>(
        sql`select review_id as id from reviews union all select question_id from questions union all select answer_id from answers`,
      );
      // The feed has every row of the tables once, and none that was rolled back.
      expect([...refs].sort()).toEqual(stored.rows.map(({ id }) => id).sort());
      expect(rows.map(({ position }) => Number(position))).toEqual(rows.map((_, index) => index + 1));
      const inFeed = new Set(refs);
      expect(written.filter((id) => !inFeed.has(id))).toEqual([]);
      expect(rolledBack.filter((id) => inFeed.has(id))).toEqual([]);
      expect(rolledBack.length).toBeGreaterThan(wanted / 20);
      // Nothing skipped, nothing repeated, in order.
      expect(seen).toEqual(refs);
      expect(seen.length).toBeGreaterThanOrEqual(wanted);
      expect(breakdowns).toBe(1);

      const kept = saved.filter((_, index) => index % Math.ceil(saved.length / 25) === 0);
      for (const { cursor: from, after } of kept) expect(await readToHead(from, 100)).toEqual(refs.slice(after));
      console.log(
        `activity: ${seen.length} items by ${writers} writers, ${rolledBack.length} taken back, 1 breakdown: 0 skipped, 0 repeated, from ${kept.length} saved cursors`,
      );

      // A cursor saved before a restart goes on after it as well.
      await closeDatabase();
      await server.crash();
      await server.start();
      const { cursor: from, after } = kept.at(-1)!;
      expect(await readToHead(from, 100)).toEqual(refs.slice(after));
    },
    120_000 + wanted * 100,
  );
});
