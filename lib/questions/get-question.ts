import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { participation } from "../activity/get-participation.ts";
import { confirmations } from "../confirmations/confirmations.sql.ts";
import { interfaceVersion, type Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { inOrder, joined } from "../db/columns.ts";
import { prepared } from "../db/statements.ts";
import { KeptJson, keptList, StreamedList, withKept } from "../json/kept-json.ts";
import { removals } from "../moderation/moderation.sql.ts";
import { notFound } from "../moderation/removals.ts";
import { recordOf } from "../own-value.ts";
import { answersOnPage, type browseThreadOperation, type getQuestionEndpoint, threadOrder } from "./contract.ts";
import { type Answer, bases, postTypes, type Question, type RemovedPost } from "./posts.ts";
import { answerJson, questionJson, removedPostJson } from "./question.ts";
import { answers, questions } from "./questions.sql.ts";
import { Outcome } from "./standing.ts";
import { type Place, type PlacedPost, type PlacedRemoval, parseThreadCursor, threadPagesOf } from "./thread-pages.ts";

/** Gets a question with all its posts or, with a limit or a cursor, with a page of them by their evidence. */
export const getQuestion: Verb<typeof getQuestionEndpoint> = async ({ question_id, answers_limit, answers_cursor }) => {
  if (answers_limit === undefined && answers_cursor === undefined) return readWholeThread(question_id);
  const { question, ...placed } = await readPlaces(question_id, answers_cursor);
  const [page] = threadPagesOf(question_id, placed, answers_limit ?? answersOnPage, answers_cursor);
  return withKept({
    question: new KeptJson<Question>(question),
    ...(await readPosts(page!.places)),
    answers_cursor: page!.answers_cursor,
    participation: participation(),
  });
};

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

/** How many posts are read at once; a longer thread is read in such parts while it is sent. */
const postsAtOnce = 20;

const inTurn = inOrder(threadOrder, answers.seq);

const thread = prepared("question_with_answers", (db) => {
  const ofQuestion = eq(answers.question_id, thisQuestion);
  const posts = db.select({ answer: answerJson() }).from(answers).where(ofQuestion).orderBy(inTurn);
  const isShort = sql`${questions.answer_count} + ${questions.followup_count} <= ${sql.raw(String(postsAtOnce))}`;
  const last = db
    .select({ last: sql`max(${answers.seq})` })
    .from(answers)
    .where(ofQuestion);
  const changed = db
    .select({ seq: sql`max(${confirmations.seq})` })
    .from(confirmations)
    .innerJoin(answers, eq(answers.answer_id, confirmations.answer_id))
    .where(ofQuestion);
  const removed = db
    .select({ post: removedPostJson() })
    .from(removals)
    .where(removedHere)
    .orderBy(removals.published_at, removals.id);
  return db
    .select({
      question: questionJson(),
      answers: sql<string | null>`case when ${isShort} then ${joined(posts)} end`,
      last: sql<number>`coalesce((${last}), 0)::float8`,
      changed: sql<number>`coalesce((${changed}), 0)::float8`,
      removed: joined(removed),
    })
    .from(questions)
    .where(eq(questions.question_id, thisQuestion));
});

const nextPosts = prepared("next_posts_of_question", (db) =>
  db
    .select({ answer: answerJson(), seq: answers.seq })
    .from(answers)
    .where(
      and(
        eq(answers.question_id, thisQuestion),
        gt(answers.seq, sql.placeholder("after")),
        lte(answers.seq, sql.placeholder("last")),
      ),
    )
    .orderBy(inTurn)
    .limit(postsAtOnce),
);

/** Reads a question with all its posts and the remainders of removed ones. */
async function readWholeThread(question_id: string) {
  const [row] = await (await thread()).execute({ question_id });
  if (row === undefined) throw await noSuchQuestion(question_id);
  return withKept({
    question: new KeptJson<Question>(row.question),
    answers: row.answers === null ? postsUpTo(question_id, row) : keptList<Answer>(row.answers),
    removed: keptList<RemovedPost>(row.removed),
    participation: participation(),
  });
}

/** The posts of a thread up to one, read while they are sent; the newest post and confirmation are their version. */
const postsUpTo = (question_id: string, { last, changed }: { last: number; changed: number }) =>
  new StreamedList<Answer>(`${interfaceVersion}:${last}:${changed}`, async function* () {
    let after = 0;
    for (;;) {
      const posts = await (await nextPosts()).execute({ question_id, after, last });
      if (posts.length > 0) yield posts.map(({ answer }) => answer);
      if (posts.length < postsAtOnce) return;
      after = posts.at(-1)!.seq;
    }
  });

const thisQuestion = sql.placeholder("question_id");

/** The removed answers and follow-ups of this question. */
const removedHere = and(eq(removals.question_id, thisQuestion), inArray(removals.kind, [...postTypes]));

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
async function readPlaces(question_id: string, answers_cursor?: string) {
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
const noSuchQuestion = async (question_id: string) =>
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
async function readPosts(places: Place[]) {
  const [standing, gone] = [places.filter(({ isRemoved }) => !isRemoved), places.filter(({ isRemoved }) => isRemoved)];
  return {
    answers: keptList<Answer>(await recordsAt(posts, standing)),
    removed: keptList<RemovedPost>(await recordsAt(removed, gone)),
  };
}

/** The records at these places, joined; one removed since its place was read is missing. */
async function recordsAt(statement: typeof posts | typeof removed, places: Place[]): Promise<string> {
  if (places.length === 0) return "";
  const rows = await (await statement()).execute({ ids: places.map(({ answer_id }) => answer_id) });
  const byId = new Map(rows.map(({ id, json }) => [id, json]));
  return places.flatMap(({ answer_id }) => byId.get(answer_id) ?? []).join(",");
}

function evidenceOf(posts: PlacedPost[]) {
  const answers = posts.filter(({ post_type }) => post_type === "answer");
  const tested = answers.filter(({ basis }) => basis === "tested");
  return {
    ...recordOf(bases, (basis) => answers.filter((answer) => answer.basis === basis).length),
    newest_tested_at: tested.length === 0 ? null : new Date(tested.at(-1)!.at).toISOString(),
  };
}
