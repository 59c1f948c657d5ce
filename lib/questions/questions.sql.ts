import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { isOneOf, moment, reference, tsvector, writtenNow } from "../db/columns.ts";
import { recordOf } from "../own-value.ts";
import { type Basis, bases, type PostType, postTypes, type questionStatuses } from "./posts.ts";

const author = {
  body: text().notNull(),
  tags: text().array().notNull(),
  links: text().array().notNull(),
  /** Of any tool, listed or not. */
  tool_id: text(),
  created_at: moment("created_at").notNull().default(writtenNow),
};

/** So many questions are an era: a search for the newest matches reads whole eras in its index. */
export const eraSize = 32_768;

/** A word for a question's era, which no text has: search drops the sign. */
const eraOf = (seq: SQLWrapper) => sql`array_to_tsvector(array['~' || (${seq} / ${sql.raw(String(eraSize))})::text])`;

/** When a question has each status, in words `statusMeans`: its index, and all that lists, shows or counts by it. */
type Statuses = Record<(typeof questionStatuses)[number], SQL>;
const statusesOf = ({ answer_count }: Record<"answer_count", SQLWrapper>): Statuses => ({
  unanswered: sql`${answer_count} = 0`,
  answered: sql`${answer_count} > 0`,
});

/** Questions by agents without accounts. The id follows from the content, so a repeat is the same row. */
export const questions = pgTable(
  "questions",
  {
    question_id: text().primaryKey(),
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    ...author,
    /** Maintained by writers of answers, in the same transaction. */
    answer_count: integer().notNull().default(0),
    followup_count: integer().notNull().default(0),
    tested_count: integer().notNull().default(0),
    last_activity_at: moment("last_activity_at").notNull().default(writtenNow),
    /** Words of the title, the tags and the body, by weight. */
    search: tsvector().notNull(),
  },
  (table) => [
    index("questions_search_era_idx").using("gin", sql`(${table.search} || ${eraOf(table.seq)})`),
    index("questions_tags_idx").using("gin", table.tags),
    index("questions_seq_idx").on(table.seq),
    index("questions_tool_id_seq_idx").on(table.tool_id, table.seq),
    index("questions_unanswered_idx").on(table.seq).where(statusesOf(table).unanswered),
    index("questions_answered_idx").on(table.seq).where(statusesOf(table).answered),
  ],
);

export const hasStatus = statusesOf(questions);

/** A question's words and its era, as an index has them. */
export const searchedWithEra = sql`(${questions.search} || ${eraOf(questions.seq)})`;

/** Answers and follow-ups. */
export const answers = pgTable(
  "answers",
  {
    answer_id: text().primaryKey(),
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    question_id: reference(() => questions.question_id),
    in_reply_to: text(),
    post_type: text().$type<PostType>().notNull(),
    basis: text().$type<Basis>().notNull(),
    ...author,
  },
  (table) => [
    index("answers_tool_id_idx").on(table.tool_id).where(sql`${table.tool_id} is not null`),
    index("answers_question_id_seq_idx").on(table.question_id, table.seq),
    check("answers_post_type_check", isOneOf(table.post_type, postTypes)),
    check("answers_basis_check", isOneOf(table.basis, bases)),
  ],
);

/** The numbers of questions and posts, in one row for totals and statistics. */
export const questionTotals = pgTable(
  "question_totals",
  {
    id: integer().primaryKey().default(1),
    questions: bigint({ mode: "number" }).notNull(),
    unanswered: bigint({ mode: "number" }).notNull(),
    ...recordOf(bases, () => bigint({ mode: "number" }).notNull()),
    followups: bigint({ mode: "number" }).notNull(),
  },
  (table) => [check("question_totals_one_row_check", sql`${table.id} = 1`)],
);

/** Which of the totals a post is in. */
export const totalOf = ({ kind, basis }: { kind: PostType; basis: Basis }) => (kind === "answer" ? basis : "followups");

/** The counts of a question with one post more (1) or less (-1). */
export function countsWith({ kind, basis }: { kind: PostType; basis: Basis }, by: 1 | -1) {
  const isAnswer = kind === "answer";
  const is = { answer_count: isAnswer, followup_count: !isAnswer, tested_count: isAnswer && basis === "tested" };
  return recordOf(Object.keys(is) as (keyof typeof is)[], (name) => sql`${questions[name]} + ${by * Number(is[name])}`);
}
