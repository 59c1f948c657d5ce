import { desc, eq, type SQL, sql } from "drizzle-orm";
import { takePosition } from "../activity/take-position.ts";
import type { Verb } from "../contract.ts";
import type { Database, Transaction } from "../db/client.ts";
import { prepared } from "../db/prepared.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { refuseRemoved } from "../moderation/removals.ts";
import { nearUnlisted } from "../tools/near-tool-ids.ts";
import { most, type submitQuestionEndpoint } from "./contract.ts";
import { questionId } from "./post-id.ts";
import type { Question } from "./posts.ts";
import { AlreadyWritten, checkPost, orNullWhenWritten, publishOnce } from "./publish-once.ts";
import { questionVector, selectQuestions, tellingTerms, toQuestion } from "./question.ts";
import { questions, questionTotals, searchedWithEra } from "./questions.sql.ts";

/** Publishes a question once, and names similar ones; with dry_run, reports what publishing would do. */
export const submitQuestion: Verb<typeof submitQuestionEndpoint> = async ({ dry_run, ...input }, caller) => {
  const { title, body, tags = [], links = [], tool_id } = input;
  const question_id = questionId(input);
  const { record, duplicate } = await publishOnce(
    {
      id: question_id,
      group: "questions",
      find: (db) => published(db, question_id),
      check: () => checkPost(input),
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

type NewQuestion = {
  question_id: string;
  title: string;
  body: string;
  tags: string[];
  links: string[];
  tool_id: string | null;
};

/** Writes a question, its place in the feed and its count, together or not at all; null when it is already here. */
function storeQuestion(db: Database, question: NewQuestion): Promise<Question | null> {
  return orNullWhenWritten(() => db.transaction((tx) => store(tx, question)));
}

async function store(tx: Transaction, question: NewQuestion): Promise<Question> {
  const { question_id, tool_id } = question;
  const rows = await tx
    .insert(questions)
    // Two reads of the clock would make a new question look answered.
    .values({ ...question, search: questionVector(question), created_at: now, last_activity_at: now })
    .onConflictDoNothing()
    .returning({ at: questions.created_at });
  if (rows.length === 0) throw new AlreadyWritten();
  await refuseRemoved(tx, question_id);
  const [stored] = await selectQuestions(tx).where(eq(questions.question_id, question_id));
  // The rows that all writers share come last, so a wait for them lasts no longer than a commit.
  await takePosition(
    tx,
    {
      kind: "question",
      ref: question_id,
      tool_id,
      question_id,
      at: rows[0]!.at,
      title: question.title,
      text: question.body,
    },
    sql`update ${questionTotals} set questions = ${questionTotals.questions} + 1,
      unanswered = ${questionTotals.unanswered} + 1`,
  );
  return toQuestion(stored!);
}

const now = sql`date_trunc('milliseconds', statement_timestamp())`;

/** How many questions with a common word are ranked: those with two of its longest words first. */
const ranked = sql.raw("500");
const paired = sql.raw("6");
const looked = sql.raw("20");

const candidates = (query: SQL) => sql`(select ${questions.question_id} from ${questions}, asked
  where ${searchedWithEra} @@ ${query} and ${questions.question_id} <> ${sql.placeholder("question_id")} limit ${ranked})`;

const similar = prepared("similar_questions", (db) => {
  const best = sql`(
    with telling as materialized (
      select word, to_tsquery('english', word) as query from unnest(${sql.placeholder("terms")}::text[]) as word
      where numnode(to_tsquery('english', word)) > 0),
    longest as (select word from telling order by length(word) desc, word limit ${paired}),
    pairs as (select string_agg('(' || one.word || ' & ' || other.word || ')', ' | ') as query
      from longest as one join longest as other on one.word < other.word),
    asked as materialized (
      select to_tsquery('english', string_agg(word, ' | ')) as any_word, array_agg(query) as parts,
        to_tsquery('english', coalesce((select query from pairs), string_agg(word, ' | '))) as two_words from telling),
    alike as (
      select ${questions.question_id}, ${questions.search}, asked.parts,
        ts_rank('{0.1, 0.2, 0.4, 1.0}', ${questions.search}, asked.any_word) as rank
      from (${candidates(sql`asked.two_words`)} union ${candidates(sql`asked.any_word`)}) as candidates
        join ${questions} on ${questions.question_id} = candidates.question_id, asked
      order by rank desc, ${questions.seq} desc limit ${looked})
    select question_id, rank from alike
    where (select count(*) from unnest(parts) as part where search @@ part) >= least(2, cardinality(parts))
  ) as best`;
  return selectQuestions(db)
    .innerJoin(best, sql`best.question_id = ${questions.question_id}`)
    .orderBy(desc(sql`best.rank`), desc(questions.seq))
    .limit(most.similar);
});

type Query = { question_id: string; title: string; body: string };

/** The published questions that share at least two words with this one, the most similar first. */
async function findSimilar({ question_id, title, body }: Query): Promise<Question[]> {
  const rows = await (await similar()).execute({ question_id, terms: tellingTerms({ title, body }) });
  return rows.map(toQuestion);
}
