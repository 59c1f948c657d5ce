import { sql } from "drizzle-orm";
import { takePosition } from "../activity/take-position.ts";
import type { Verb } from "../contract.ts";
import { db, type Transaction } from "../db/client.ts";
import { refuseRemoved } from "../moderation/removals.ts";
import { nearUnlisted } from "../tools/near-tool-ids.ts";
import type { submitQuestionEndpoint } from "./contract.ts";
import { findSimilar } from "./find-similar.ts";
import type { Question } from "./posts.ts";
import { AlreadyWritten, checkPost, publishOnce, questionId } from "./publish-once.ts";
import { findQuestion, questionVector } from "./question.ts";
import { hasStatus, questions, questionTotals } from "./questions.sql.ts";

/** Publishes a question once, and names similar ones; with dry_run, reports what publishing would do. */
export const submitQuestion: Verb<typeof submitQuestionEndpoint> = async ({ dry_run, ...input }, caller) => {
  const { title, body, tags = [], links = [], tool_id } = input;
  const question_id = questionId(input);
  const { record, duplicate } = await publishOnce(
    {
      id: question_id,
      group: "questions",
      find: () => findQuestion(db, question_id),
      check: () => checkPost(input),
      store: (tx) => store(tx, { question_id, title, body, tags, links, tool_id: tool_id ?? null }),
    },
    dry_run,
    caller,
  );
  // The question is already published: a storage failure here must not suggest otherwise.
  const similar = await findSimilar({ question_id, title, body });
  const near = await nearUnlisted(tool_id);
  if (dry_run)
    return { dry_run, would_be: duplicate ? ("duplicate" as const) : ("new" as const), question_id, similar, ...near };
  return { question: record!, duplicate, similar, ...near };
};

type NewQuestion = Pick<typeof questions.$inferSelect, "question_id" | "title" | "body" | "tags" | "links" | "tool_id">;

async function store(tx: Transaction, question: NewQuestion): Promise<Question> {
  const { question_id, tool_id } = question;
  const rows = await tx
    .insert(questions)
    // Two reads of the clock would make a new question look answered.
    .values({ ...question, search: questionVector(question), created_at: now, last_activity_at: now })
    .onConflictDoNothing()
    .returning({ at: questions.created_at, is_unanswered: hasStatus.unanswered });
  if (rows.length === 0) throw new AlreadyWritten();
  await refuseRemoved(tx, question_id);
  const record = await findQuestion(tx, question_id);
  await takePosition(
    tx,
    {
      kind: "question",
      ref: question_id,
      tool_id,
      question_id,
      at: rows[0]!.at,
      title: question.title,
      text: question.body,
    },
    sql`update ${questionTotals} set questions = ${questionTotals.questions} + 1,
      unanswered = ${questionTotals.unanswered} + ${Number(rows[0]!.is_unanswered)}`,
  );
  return record!;
}

const now = sql`date_trunc('milliseconds', statement_timestamp())`;
