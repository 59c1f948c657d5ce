import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { recordOf } from "../own-value.ts";
import { type Basis, bases, type PostType } from "./posts.ts";
import { answers, countsWith, hasStatus, questions, questionTotals, totalOf } from "./questions.sql.ts";

/** A deleted question, answer or follow-up, without its words. */
type DeletedPost = Pick<typeof answers.$inferSelect, "question_id" | "in_reply_to" | "tool_id" | "created_at"> & {
  id: string;
  kind: "question" | PostType;
};

/** Deleted posts, and the function that takes them out of the totals: all writers share that row, so it runs last. */
type Deletion = { posts: DeletedPost[]; settle: () => Promise<void> };

/** Deletes a question with all its answers and follow-ups; returns them, or null without one. */
export async function deleteQuestion(tx: Transaction, question_id: string): Promise<Deletion | null> {
  const ofId = eq(questions.question_id, question_id);
  // A concurrent answer waits here, and then finds the question gone.
  const [locked] = await tx.select({ id: questions.question_id }).from(questions).where(ofId).for("update");
  if (locked === undefined) return null;
  const posts = await tx.delete(answers).where(eq(answers.question_id, question_id)).returning(deletedAnswer);
  const [question] = await tx.delete(questions).where(ofId).returning({
    id: questions.question_id,
    kind: sql<"question">`'question'`,
    question_id: questions.question_id,
    in_reply_to: sql<null>`null`,
    tool_id: questions.tool_id,
    created_at: questions.created_at,
    is_unanswered: hasStatus.unanswered,
  });
  const { is_unanswered, ...gone } = question!;
  return {
    posts: [gone, ...posts.map(({ basis: _, ...post }) => post)],
    settle: () => takeFromTotals(tx, posts, { questions: -1, unanswered: -Number(is_unanswered) }),
  };
}

/** The remainder of a deleted answer or follow-up. */
const deletedAnswer = {
  id: answers.answer_id,
  kind: answers.post_type,
  question_id: answers.question_id,
  in_reply_to: answers.in_reply_to,
  tool_id: answers.tool_id,
  created_at: answers.created_at,
  basis: answers.basis,
};

/** Deletes one answer or follow-up, but not the replies to it. Returns it, or null without one. */
export async function deleteAnswer(tx: Transaction, answer_id: string): Promise<Deletion | null> {
  const ofId = eq(answers.answer_id, answer_id);
  const [place] = await tx.select({ question_id: answers.question_id }).from(answers).where(ofId);
  if (place === undefined) return null;
  const ofQuestion = eq(questions.question_id, place.question_id);
  const status = { is_unanswered: hasStatus.unanswered };
  const [before] = await tx.select(status).from(questions).where(ofQuestion).for("update");
  const [row] = await tx.delete(answers).where(ofId).returning(deletedAnswer);
  if (row === undefined) return null;
  const { basis: _, ...post } = row;
  const last = sql`(select max(${answers.created_at}) from ${answers} where ${answers.question_id} = ${post.question_id})`;
  const [after] = await tx
    .update(questions)
    .set({
      ...countsWith(row, -1),
      last_activity_at: sql`greatest(${questions.created_at}, ${last})`,
    })
    .where(ofQuestion)
    .returning(status);
  const unanswered = Number(after!.is_unanswered) - Number(before!.is_unanswered);
  return { posts: [post], settle: () => takeFromTotals(tx, [row], { questions: 0, unanswered }) };
}

/** Takes deleted posts out of the totals; all writers share that row, so it comes last in a transaction. */
async function takeFromTotals(
  tx: Transaction,
  posts: { kind: PostType; basis: Basis }[],
  by: { questions: number; unanswered: number },
): Promise<void> {
  await tx.update(questionTotals).set({
    questions: sql`${questionTotals.questions} + ${by.questions}`,
    unanswered: sql`${questionTotals.unanswered} + ${by.unanswered}`,
    ...recordOf([...bases, "followups"], (total) => {
      return sql`${questionTotals[total]} - ${posts.filter((post) => totalOf(post) === total).length}`;
    }),
  });
}
