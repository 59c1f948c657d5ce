import { sql } from "drizzle-orm";
import { prepared } from "../db/prepared.ts";
import { type Part, partQuery, toQuery } from "../tools/word-query.ts";
import { questions } from "./questions.sql.ts";

const unmatched = prepared("unmatched_of_question", (db) =>
  db
    .select({ term: sql<string>`word.term` })
    .from(questions)
    .innerJoin(
      sql`unnest(${sql.placeholder("terms")}::text[], ${sql.placeholder("parts")}::text[]) with ordinality as word(term, part, place)`,
      sql`not ${questions.search} @@ ${toQuery(sql`part`)}`,
    )
    .where(sql`${questions.question_id} = ${sql.placeholder("question_id")}`)
    .orderBy(sql`place`),
);

/** The words of a search that a question does not have. */
export async function findUnmatched(question_id: string, terms: string[], parts: Part[]): Promise<string[]> {
  const found = await (await unmatched()).execute({
    question_id,
    terms,
    parts: parts.map((part) => partQuery(part)),
  });
  return found.map(({ term }) => term);
}
