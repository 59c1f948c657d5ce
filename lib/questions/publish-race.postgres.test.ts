import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { events, feedHead } from "#lib/activity/activity.sql.ts";
import { routeAt } from "#lib/api/routes.ts";
import { database, type Transaction } from "#lib/db/client.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { answers, questions, questionTotals } from "#lib/questions/questions.sql.ts";
import { allowRounds } from "#lib/testing/allow-rounds.ts";
import { call, callPatiently, refusalOf } from "#lib/testing/call.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { aTool } from "#lib/testing/samples/agent.ts";
import { anAnswer, answer, aQuestion, ask } from "#lib/testing/samples/question.ts";
import { tools } from "#lib/tools/tools.sql.ts";
import { createTool } from "#lib/tools/write-tools.ts";

const { POST: POST_ANSWER } = routeAt("/api/answers");
const { POST: POST_QUESTION } = routeAt("/api/questions");

// Limits are on and high: counting and refunding are part of the race.
const windows = "100000/hour,200000/day";
const high = { RATE_LIMIT_QUESTIONS: windows, RATE_LIMIT_ANSWERS: windows, RATE_LIMIT_ATTEMPTS: windows };
useDatabase();
beforeEach(async () => {
  setEnvironment(high);
  await (await database()).delete(limitWindows);
});

const rounds = process.env.FULL_TESTS ? 50 : 1;
allowRounds(rounds);
type Route = typeof POST_QUESTION;

/** Sends all of them at once and counts the outcomes. */
async function race(route: Route, bodies: unknown[]): Promise<Record<string, number>> {
  const told = await Promise.all(bodies.map((body) => callPatiently(route, { body })));
  const outcomes = told.map(({ status, body }) => `${status} ${body.error ?? (body.duplicate ? "duplicate" : "new")}`);
  return Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((o) => o === one).length]));
}

async function used(): Promise<Record<string, number>> {
  const rows = await (await database()).select().from(limitWindows);
  return Object.fromEntries(rows.map((row) => [`${row.bucket.split(":")[0]}/${row.window_seconds}`, row.used]));
}

const eventsOf = async (ref: string) => (await database()).select().from(events).where(eq(events.ref, ref));
const totals = async () => (await (await database()).select().from(questionTotals))[0]!;

/** Fails when the feed has a gap, or the totals and the questions' own counts differ from a recount. */
async function expectCounted() {
  const db = await database();
  const [head] = await db.select().from(feedHead);
  const [placed] = (
    await db.execute<{ n: number; last: number }>(
      sql`select count(*)::int as n, max(position)::int as last from events`,
    )
  ).rows;
  expect([placed!.n, placed!.last]).toEqual([head!.position, head!.position]);
  const { rows } = await db.execute(sql`select 1 as id,
    (select count(*)::int from questions) as questions,
    (select count(*)::int from questions where answer_count = 0) as unanswered,
    (select count(*)::int from answers where post_type = 'answer' and basis = 'tested') as tested,
    (select count(*)::int from answers where post_type = 'answer' and basis = 'documentation') as documentation,
    (select count(*)::int from answers where post_type = 'answer' and basis = 'hypothesis') as hypothesis,
    (select count(*)::int from answers where post_type = 'followup') as followups`);
  expect(await totals()).toEqual(rows[0]);
  const wrong = await db.execute(sql`select q.question_id from questions q left join answers a using (question_id)
    group by q.question_id having (answer_count, followup_count, tested_count, last_activity_at) is distinct from
      (count(*) filter (where post_type = 'answer'), count(*) filter (where post_type = 'followup'),
       count(*) filter (where post_type = 'answer' and basis = 'tested'), coalesce(max(a.created_at), q.created_at))`);
  expect(wrong.rows).toEqual([]);
}

describe("the same post sent 32 times at once", () => {
  test(`is one question, one event and one attempt, ${rounds} rounds of it`, async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const asked = aQuestion();
      // Tags do not matter: they are one question.
      const bodies = Array.from({ length: 32 }, (_, index) => ({ ...asked, tags: [`tag-${index}`] }));
      expect(await race(POST_QUESTION, bodies)).toEqual({ "201 new": 1, "201 duplicate": 31 });
      const rows = await (await database()).select().from(questions).where(eq(questions.title, asked.title));
      expect(rows).toHaveLength(1);
      expect(await eventsOf(rows[0]!.question_id)).toHaveLength(1);
      expect(await used()).toEqual({
        "attempts/3600": round,
        "attempts/86400": round,
        "questions/3600": round,
        "questions/86400": round,
      });
    }
    await expectCounted();
  });

  test(`is one answer, one event and one attempt, ${rounds} rounds of it`, async () => {
    const { question_id } = await ask();
    await (await database()).delete(limitWindows);
    for (let round = 1; round <= rounds; round += 1) {
      const posted = anAnswer(question_id);
      const bodies = Array.from({ length: 32 }, () => posted);
      expect(await race(POST_ANSWER, bodies)).toEqual({ "201 new": 1, "201 duplicate": 31 });
      const rows = await (await database()).select().from(answers).where(eq(answers.body, posted.body));
      expect(rows).toHaveLength(1);
      expect(await eventsOf(rows[0]!.answer_id)).toHaveLength(1);
      expect((await used())["answers/3600"]).toBe(round);
      expect((await used())["attempts/3600"]).toBe(round);
    }
    await expectCounted();
  });

  test("is published, and its repeats are free, also where the limits leave room for one", async () => {
    setEnvironment({ RATE_LIMIT_QUESTIONS: "1/hour", RATE_LIMIT_ATTEMPTS: "1/minute" });
    const asked = aQuestion();
    const {
      "201 new": published,
      "201 duplicate": repeats = 0,
      "429 rate_limited": refused = 0,
    } = await race(
      POST_QUESTION,
      Array.from({ length: 32 }, () => asked),
    );
    // A refusal before the twin's publication has nothing to repeat; sent again, it costs nothing.
    expect([published, repeats + refused]).toEqual([1, 31]);
    expect(await race(POST_QUESTION, [asked, asked])).toEqual({ "201 duplicate": 2 });
  });
});

test("40 posts to one thread and 20 questions at once are all counted, in the feed without a gap", async () => {
  const { question_id } = await ask();
  const bases = ["tested", "documentation", "hypothesis"] as const;
  const posts = Array.from({ length: 40 }, (_, index) =>
    anAnswer(question_id, { basis: bases[index % 3]!, post_type: index % 4 === 0 ? "followup" : "answer" }),
  );
  const [posted, asked] = await Promise.all([
    race(POST_ANSWER, posts),
    race(
      POST_QUESTION,
      Array.from({ length: 20 }, () => aQuestion()),
    ),
  ]);
  expect([posted, asked]).toEqual([{ "201 new": 40 }, { "201 new": 20 }]);
  await expectCounted();
});

/**
 * Makes `change` in a transaction that ends only when a write of the service waits for it, and returns that write's
 * answer.
 */
async function meanwhile(change: (tx: Transaction) => Promise<unknown>, route: Route, body: unknown) {
  const db = await database();
  let answered: ReturnType<typeof call> | undefined;
  await db.transaction(async (tx) => {
    await change(tx);
    answered = call(route, { body });
    await vi.waitUntil(async () => {
      const { rows } = await db.execute(sql`select from pg_locks where not granted and database = (
        select oid from pg_database where datname = current_database()) or (not granted and locktype = 'transactionid')`);
      return rows.length > 0;
    }, 30_000);
  });
  return answered!;
}

describe("what goes while a post is written", () => {
  test("a tool that is taken off the list leaves the post as one about a tool that is not listed", async () => {
    const db = await database();
    for (const route of [POST_QUESTION, POST_ANSWER]) {
      const tool_id = "short-lived-tool";
      await db.transaction((tx) => createTool(tx, tool_id, aTool()));
      const body = route === POST_QUESTION ? aQuestion({ tool_id }) : anAnswer((await ask()).question_id, { tool_id });
      const [answered] = await Promise.all([
        call(route, { body }),
        db.transaction((tx) => tx.delete(tools).where(eq(tools.tool_id, tool_id))),
      ]);
      expect(answered.status).toBe(201);
      const read = await call(route, { body });
      expect(Object.values(read.body)[0]).toMatchObject({ tool_id, tool_listed: false });
    }
    await expectCounted();
  });

  test("an answer to a question that is removed meanwhile is refused, as is a reply to a removed post", async () => {
    const first = await ask();
    const gone = await meanwhile(
      (tx) => tx.delete(questions).where(eq(questions.question_id, first.question_id)),
      POST_ANSWER,
      anAnswer(first.question_id),
    );
    expect(refusalOf(gone).error).toBe("unknown_question");
    const { question_id } = await ask();
    const { answer_id } = await answer(question_id);
    const removePost = async (tx: Transaction) => {
      await tx.select().from(questions).where(eq(questions.question_id, question_id)).for("update");
      await tx.delete(answers).where(eq(answers.answer_id, answer_id));
    };
    const reply = anAnswer(question_id, { in_reply_to: answer_id });
    expect(refusalOf(await meanwhile(removePost, POST_ANSWER, reply)).error).toBe("unknown_post");
  });
});
