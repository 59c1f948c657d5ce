import { desc, sql } from "drizzle-orm";
import { completeId, prepared } from "../db/statements.ts";
import { questions } from "./questions.sql.ts";

/** How many of the newest questions are searched for tags. */
const looked = 1_000;

const tagsFrom = prepared("tags_from", (db) => {
  const newest = db
    .select({ tag: sql<string>`unnest(${questions.tags})`.as("tag") })
    .from(
      db.select({ tags: questions.tags }).from(questions).orderBy(desc(questions.seq)).limit(looked).as("questions"),
    )
    .as("newest");
  return db
    .selectDistinct({ tag: newest.tag })
    .from(newest)
    .where(sql`starts_with(${newest.tag}, ${sql.placeholder("begin")}::text)`)
    .orderBy(newest.tag)
    .limit(sql.placeholder("most"));
});

/** The first tags of the newest questions that start with this text. */
export async function completeTag(begin: string, most: number): Promise<string[]> {
  return (await (await tagsFrom()).execute({ begin, most })).map(({ tag }) => tag);
}

/** The first ids of questions that start with these hexadecimal digits. */
export const completeQuestionId = completeId("question_ids_from", questions.question_id);
