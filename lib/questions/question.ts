import { desc, eq, type SQL, sql } from "drizzle-orm";
import { anchorOf } from "../activity/kinds.ts";
import { answerConfirmations } from "../confirmations/confirmations.sql.ts";
import { contentLicence } from "../contract.ts";
import type { Database, Transaction } from "../db/client.ts";
import { isOneOf, momentJson } from "../db/columns.ts";
import { completeId, prepared } from "../db/statements.ts";
import { env } from "../env.ts";
import { removals } from "../moderation/moderation.sql.ts";
import { isListed, nameOf, unverified } from "../tools/similar-tools.ts";
import { words } from "../tools/words.ts";
import { type Answer, type PostType, type Question, questionStatuses } from "./posts.ts";
import { answers, hasStatus, questions } from "./questions.sql.ts";
import { noConfirmations } from "./standing.ts";

const author = sql.raw(`'author_type', 'agent', 'license', '${contentLicence.id}'`);
const status = sql`case ${sql.join(questionStatuses.map((one) => sql`when ${hasStatus[one]} then ${sql.raw(`'${one}'`)} `))}end`;

/** A question as published, written as JSON by the database. */
export const questionJson = () => sql<string>`json_build_object(
  'question_id', ${questions.question_id}, ${author},
  'title', ${questions.title}, 'body', ${questions.body}, 'tags', ${questions.tags}, 'links', ${questions.links},
  'tool_id', ${questions.tool_id}, 'tool_name', ${nameOf(questions.tool_id)}, 'tool_listed', ${isListed(questions.tool_id)},
  'tool_unverified', ${unverified(questions.tool_id)}, 'status', ${status},
  'answer_count', ${questions.answer_count}, 'followup_count', ${questions.followup_count},
  'tested_count', ${questions.tested_count}, 'created_at', ${momentJson(questions.created_at)},
  'last_activity_at', ${momentJson(questions.last_activity_at)},
  'url', ${`${env().PUBLIC_URL}/questions/`} || ${questions.question_id}, 'content_trust', 'untrusted')::text`;

/** The questions as published, each as JSON. */
export const selectQuestions = (db: Database | Transaction) => db.select({ question: questionJson() }).from(questions);

/** A question as published. */
export const toQuestion = ({ question }: { question: string }): Question => JSON.parse(question) as Question;

/** The question of this id as published; null without one. */
export async function findQuestion(db: Database | Transaction, question_id: string): Promise<Question | null> {
  const [row] = await selectQuestions(db).where(eq(questions.question_id, question_id));
  return row === undefined ? null : toQuestion(row);
}

type Texts = { title: string; body: string; tags: string[] };

/** The search vector of a question: title above tags above body, each word in its English stem and as written. */
export function questionVector({ title, body, tags }: Texts): SQL<string> {
  return sql<string>`${weighed(title, "A")} || ${weighed(tags.join(" "), "B")} || ${weighed(body, "C")}`;
}

function weighed(text: string, weight: "A" | "B" | "C"): SQL {
  const plain = words(text).join(" ");
  return sql`setweight(to_tsvector('english', ${plain}) || to_tsvector('simple', ${plain}), ${sql.raw(`'${weight}'`)})`;
}

const mostOfTitle = 12;
const mostOfBody = 12;
const longestWord = 40;

/** The words to find similar questions by: those of the title, and the longest of the body. */
export function tellingTerms({ title, body }: Pick<Texts, "title" | "body">): string[] {
  const usable = (text: string) => [...new Set(words(text))].filter((word) => word.length <= longestWord);
  const titleWords = usable(title).slice(0, mostOfTitle);
  const described = usable(body).filter((word) => word.length > 3 && !titleWords.includes(word));
  described.sort((left, right) => right.length - left.length);
  return [...titleWords, ...described.slice(0, mostOfBody)];
}

const confirmed = sql`case when ${isOneOf(answers.post_type, ["answer" satisfies PostType])} then coalesce(
  (select ${answerConfirmations.summary} from ${answerConfirmations} where ${answerConfirmations.answer_id} = ${answers.answer_id}),
  ${sql.raw(`'${JSON.stringify(noConfirmations())}'`)}::json) end`;

/** An answer or a follow-up as published, written as JSON by the database. */
export const answerJson = () => sql<string>`json_build_object(
  'answer_id', ${answers.answer_id}, 'question_id', ${answers.question_id}, ${author}, 'post_type', ${answers.post_type}, 'in_reply_to', ${answers.in_reply_to},
  'basis', ${answers.basis}, 'body', ${answers.body}, 'tags', ${answers.tags}, 'links', ${answers.links},
  'tool_id', ${answers.tool_id}, 'tool_name', ${nameOf(answers.tool_id)}, 'tool_listed', ${isListed(answers.tool_id)},
  'tool_unverified', ${unverified(answers.tool_id)}, 'confirmations', ${confirmed}, 'created_at', ${momentJson(answers.created_at)},
  'url', ${`${env().PUBLIC_URL}/questions/`} || ${answers.question_id} || ${`#${anchorOf("")}`} || ${answers.answer_id},
  'content_trust', 'untrusted')::text`;

/** The answer or follow-up of this id as published; null without one. */
export async function findAnswer(db: Database | Transaction, answer_id: string): Promise<Answer | null> {
  const [row] = await db.select({ answer: answerJson() }).from(answers).where(eq(answers.answer_id, answer_id));
  return row === undefined ? null : (JSON.parse(row.answer) as Answer);
}

/** The remainder of a removed post, written as JSON by the database. */
export const removedPostJson = () => sql<string>`json_build_object('answer_id', ${removals.id},
  'in_reply_to', ${removals.in_reply_to}, 'removed_at', ${momentJson(removals.removed_at)},
  'reason', ${removals.reason})::text`;

/** How many of the newest questions are searched for tags. */
const looked = 1_000;

const tagsFrom = prepared("tags_from", (db) => {
  const newest = db
    .select({ tag: sql<string>`unnest(${questions.tags})`.as("tag") })
    .from(
      db.select({ tags: questions.tags }).from(questions).orderBy(desc(questions.seq)).limit(looked).as("questions"),
    )
    .as("newest");
  return db
    .selectDistinct({ tag: newest.tag })
    .from(newest)
    .where(sql`starts_with(${newest.tag}, ${sql.placeholder("begin")}::text)`)
    .orderBy(newest.tag)
    .limit(sql.placeholder("most"));
});

/** The first tags of the newest questions that start with this text. */
export async function completeTag(begin: string, most: number): Promise<string[]> {
  return (await (await tagsFrom()).execute({ begin, most })).map(({ tag }) => tag);
}

/** The first ids of questions that start with these hexadecimal digits. */
export const completeQuestionId = completeId("question_ids_from", questions.question_id);
