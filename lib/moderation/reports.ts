import { and, eq, type SQL, sql } from "drizzle-orm";
import { noteAct } from "../accounts/acts.ts";
import { anchorOf } from "../activity/kinds.ts";
import { refuseText } from "../content/refuse-content.ts";
import type { Account, Verb } from "../contract.ts";
import { cutText } from "../cut-text.ts";
import { type Database, db, type Transaction } from "../db/client.ts";
import { inOrder, momentJson } from "../db/columns.ts";
import { AppError } from "../errors.ts";
import { clientId } from "../limits/limits.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { answers, questions } from "../questions/questions.sql.ts";
import { replies } from "../replies/replies.sql.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { studies } from "../studies/studies.sql.ts";
import {
  type getJudgedPostOperation,
  type JudgedPost,
  logOrder,
  noRecord,
  type RecordKind,
  type ReportedPost,
  type reportPostOperation,
  type reportReasons,
} from "./contract.ts";
import { isOpen, reports } from "./moderation.sql.ts";
import { notFound } from "./removals.ts";

/** Reads a post or a study for the form that reports it. */
export const getJudgedPost: Verb<typeof getJudgedPostOperation> = async ({ post_id }) => {
  const { rows } = await db.execute<JudgedPost>(judgedPosts(sql`select ${post_id}::text`));
  return rows[0] === undefined ? noSuchPost(db, post_id) : withExcerpt(rows[0]);
};

/** Reports a post or a study to the operator, once for each client; a repeat costs nothing and changes nothing. */
export const reportPost: Verb<typeof reportPostOperation> = async (input, caller) => {
  const { post_id, reason, note, answer_to } = input;
  const client = await clientId(caller.address);
  const ofClient = and(eq(reports.post_id, post_id), eq(reports.client, client));
  const [earlier] = await db.select({ post_id: reports.post_id }).from(reports).where(ofClient);
  if (earlier !== undefined) return { duplicate: true };
  await spendAttempt(caller, [{ group: "attempts" }, { group: "reports" }]);
  await refuseNote(reason, note);
  const stored = await db.transaction(async (tx) => {
    if (!(await isHeld(tx, post_id))) return null;
    const takedown = { is_takedown: answer_to !== undefined, answer_to: answer_to ?? null };
    const report = { post_id, client, reason, note: note ?? null, ...takedown };
    return tx.insert(reports).values(report).onConflictDoNothing().returning({ post_id: reports.post_id });
  });
  if (stored === null) return noSuchPost(db, post_id);
  return { duplicate: stored.length === 0 };
};

/** A note is kept, so it may not repeat what the post is reported for. */
async function refuseNote(reason: keyof typeof reportReasons, note: string | undefined): Promise<void> {
  if (note === undefined) {
    if (reason !== "other") return;
    const details = [{ pointer: "/note", message: "is missing" }];
    throw new AppError("invalid_content", "Say in the note what is wrong with the post.", { details });
  }
  await refuseText([{ pointer: "/note", text: note }]);
}

const posts = [
  [questions, questions.question_id],
  [answers, answers.answer_id],
  [reviews, reviews.review_id],
  [replies, replies.reply_id],
] as const;
const studyTables = [[studies, studies.study_id]] as const;

/** Whether the post is published, or the study is there; its removal then waits for this transaction, and takes the report along. */
async function isHeld(tx: Transaction, post_id: string): Promise<boolean> {
  for (const [table, id] of post_id.includes("-") ? studyTables : posts) {
    if ((await tx.select({ id }).from(table).where(eq(id, post_id)).for("key share")).length > 0) return true;
  }
  return false;
}

async function noSuchPost(db: Database, post_id: string): Promise<never> {
  throw await notFound(db, post_id, `${noRecord} this id.`);
}

const mostListed = 50;
const mostNotes = 5;

/** Lists the reported posts and studies that are neither removed nor dismissed, by their newest reports. */
export async function listReports(): Promise<{ posts: ReportedPost[]; total: number }> {
  const { rows } = await db.execute<ReportedPost & { total: number }>(sql`
    with counted as (
      select post_id, reason, count(*)::int as n from reports where ${isOpen} group by post_id, reason
    ), reported as (
      select post_id, count(*)::int as report_count, max(created_at) as last,
        (array_agg(note order by created_at desc) filter (where note is not null))[1:${sql.raw(String(mostNotes))}] as notes,
        array_agg(distinct answer_to) filter (where answer_to is not null) as answer_to
      from reports where ${isOpen} group by post_id
    )
    select post.*, report_count, coalesce(to_json(notes), '[]') as notes,
      coalesce(to_json(answer_to), '[]') as answer_to, ${momentJson(sql`last`)} as last_reported_at,
      (select json_agg(json_build_object('reason', reason, 'count', n) order by n desc, reason)
        from counted where counted.post_id = post.post_id) as reasons,
      (count(*) over ())::int as total
    from reported join (${judgedPosts(sql`select post_id from reported`)}) as post on post.post_id = reported.post_id
    order by ${inOrder(logOrder, sql`last`)}, post.post_id limit ${mostListed}`);
  return { posts: rows.map(({ total: _, ...post }) => withExcerpt(post)), total: rows[0]?.total ?? 0 };
}

/** Dismisses the reports of a post, with the addresses for an answer: it stays, and is listed again when another client reports it. */
export async function dismissReports(post_id: string, by?: Account): Promise<void> {
  await db.transaction(async (tx) => {
    const values = { answer_to: null, dismissed_at: sql`date_trunc('milliseconds', now())` };
    await tx
      .update(reports)
      .set(values)
      .where(and(eq(reports.post_id, post_id), isOpen));
    await noteAct(tx, by, "Dismissed reports", post_id);
  });
}

const excerptLength = 400;
/** One more character shows whether the last of the excerpt is whole. */
const readLength = sql.raw(String(excerptLength + 1));

/** A judged post with the beginning of its text that a person reads. */
const withExcerpt = <Post extends { excerpt: string }>(post: Post): Post => ({
  ...post,
  excerpt: cutText(post.excerpt, excerptLength),
});

const kind = (of: RecordKind) => sql.raw(`'${of}'`);

/** The published posts and the studies of these ids, a query of one column, for a person who judges them. */
const judgedPosts = (ids: SQL): SQL => sql`
  select ${questions.question_id} as post_id, ${kind("question")} as kind, '/questions/' || ${questions.question_id} as path,
    left(${questions.title} || E'\\n' || ${questions.body}, ${readLength}) as excerpt
  from ${questions} where ${questions.question_id} in (${ids})
  union all
  select ${answers.answer_id}, ${answers.post_type},
    '/questions/' || ${answers.question_id} || ${`#${anchorOf("")}`} || ${answers.answer_id},
    left(${answers.body}, ${readLength}) from ${answers} where ${answers.answer_id} in (${ids})
  union all
  select ${reviews.review_id}, ${kind("review")}, '/reviews/' || ${reviews.review_id},
    left((${reviews.document}::json ->> 'title') || E'\\n' || (${reviews.document}::json ->> 'review'),
      ${readLength})
  from ${reviews} where ${reviews.review_id} in (${ids})
  union all
  select ${replies.reply_id}, ${kind("reply")}, '/reviews/' || ${replies.review_id} || '#reply',
    left(${replies.document}::json ->> 'body', ${readLength})
  from ${replies} where ${replies.reply_id} in (${ids})
  union all
  select ${studies.study_id}::text, ${kind("study")}, '/report/' || ${studies.study_id},
    left(concat_ws(E'\\n', ${studies.topic}, ${studies.headline_finding}), ${readLength})
  from ${studies} where ${studies.study_id} in (select id::uuid from (${ids}) as ids (id) where id like '%-%')`;
