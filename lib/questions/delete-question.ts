import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { answers, questions } from "./questions.sql.ts";
import { takeFromTotals } from "./take-from-totals.ts";

/** A deleted question, answer or follow-up, without its words. */
export type DeletedPost = {
  id: string;
  kind: "question" | "answer" | "followup";
  question_id: string;
  in_reply_to: string | null;
  tool_id: string | null;
  created_at: Date;
};

/** Deleted posts, and the function that takes them out of the totals: all writers share that row, so it runs last. */
export type Deletion = { posts: DeletedPost[]; settle: () => Promise<void> };

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
    answer_count: questions.answer_count,
  });
  const { answer_count, ...gone } = question!;
  return {
    posts: [gone, ...posts.map(({ basis: _, ...post }) => post)],
    settle: () => takeFromTotals(tx, posts, { questions: -1, unanswered: answer_count === 0 ? -1 : 0 }),
  };
}

/** The remainder of a deleted answer or follow-up. */
export const deletedAnswer = {
  id: answers.answer_id,
  kind: answers.post_type,
  question_id: answers.question_id,
  in_reply_to: answers.in_reply_to,
  tool_id: answers.tool_id,
  created_at: answers.created_at,
  basis: answers.basis,
};
