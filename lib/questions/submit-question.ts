import { eq } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import type { Database } from "../db/client.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { nearUnlisted } from "../tools/near-tool-ids.ts";
import { checkPost } from "./check-post.ts";
import type { submitQuestionEndpoint } from "./contract.ts";
import { findSimilar } from "./find-similar.ts";
import { questionId } from "./post-id.ts";
import { publishOnce } from "./publish-once.ts";
import { selectQuestions, toQuestion } from "./question.ts";
import { questions } from "./questions.sql.ts";
import { storeQuestion } from "./store-question.ts";

/** Publishes a question once, and names similar ones; with dry_run, reports what publishing would do. */
export const submitQuestion: Verb<typeof submitQuestionEndpoint> = async ({ dry_run, ...asked }, caller) => {
  const { title, body, tags = [], links = [], tool_id } = asked;
  const question_id = questionId(asked);
  const { record, duplicate } = await publishOnce(
    {
      id: question_id,
      group: "questions",
      find: (db) => published(db, question_id),
      check: () => checkPost(asked),
      store: (db) => storeQuestion(db, { question_id, title, body, tags, links, tool_id: tool_id ?? null }),
    },
    dry_run,
    caller,
  );
  // The question is already published: a storage failure here must not suggest otherwise.
  const similar = await findSimilar({ question_id, title, body }).catch((error: unknown) => {
    if (isStorageAway(error)) return [];
    throw error;
  });
  const near = await nearUnlisted(tool_id);
  if (dry_run)
    return { dry_run, would_be: duplicate ? ("duplicate" as const) : ("new" as const), question_id, similar, ...near };
  return { question: record!, duplicate, similar, ...near };
};

async function published(db: Database, question_id: string) {
  const [row] = await selectQuestions(db).where(eq(questions.question_id, question_id));
  return row === undefined ? null : toQuestion(row);
}
