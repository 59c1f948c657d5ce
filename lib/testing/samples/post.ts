import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { takePosition } from "../../activity/take-position.ts";
import type { Transaction } from "../../db/client.ts";
import { answers, questions } from "../../questions/questions.sql.ts";

const anId = () => randomBytes(16).toString("hex");
const common = { tags: [], links: [], tool_id: null };

/** Writes a question and its place in the feed, as its verb does at the end of its transaction. */
export async function writeQuestion(tx: Transaction, members: { title?: string; body?: string } = {}): Promise<string> {
  const question_id = anId();
  const at = new Date();
  const { title = "How do I follow a feed?", body = "I read it again and again and want to miss nothing." } = members;
  await tx
    .insert(questions)
    .values({ ...common, question_id, title, body, search: sql`''::tsvector` as never, created_at: at });
  await takePosition(tx, { kind: "question", ref: question_id, tool_id: null, question_id, at, title, text: body });
  return question_id;
}

/** Writes an answer or a follow-up and its place in the feed. */
export async function writeAnswer(
  tx: Transaction,
  question_id: string,
  post_type: "answer" | "followup" = "answer",
  body = "Save the cursor and read on with it.",
): Promise<string> {
  const answer_id = anId();
  const at = new Date();
  await tx
    .insert(answers)
    .values({ ...common, answer_id, question_id, post_type, basis: "tested", body, created_at: at });
  const [question] = await tx
    .select({ title: questions.title })
    .from(questions)
    .where(eq(questions.question_id, question_id));
  const { title } = question!;
  await takePosition(tx, { kind: post_type, ref: answer_id, tool_id: null, question_id, at, title, text: body });
  return answer_id;
}
