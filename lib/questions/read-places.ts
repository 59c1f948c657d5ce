import { and, eq, inArray, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { joined } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import { removals } from "../moderation/moderation.sql.ts";
import { notFound } from "../moderation/refuse-removed.ts";
import { questionJson } from "./question.ts";
import { answers, questions } from "./questions.sql.ts";
import type { PlacedPost, PlacedRemoval } from "./thread-places.ts";

export const thisQuestion = sql.placeholder("question_id");

/** The removed answers and follow-ups of this question. */
export const removedHere = and(eq(removals.question_id, thisQuestion), inArray(removals.kind, ["answer", "followup"]));

const milliseconds = (column: typeof answers.created_at | typeof removals.published_at) =>
  sql`round(extract(epoch from ${column}) * 1000)`;

const places = prepared("places_of_thread", (db) => {
  const posts = db
    .select({
      place: sql`json_build_object('answer_id', ${answers.answer_id}, 'in_reply_to', ${answers.in_reply_to},
        'post_type', ${answers.post_type}, 'basis', ${answers.basis}, 'seq', ${answers.seq},
        'at', ${milliseconds(answers.created_at)})::text`,
    })
    .from(answers)
    .where(eq(answers.question_id, thisQuestion))
    .orderBy(answers.seq);
  const removed = db
    .select({
      place: sql`json_build_object('answer_id', ${removals.id}, 'in_reply_to', ${removals.in_reply_to},
        'at', ${milliseconds(removals.published_at)})::text`,
    })
    .from(removals)
    .where(removedHere);
  return db
    .select({ question: questionJson(), posts: joined(posts), removed: joined(removed) })
    .from(questions)
    .where(eq(questions.question_id, thisQuestion));
});

/** A question as JSON, with its posts and removals without their words. */
export async function readPlaces(question_id: string) {
  const [found] = await (await places()).execute({ question_id });
  if (found === undefined) throw await noSuchQuestion(question_id);
  return {
    question: found.question,
    posts: JSON.parse(`[${found.posts}]`) as PlacedPost[],
    removed: JSON.parse(`[${found.removed}]`) as PlacedRemoval[],
  };
}

/** Refuses an id that no question has, or that was removed. */
export const noSuchQuestion = async (question_id: string) =>
  notFound(
    await database(),
    question_id,
    "No question has this id. Search with search_questions (GET /api/questions?q=…) for the question you mean.",
  );
