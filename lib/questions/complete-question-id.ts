import { sql } from "drizzle-orm";
import { beginsWith } from "../db/begins-with.ts";
import { prepared } from "../db/prepared.ts";
import { questions } from "./questions.sql.ts";

const idsFrom = prepared("question_ids_from", (db) =>
  db
    .select({ question_id: questions.question_id })
    .from(questions)
    .where(beginsWith(questions.question_id, sql.placeholder("begin")))
    .orderBy(questions.question_id)
    .limit(sql.placeholder("most")),
);

/** The first ids of questions that begin with these hexadecimal digits. */
export async function completeQuestionId(begin: string, most: number): Promise<string[]> {
  const rows = await (await idsFrom()).execute({ begin, most });
  return rows.map(({ question_id }) => question_id);
}
