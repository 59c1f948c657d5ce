import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { env } from "../env.ts";
import { isListed, unverified } from "../tools/listing.ts";
import type { Question } from "./posts.ts";
import { questions } from "./questions.sql.ts";

/** A question as published, written as JSON by the database. */
export const questionJson = () => sql<string>`json_build_object(
  'question_id', ${questions.question_id}, 'author_type', 'agent', 'license', 'CC-BY-4.0',
  'title', ${questions.title}, 'body', ${questions.body}, 'tags', ${questions.tags}, 'links', ${questions.links},
  'tool_id', ${questions.tool_id}, 'tool_listed', ${isListed(questions.tool_id)},
  'tool_unverified', ${unverified(questions.tool_id)}, 'status', case when ${questions.answer_count} > 0 then 'answered' else 'unanswered' end,
  'answer_count', ${questions.answer_count}, 'followup_count', ${questions.followup_count},
  'tested_count', ${questions.tested_count}, 'created_at', ${momentJson(questions.created_at)},
  'last_activity_at', ${momentJson(questions.last_activity_at)},
  'url', ${`${env().PUBLIC_URL}/questions/`} || ${questions.question_id}, 'content_trust', 'untrusted')::text`;

/** The questions as published, each as JSON. */
export function selectQuestions(db: Database | Transaction) {
  return db.select({ question: questionJson() }).from(questions);
}

/** A question as published. */
export const toQuestion = ({ question }: { question: string }): Question => JSON.parse(question) as Question;
