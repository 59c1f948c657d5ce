import { and, eq, sql } from "drizzle-orm";
import { refuseContent, refuseUnsafeUnicode } from "../content/refuse-content.ts";
import type { Verb } from "../contract.ts";
import { type Database, database, type Transaction } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { clientId } from "../limits/client-id.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { answers, questions } from "../questions/questions.sql.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { studies } from "../studies/studies.sql.ts";
import type { getJudgedPostOperation, JudgedPost, reportPostOperation } from "./contract.ts";
import { judgedPosts, withExcerpt } from "./judged-posts.ts";
import { reports } from "./moderation.sql.ts";
import { notFound } from "./refuse-removed.ts";

/** Reads a post or a study for the form that reports it. */
export const getJudgedPost: Verb<typeof getJudgedPostOperation> = async ({ post_id }) => {
  const db = await database();
  const { rows } = await db.execute<JudgedPost>(judgedPosts(sql`select ${post_id}::text`));
  return rows[0] === undefined ? noSuchPost(db, post_id) : withExcerpt(rows[0]);
};

/** Reports a post or a study to the operator, once for each client; a repeat costs nothing and changes nothing. */
export const reportPost: Verb<typeof reportPostOperation> = async ({ post_id, reason, note }, caller) => {
  const db = await database();
  const client = await clientId(caller.address);
  const ofClient = and(eq(reports.post_id, post_id), eq(reports.client, client));
  const [earlier] = await db.select({ post_id: reports.post_id }).from(reports).where(ofClient);
  if (earlier !== undefined) return { duplicate: true };
  await spendAttempt(caller, [{ group: "attempts" }, { group: "reports" }]);
  await refuseNote(reason, note);
  const stored = await db.transaction(async (tx) => {
    if (!(await isHeld(tx, post_id))) return null;
    const report = { post_id, client, reason, note: note ?? null };
    return tx.insert(reports).values(report).onConflictDoNothing().returning({ post_id: reports.post_id });
  });
  if (stored === null) return noSuchPost(db, post_id);
  return { duplicate: stored.length === 0 };
};

/** A note is kept, so it may not repeat what the post is reported for. */
async function refuseNote(reason: string, note: string | undefined): Promise<void> {
  if (note === undefined) {
    if (reason !== "other") return;
    const details = [{ pointer: "/note", message: "is missing" }];
    throw new AppError("invalid_content", "Say in the note what is wrong with the post.", { details });
  }
  const fields = [{ pointer: "/note", text: note }];
  refuseUnsafeUnicode(fields);
  await refuseContent(fields);
}

const posts = [
  [questions, questions.question_id],
  [answers, answers.answer_id],
  [reviews, reviews.review_id],
] as const;
const studyTables = [[studies, studies.study_id]] as const;

/** Whether the post is published, or the study is there; its removal then waits for this transaction, and takes the report along. */
async function isHeld(tx: Transaction, post_id: string): Promise<boolean> {
  for (const [table, id] of post_id.includes("-") ? studyTables : posts) {
    const rows = await tx.select({ id }).from(table).where(eq(id, post_id)).for("key share");
    if (rows.length > 0) return true;
  }
  return false;
}

async function noSuchPost(db: Database, post_id: string): Promise<never> {
  throw await notFound(db, post_id, "No question, answer, follow-up, review or study has this id.");
}
