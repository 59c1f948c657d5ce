import { and, eq, gt, lte, sql } from "drizzle-orm";
import type * as z from "zod";
import { participation } from "../activity/get-participation.ts";
import { confirmations } from "../confirmations/confirmations.sql.ts";
import { interfaceVersion, type Verb } from "../contract.ts";
import { inOrder, joined } from "../db/columns.ts";
import { prepared } from "../db/statements.ts";
import { KeptJson, keptList, StreamedList, withKept } from "../json/kept-json.ts";
import { removals } from "../moderation/moderation.sql.ts";
import { answersOnPage, type getQuestionEndpoint, threadOrder } from "./contract.ts";
import type { Answer, Question, RemovedPost } from "./posts.ts";
import { answerJson, questionJson, removedPostJson } from "./question.ts";
import { answers, questions } from "./questions.sql.ts";
import { noSuchQuestion, readPlaces, readPosts, removedHere, thisQuestion } from "./read-thread.ts";
import { threadPagesOf } from "./thread-pages.ts";

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
    removed: keptList<z.infer<typeof RemovedPost>>(row.removed),
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
