import { desc, type SQL, sql } from "drizzle-orm";
import { prepared } from "../db/statements.ts";
import { orWhenAway } from "../db/storage-away.ts";
import { most } from "./contract.ts";
import type { Question } from "./posts.ts";
import { selectQuestions, tellingTerms, toQuestion } from "./question.ts";
import { questions, searchedWithEra } from "./questions.sql.ts";

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
        ts_rank(${questions.search}, asked.any_word) as rank
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

/** The published questions that share at least two words with this one, the most similar first; none while storage is away. */
export const findSimilar = ({ question_id, title, body }: Query): Promise<Question[]> =>
  orWhenAway(async () => {
    return (await (await similar()).execute({ question_id, terms: tellingTerms({ title, body }) })).map(toQuestion);
  }, []);
