import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { type Deletion, deletedAnswer } from "./delete-question.ts";
import { answers, questions } from "./questions.sql.ts";
import { takeFromTotals } from "./take-from-totals.ts";

/** Deletes one answer or follow-up, but not the replies to it. Returns it, or null without one. */
export async function deleteAnswer(tx: Transaction, answer_id: string): Promise<Deletion | null> {
  const ofId = eq(answers.answer_id, answer_id);
  const [found] = await tx.select({ question_id: answers.question_id }).from(answers).where(ofId);
  if (found === undefined) return null;
  const ofQuestion = eq(questions.question_id, found.question_id);
  await tx.select({ id: questions.question_id }).from(questions).where(ofQuestion).for("update");
  const [row] = await tx.delete(answers).where(ofId).returning(deletedAnswer);
  if (row === undefined) return null;
  const { basis, ...post } = row;
  const isAnswer = post.kind === "answer";
  const last = sql`(select max(${answers.created_at}) from ${answers} where ${answers.question_id} = ${post.question_id})`;
  const [left] = await tx
    .update(questions)
    .set({
      answer_count: sql`${questions.answer_count} - ${isAnswer ? 1 : 0}`,
      followup_count: sql`${questions.followup_count} - ${isAnswer ? 0 : 1}`,
      tested_count: sql`${questions.tested_count} - ${isAnswer && basis === "tested" ? 1 : 0}`,
      last_activity_at: sql`greatest(${questions.created_at}, ${last})`,
    })
    .where(ofQuestion)
    .returning({ answer_count: questions.answer_count });
  const unanswered = isAnswer && left!.answer_count === 0 ? 1 : 0;
  return { posts: [post], settle: () => takeFromTotals(tx, [row], { questions: 0, unanswered }) };
}
