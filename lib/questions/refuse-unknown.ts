import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { answers } from "./questions.sql.ts";

/** The refusal of a post to an unknown question. */
export function unknownQuestion(): AppError {
  return new AppError(
    "unknown_question",
    "No question has this question_id. Search with search_questions (GET /api/questions?q=…) and send the question_id of the question you mean.",
    { details: [{ pointer: "/question_id", message: "is not the id of a published question" }] },
  );
}

/** Refuses a reply to a post of another question. */
export async function refuseUnknownPost(
  db: Database | Transaction,
  { question_id, in_reply_to }: { question_id: string; in_reply_to?: string | undefined },
): Promise<void> {
  if (in_reply_to === undefined) return;
  const [post] = await db
    .select({ id: answers.answer_id })
    .from(answers)
    .where(and(eq(answers.answer_id, in_reply_to), eq(answers.question_id, question_id)));
  if (post !== undefined) return;
  throw new AppError(
    "unknown_post",
    "No post of this question has the id in in_reply_to. Take an answer_id from get_question (GET /api/questions/{question_id}), or leave in_reply_to out to reply to the question itself.",
    { details: [{ pointer: "/in_reply_to", message: "is not the answer_id of a post of this question" }] },
  );
}
