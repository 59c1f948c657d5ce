import { eq, sql } from "drizzle-orm";
import { takePosition } from "../activity/take-position.ts";
import type { Database, Transaction } from "../db/client.ts";
import { refuseRemoved } from "../moderation/refuse-removed.ts";
import type { Question } from "./posts.ts";
import { AlreadyWritten, orNullWhenWritten } from "./publish-once.ts";
import { selectQuestions, toQuestion } from "./question.ts";
import { questionVector } from "./question-words.ts";
import { questions, questionTotals } from "./questions.sql.ts";

export type NewQuestion = {
  question_id: string;
  title: string;
  body: string;
  tags: string[];
  links: string[];
  tool_id: string | null;
};

/** Writes a question, its place in the feed and its count, together or not at all; null when it is already here. */
export function storeQuestion(db: Database, question: NewQuestion): Promise<Question | null> {
  return orNullWhenWritten(() => db.transaction((tx) => store(tx, question)));
}

async function store(tx: Transaction, question: NewQuestion): Promise<Question> {
  const { question_id, tool_id } = question;
  const written = await tx
    .insert(questions)
    // Two reads of the clock would make a new question look answered.
    .values({ ...question, search: questionVector(question), created_at: now, last_activity_at: now })
    .onConflictDoNothing()
    .returning({ at: questions.created_at });
  if (written.length === 0) throw new AlreadyWritten();
  await refuseRemoved(tx, question_id);
  const [stored] = await selectQuestions(tx).where(eq(questions.question_id, question_id));
  // The rows that all writers share come last, so a wait for them lasts no longer than a commit.
  await takePosition(
    tx,
    {
      kind: "question",
      ref: question_id,
      tool_id,
      question_id,
      at: written[0]!.at,
      title: question.title,
      text: question.body,
    },
    sql`update ${questionTotals} set questions = ${questionTotals.questions} + 1,
      unanswered = ${questionTotals.unanswered} + 1`,
  );
  return toQuestion(stored!);
}

const now = sql`date_trunc('milliseconds', statement_timestamp())`;
