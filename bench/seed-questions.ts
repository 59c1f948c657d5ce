// Fills a database with questions, a million in minutes. They are in no feed.
import { sql } from "drizzle-orm";
import { alone, closeDatabase, type Database } from "../lib/db/client.ts";
import { forgetEnvironment } from "../lib/env.ts";
import { questions, questionTotals } from "../lib/questions/questions.sql.ts";
import { dropIndexes } from "./bulk-insert.ts";
import { aWord, numbersFrom } from "./words.ts";

/** The databases of the question cases by their names, with their number of questions. */
export const questionSizes = { questions_1k: 1_000, questions_100k: 100_000, questions_1m: 1_000_000 };

const batch = 50_000;
/** So many titles, tags and bodies are put together in turn. */
const pooled = 20_000;
const parts = [
  { name: "title", weight: "A", words: 6 },
  { name: "tag", weight: "B", words: 1 },
  { name: "body", weight: "C", words: 24 },
];

/** Fills one migrated database without questions. */
export async function seedQuestions(url: string, count: number): Promise<void> {
  Object.assign(process.env, { DATABASE_URL: url });
  forgetEnvironment();
  await alone(async (db) => {
    const makeIndexes = await dropIndexes(db, ["questions"]);
    for (const part of parts) await fillPool(db, part);
    for (let first = 1; first <= count; first += batch)
      await db.execute(insertQuestions(first, Math.min(count, first + batch - 1)));
    await makeIndexes();
    await db.execute(
      sql`update ${questionTotals} set questions = ${count}, unanswered = ${count - Math.floor(count / 2)}`,
    );
    await db.execute(sql`analyze ${questions}`);
  });
  await closeDatabase();
}

/** Makes texts with their search vectors, which PostgreSQL takes longer to make than to put together. */
async function fillPool(db: Database, { name, weight, words }: (typeof parts)[number]): Promise<void> {
  const random = numbersFrom(words);
  const texts = Array.from({ length: pooled }, () => Array.from({ length: words }, () => aWord(random)).join(" "));
  await db.execute(sql`create temporary table ${sql.identifier(name)} as
    select n - 1 as n, text, setweight(to_tsvector('english', text) || to_tsvector('simple', text), ${weight}) as vector
    from unnest(${sql.param(texts)}::text[]) with ordinality as made (text, n)`);
  await db.execute(sql`create index on ${sql.identifier(name)} (n)`);
  await db.execute(sql`analyze ${sql.identifier(name)}`);
}

/** Questions by their numbers, no two of the same texts; every second has an answer by its counts alone. */
const insertQuestions = (first: number, last: number) => sql`
  insert into ${questions} (question_id, title, body, tags, links, answer_count, search)
  select md5(number::text), title.text, body.text, array[tag.text], '{}', 1 - number % 2,
    title.vector || tag.vector || body.vector
  from generate_series(${first}::int, ${last}::int) as number
    join title on title.n = number * 7919::bigint % ${pooled} join tag on tag.n = number % ${pooled}
    join body on body.n = (number + number / ${pooled}) * 104729::bigint % ${pooled}
  order by number`;
