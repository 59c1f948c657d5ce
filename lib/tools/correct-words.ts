import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { toolWords } from "./tools.sql.ts";
import { deletes, nearestWord } from "./words.ts";

/** The words with each one that no tool knows replaced by the nearest known word; one without a near word stays. */
export async function correctWords(db: Database, terms: string[]): Promise<string[]> {
  return Promise.all(terms.map((term) => correctWord(db, term)));
}

async function correctWord(db: Database, term: string): Promise<string> {
  const word = sql`${toolWords.word} collate "C"`;
  const begun = await db
    .select({ word: toolWords.word })
    .from(toolWords)
    .where(sql`${word} >= ${term} and ${word} < ${`${term}\u{10FFFF}`}`)
    .limit(1);
  if (begun.length > 0) return term;
  const candidates = await db
    .select({ word: toolWords.word })
    .from(toolWords)
    .where(sql`${toolWords.deletes} && ${sql.param(deletes(term.slice(0, 40)))}`)
    .limit(200);
  return (
    nearestWord(
      term,
      candidates.map((row) => row.word),
    ) ?? term
  );
}
