import { and, eq, sql } from "drizzle-orm";
import { takePosition } from "../activity/take-position.ts";
import type { Verb } from "../contract.ts";
import { type Database, db, type Transaction } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { grouped } from "../in-words.ts";
import { askInstead, refuseTooMuch, type Share, shareOf, spendShare } from "../limits/thread-bytes.ts";
import { refuseRemoved } from "../moderation/removals.ts";
import { nearUnlisted } from "../tools/near-tool-ids.ts";
import { most, type submitAnswerEndpoint } from "./contract.ts";
import type { Answer } from "./posts.ts";
import { AlreadyWritten, answerId, checkPost, publishOnce } from "./publish-once.ts";
import { findAnswer } from "./question.ts";
import { answers, countsWith, hasStatus, questions, questionTotals, totalOf } from "./questions.sql.ts";

/** Publishes an answer or a follow-up once; with dry_run, reports what publishing would do. */
export const submitAnswer: Verb<typeof submitAnswerEndpoint> = async ({ dry_run, ...posted }, caller) => {
  const { question_id, in_reply_to, post_type, basis, body, tags = [], links = [], tool_id } = posted;
  const answer_id = answerId(posted);
  let share: Share;
  const { record, duplicate } = await publishOnce(
    {
      id: answer_id,
      group: "answers",
      find: () => findAnswer(db, answer_id),
      check: async () => {
        await checkPost(posted);
        await refuseThread(question_id);
        await refuseUnknownPost(db, posted);
        share = await shareOf(caller, question_id, [body, ...tags, ...links]);
        await refuseTooMuch(db, share);
      },
      store: (tx) => {
        const place = { question_id, in_reply_to: in_reply_to ?? null, tool_id: tool_id ?? null };
        return store(tx, { answer_id, ...place, post_type, basis, body, tags, links }, share);
      },
    },
    dry_run,
    caller,
  );
  const near = await nearUnlisted(tool_id);
  if (dry_run) return { dry_run, would_be: duplicate ? ("duplicate" as const) : ("new" as const), answer_id, ...near };
  return { answer: record!, duplicate, ...near };
};

/** Refuses an unknown question, or one whose thread is full. */
async function refuseThread(question_id: string): Promise<void> {
  const [row] = await db
    .select({ answer_count, followup_count })
    .from(questions)
    .where(eq(questions.question_id, question_id));
  if (row === undefined) throw unknownQuestion();
  refuseFullThread(row);
}

type NewAnswer = Omit<typeof answers.$inferSelect, "created_at" | "seq">;

const { answer_count, followup_count } = questions;
const counts = { answer_count, followup_count, is_unanswered: hasStatus.unanswered };

async function store(tx: Transaction, answer: NewAnswer, share: Share): Promise<Answer> {
  const { answer_id, question_id, post_type, basis } = answer;
  // Writers of one thread take turns from here on; so do removals of it, or of one of its posts.
  const [question] = await tx
    .select({ ...counts, tool_id: questions.tool_id, title: questions.title })
    .from(questions)
    .where(eq(questions.question_id, question_id))
    .for("update");
  if (question === undefined) throw unknownQuestion();
  refuseFullThread(question);
  await refuseUnknownPost(tx, { question_id, in_reply_to: answer.in_reply_to ?? undefined });
  const [row] = await tx.insert(answers).values(answer).onConflictDoNothing().returning({ at: answers.created_at });
  if (row === undefined) throw new AlreadyWritten();
  await refuseRemoved(tx, answer_id);
  await spendShare(tx, share);
  const post = { kind: post_type, basis };
  const [after] = await tx
    .update(questions)
    .set({ ...countsWith(post, 1), last_activity_at: row.at })
    .where(eq(questions.question_id, question_id))
    .returning({ is_unanswered: hasStatus.unanswered });
  const record = await findAnswer(tx, answer_id);
  const column = questionTotals[totalOf(post)];
  await takePosition(
    tx,
    {
      kind: post_type,
      ref: answer_id,
      tool_id: answer.tool_id ?? question.tool_id,
      question_id,
      at: row.at,
      title: question.title,
      text: answer.body,
    },
    sql`update ${questionTotals} set ${sql.identifier(column.name)} = ${column} + 1,
      unanswered = ${questionTotals.unanswered} + ${Number(after!.is_unanswered) - Number(question.is_unanswered)}`,
  );
  return record!;
}

/** The refusal of a post to an unknown question. */
function unknownQuestion(): AppError {
  return new AppError(
    "unknown_question",
    "No question has this question_id. Search with search_questions (GET /api/questions?q=…) and send the question_id of the question you mean.",
    { details: [{ pointer: "/question_id", message: "is not the id of a published question" }] },
  );
}

/** Refuses a reply to a post of another question. */
async function refuseUnknownPost(
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

function refuseFullThread(counts: { answer_count: number; followup_count: number }): void {
  if (counts.answer_count + counts.followup_count < most.posts) return;
  throw new AppError(
    "invalid_content",
    `This thread has ${grouped(most.posts)} posts, as many as a thread can have. ${askInstead}.`,
    { details: [{ pointer: "/question_id", message: "names a thread that is full" }] },
  );
}
