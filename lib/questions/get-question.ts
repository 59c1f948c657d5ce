import { and, eq, inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import { participation } from "../activity/participation.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { joined, momentJson } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import { KeptJson, keptList, withKept } from "../json/kept-json.ts";
import { removals } from "../moderation/moderation.sql.ts";
import { notFound } from "../moderation/refuse-removed.ts";
import { selectAnswers } from "./answer.ts";
import type { Answer, getQuestionEndpoint, Question, RemovedPost } from "./contract.ts";
import { questionJson } from "./question.ts";
import { answers, questions } from "./questions.sql.ts";

const thisQuestion = sql.placeholder("question_id");

const thread = prepared("question_with_answers", (db) => {
  const posts = selectAnswers(db).where(eq(answers.question_id, thisQuestion)).orderBy(answers.seq);
  const removed = db
    .select({
      post: sql`json_build_object('answer_id', ${removals.id}, 'in_reply_to', ${removals.in_reply_to},
        'removed_at', ${momentJson(removals.removed_at)}, 'reason', ${removals.reason})::text`,
    })
    .from(removals)
    .where(and(eq(removals.question_id, thisQuestion), inArray(removals.kind, ["answer", "followup"])))
    .orderBy(removals.published_at, removals.id);
  return db
    .select({ question: questionJson(), answers: joined(posts), removed: joined(removed) })
    .from(questions)
    .where(eq(questions.question_id, thisQuestion));
});

/** A question with all its answers and follow-ups, and with what is left of those that were removed. */
export const getQuestion: Verb<typeof getQuestionEndpoint> = async ({ question_id }) => {
  const [found] = await (await thread()).execute({ question_id });
  if (found === undefined) throw await notFound(await database(), question_id, noSuchQuestion);
  return withKept({
    question: new KeptJson<Question>(found.question),
    answers: keptList<Answer>(found.answers),
    removed: keptList<z.infer<typeof RemovedPost>>(found.removed),
    participation: participation(),
  });
};

const noSuchQuestion =
  "No question has this id. Search with search_questions (GET /api/questions?q=…) for the question you mean.";
