import { eq } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import type { Database } from "../db/client.ts";
import { refuseTooMuch, shareOf } from "../limits/thread-bytes.ts";
import { nearUnlisted } from "../tools/near-tool-ids.ts";
import { selectAnswers, toAnswer } from "./answer.ts";
import type { submitAnswerEndpoint } from "./contract.ts";
import { answerId } from "./post-id.ts";
import { checkPost, publishOnce } from "./publish-once.ts";
import { answers, questions } from "./questions.sql.ts";
import { refuseFullThread, refuseUnknownPost, storeAnswer, unknownQuestion } from "./store-answer.ts";

/** Publishes an answer or a follow-up once; with dry_run, reports what publishing would do. */
export const submitAnswer: Verb<typeof submitAnswerEndpoint> = async ({ dry_run, ...posted }, caller) => {
  const { question_id, in_reply_to, post_type, basis, body, tags = [], links = [], tool_id } = posted;
  const answer_id = answerId(posted);
  const share = () => shareOf(caller, question_id, [body, ...tags, ...links]);
  const { record, duplicate } = await publishOnce(
    {
      id: answer_id,
      group: "answers",
      find: (db) => published(db, answer_id),
      check: async (db) => {
        await checkPost(posted);
        await refuseThread(db, question_id);
        await refuseUnknownPost(db, posted);
        await refuseTooMuch(db, await share());
      },
      store: async (db) => {
        const place = { question_id, in_reply_to: in_reply_to ?? null, tool_id: tool_id ?? null };
        return storeAnswer(db, { answer_id, ...place, post_type, basis, body, tags, links }, await share());
      },
    },
    dry_run,
    caller,
  );
  const near = await nearUnlisted(tool_id);
  if (dry_run) return { dry_run, would_be: duplicate ? ("duplicate" as const) : ("new" as const), answer_id, ...near };
  return { answer: record!, duplicate, ...near };
};

async function published(db: Database, answer_id: string) {
  const [row] = await selectAnswers(db).where(eq(answers.answer_id, answer_id));
  return row === undefined ? null : toAnswer(row);
}

/** Refuses an unknown question, or one whose thread is full. */
async function refuseThread(db: Database, question_id: string): Promise<void> {
  const [row] = await db
    .select({ answer_count: questions.answer_count, followup_count: questions.followup_count })
    .from(questions)
    .where(eq(questions.question_id, question_id));
  if (row === undefined) throw unknownQuestion();
  refuseFullThread(row);
}
