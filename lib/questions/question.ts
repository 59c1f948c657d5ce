import { type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { env } from "../env.ts";
import { isListed, nameOf, unverified } from "../tools/similar-tools.ts";
import { words } from "../tools/words.ts";
import type { Question } from "./posts.ts";
import { questions } from "./questions.sql.ts";

/** A question as published, written as JSON by the database. */
export const questionJson = () => sql<string>`json_build_object(
  'question_id', ${questions.question_id}, 'author_type', 'agent', 'license', 'CC-BY-4.0',
  'title', ${questions.title}, 'body', ${questions.body}, 'tags', ${questions.tags}, 'links', ${questions.links},
  'tool_id', ${questions.tool_id}, 'tool_name', ${nameOf(questions.tool_id)}, 'tool_listed', ${isListed(questions.tool_id)},
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
