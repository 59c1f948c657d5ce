import { expect } from "vitest";
import { database } from "../db/client.ts";
import { answers, hasStatus, questions, questionTotals } from "../questions/questions.sql.ts";

/** Expects the stored counts of questions, and their totals, to equal the sums over the posts. */
export async function expectQuestionsRecounted(): Promise<void> {
  const db = await database();
  const asked = await db.select().from(questions);
  const posts = await db.select().from(answers);
  const given = posts.filter(({ post_type }) => post_type === "answer");
  for (const { question_id, ...stored } of asked) {
    const mine = posts.filter((post) => post.question_id === question_id);
    const answered = given.filter((post) => post.question_id === question_id);
    const moments = [stored.created_at, ...mine.map(({ created_at }) => created_at)].map((at) => at.getTime());
    expect([question_id, stored]).toEqual([
      question_id,
      {
        ...stored,
        answer_count: answered.length,
        followup_count: mine.length - answered.length,
        tested_count: answered.filter(({ basis }) => basis === "tested").length,
        last_activity_at: new Date(Math.max(...moments)),
      },
    ]);
  }
  const resting = (on: string) => given.filter(({ basis }) => basis === on).length;
  const [totals] = await db.select().from(questionTotals);
  expect(totals).toEqual({
    id: 1,
    questions: asked.length,
    unanswered: await db.$count(questions, hasStatus.unanswered),
    tested: resting("tested"),
    documentation: resting("documentation"),
    hypothesis: resting("hypothesis"),
    followups: posts.length - given.length,
  });
}
