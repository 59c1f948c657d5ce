// Fills a database with questions, by statements of the database itself: a million in minutes. They are in no feed.
import { sql } from "drizzle-orm";
import { alone, closeDatabase } from "../lib/db/client.ts";
import { forgetEnvironment } from "../lib/env.ts";
import { questions, questionTotals } from "../lib/questions/questions.sql.ts";
import { vocabulary } from "./words.ts";

/** The databases of the question cases by their names, with their number of questions. */
export const questionSizes = { questions_1k: 1_000, questions_100k: 100_000, questions_1m: 1_000_000 };

const batch = 50_000;
const words = { title: 6, body: 24 };

/** Fills one migrated database without questions. */
export async function seedQuestions(url: string, count: number): Promise<void> {
  Object.assign(process.env, { DATABASE_URL: url });
  forgetEnvironment();
  await alone(async (db) => {
    await db.execute(sql`select setseed(0.11)`);
    // Building the word index once takes a fraction of the time of adding each question to it.
    const { rows } = await db.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where indexname = 'questions_search_idx'`,
    );
    await db.execute(sql`drop index questions_search_idx`);
    for (let first = 1; first <= count; first += batch)
      await db.execute(insertQuestions(first, Math.min(count, first + batch - 1)));
    await db.execute(sql.raw(rows[0]!.indexdef));
    await db.execute(
      sql`update ${questionTotals} set questions = ${count}, unanswered = ${count - Math.floor(count / 2)}`,
    );
    await db.execute(sql`analyze ${questions}`);
  });
  await closeDatabase();
}

/** Every second question has an answer by its counts alone. */
const insertQuestions = (first: number, last: number) => sql`
  insert into ${questions} (question_id, title, body, tags, links, answer_count, search)
  select md5(n::text), title, body, array[tag], '{}', 1 - n % 2,
    ${vector("title", "A")} || ${vector("tag", "B")} || ${vector("body", "C")}
  from generate_series(${first}::int, ${last}::int) as n,
    lateral (select ${sentence(words.title)} as title, ${sentence(words.body)} as body, ${sentence(1)} as tag) as written`;

const vector = (text: string, weight: string) =>
  sql.raw(`setweight(to_tsvector('english', ${text}) || to_tsvector('simple', ${text}), '${weight}')`);

/** Words of the vocabulary, the n-th commonest about n times as rare as the commonest (Zipf's law), others for each row. */
const sentence = (length: number) => sql`(
  select string_agg((${sql.param(vocabulary)}::text[])[floor(power(${vocabulary.length}::int, random()))::int], ' ')
  from generate_series(1, ${length}::int + n - n))`;
