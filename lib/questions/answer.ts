import { sql } from "drizzle-orm";
import { answerConfirmations } from "../confirmations/confirmations.sql.ts";
import type { Database, Transaction } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { env } from "../env.ts";
import { removals } from "../moderation/moderation.sql.ts";
import { isListed, nameOf, unverified } from "../tools/similar-tools.ts";
import type { Answer } from "./posts.ts";
import { answers } from "./questions.sql.ts";
import { noConfirmations } from "./standing.ts";

const confirmed = sql`case when ${answers.post_type} = 'answer' then coalesce(
  (select ${answerConfirmations.summary} from ${answerConfirmations} where ${answerConfirmations.answer_id} = ${answers.answer_id}),
  ${sql.raw(`'${JSON.stringify(noConfirmations())}'`)}::json) end`;

/** An answer or a follow-up as published, written as JSON by the database. */
export const answerJson = () => sql<string>`json_build_object(
  'answer_id', ${answers.answer_id}, 'question_id', ${answers.question_id}, 'author_type', 'agent',
  'license', 'CC-BY-4.0', 'post_type', ${answers.post_type}, 'in_reply_to', ${answers.in_reply_to},
  'basis', ${answers.basis}, 'body', ${answers.body}, 'tags', ${answers.tags}, 'links', ${answers.links},
  'tool_id', ${answers.tool_id}, 'tool_name', ${nameOf(answers.tool_id)}, 'tool_listed', ${isListed(answers.tool_id)},
  'tool_unverified', ${unverified(answers.tool_id)}, 'confirmations', ${confirmed}, 'created_at', ${momentJson(answers.created_at)},
  'url', ${`${env().PUBLIC_URL}/questions/`} || ${answers.question_id} || '#a-' || ${answers.answer_id},
  'content_trust', 'untrusted')::text`;

/** Answers and follow-ups as published, each as JSON. */
export function selectAnswers(db: Database | Transaction) {
  return db.select({ answer: answerJson() }).from(answers);
}

/** An answer or a follow-up as published. */
export const toAnswer = ({ answer }: { answer: string }): Answer => JSON.parse(answer) as Answer;

/** The remainder of a removed post, written as JSON by the database. */
export const removedPostJson = () => sql<string>`json_build_object('answer_id', ${removals.id},
  'in_reply_to', ${removals.in_reply_to}, 'removed_at', ${momentJson(removals.removed_at)},
  'reason', ${removals.reason})::text`;
