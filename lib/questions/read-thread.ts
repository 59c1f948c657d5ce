import { and, eq, inArray, sql } from "drizzle-orm";
import { confirmations } from "../confirmations/confirmations.sql.ts";
import type { Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { joined } from "../db/columns.ts";
import { prepared } from "../db/statements.ts";
import { KeptJson, keptList, withKept } from "../json/kept-json.ts";
import { removals } from "../moderation/moderation.sql.ts";
import { notFound } from "../moderation/removals.ts";
import { recordOf } from "../own-value.ts";
import { answersOnPage } from "./contract.ts";
import { type Answer, bases, postTypes, type Question, type RemovedPost } from "./posts.ts";
import { answerJson, questionJson, removedPostJson } from "./question.ts";
import { answers, questions } from "./questions.sql.ts";
import { Outcome } from "./standing.ts";
import type { browseThreadOperation } from "./thread.ts";
import { type Place, type PlacedPost, type PlacedRemoval, parseThreadCursor, threadPagesOf } from "./thread-pages.ts";

export const thisQuestion = sql.placeholder("question_id");

/** The removed answers and follow-ups of this question. */
export const removedHere = and(eq(removals.question_id, thisQuestion), inArray(removals.kind, [...postTypes]));

const milliseconds = (column: typeof answers.created_at | typeof removals.published_at) =>
  sql`round(extract(epoch from ${column}) * 1000)`;

/** An answer's newest signed confirmation up to one, with its voices by outcome; null without one. */
const confirmedBy = sql`(select json_build_object('seq', ${confirmations.seq}, ${sql.raw(Outcome.options.map((one) => `'${one}', confirmations.${one}`).join(", "))})
  from ${confirmations} where ${confirmations.answer_id} = ${answers.answer_id} and ${confirmations.public_key} is not null
    and ${confirmations.seq} <= ${sql.placeholder("confirmed")}::bigint order by ${confirmations.seq} desc limit 1)`;

const places = prepared("places_of_thread", (db) => {
  const posts = db
    .select({
      place: sql`json_build_object('answer_id', ${answers.answer_id}, 'in_reply_to', ${answers.in_reply_to},
        'post_type', ${answers.post_type}, 'basis', ${answers.basis}, 'seq', ${answers.seq},
        'at', ${milliseconds(answers.created_at)}, 'confirmed', ${confirmedBy})::text`,
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

/** A question as JSON with the places of its posts and removals, as confirmations were when a cursor's reader began. */
export async function readPlaces(question_id: string, answers_cursor?: string) {
  const confirmed = parseThreadCursor(question_id, answers_cursor ?? "")?.confirmed ?? Number.MAX_SAFE_INTEGER;
  const [row] = await (await places()).execute({ question_id, confirmed });
  if (row === undefined) throw await noSuchQuestion(question_id);
  return {
    question: row.question,
    posts: JSON.parse(`[${row.posts}]`) as PlacedPost[],
    removed: JSON.parse(`[${row.removed}]`) as PlacedRemoval[],
  };
}

/** Refuses an id that no question has, or that was removed. */
export const noSuchQuestion = async (question_id: string) =>
  notFound(
    db,
    question_id,
    "No question has this id. Search with search_questions (GET /api/questions?q=…) for the question you mean.",
  );

const ids = sql`any(${sql.placeholder("ids")}::text[])`;

const posts = prepared("posts_by_id", (db) =>
  db.select({ id: answers.answer_id, json: answerJson() }).from(answers).where(sql`${answers.answer_id} = ${ids}`),
);
const removed = prepared("removed_posts_by_id", (db) =>
  db.select({ id: removals.id, json: removedPostJson() }).from(removals).where(sql`${removals.id} = ${ids}`),
);

/** Reads the posts at these places and the remainders of removed ones, in this order. */
export async function readPosts(places: Place[]) {
  const [standing, gone] = [places.filter(({ isRemoved }) => !isRemoved), places.filter(({ isRemoved }) => isRemoved)];
  return {
    answers: keptList<Answer>(await inOrder(posts, standing)),
    removed: keptList<RemovedPost>(await inOrder(removed, gone)),
  };
}

/** The records at these places, joined; one removed since its place was read is missing. */
async function inOrder(statement: typeof posts | typeof removed, places: Place[]): Promise<string> {
  if (places.length === 0) return "";
  const rows = await (await statement()).execute({ ids: places.map(({ answer_id }) => answer_id) });
  const byId = new Map(rows.map(({ id, json }) => [id, json]));
  return places.flatMap(({ answer_id }) => byId.get(answer_id) ?? []).join(",");
}

/** Gets a page of a thread for people, with the evidence of the whole thread and the places of its other posts. */
export const browseThread: Verb<typeof browseThreadOperation> = async ({ question_id, answers_cursor }) => {
  const { question, ...placed } = await readPlaces(question_id, answers_cursor);
  const [page, ...others] = threadPagesOf(question_id, placed, answersOnPage, answers_cursor);
  const cursors = [page!, ...others].map(({ answers_cursor }) => answers_cursor!);
  return withKept({
    question: new KeptJson<Question>(question),
    ...(await readPosts(page!.places)),
    evidence: evidenceOf(placed.posts),
    further: others.map(({ places }, at) => ({
      answers_cursor: cursors[at]!,
      posts: places.map(({ answer_id }) => answer_id),
    })),
  });
};

function evidenceOf(posts: PlacedPost[]) {
  const answers = posts.filter(({ post_type }) => post_type === "answer");
  const tested = answers.filter(({ basis }) => basis === "tested");
  return {
    ...recordOf(bases, (basis) => answers.filter((answer) => answer.basis === basis).length),
    newest_tested_at: tested.length === 0 ? null : new Date(tested.at(-1)!.at).toISOString(),
  };
}
