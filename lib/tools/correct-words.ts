import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { prepared } from "../db/prepared.ts";
import { toolWords } from "./tools.sql.ts";
import { allowedMistakes, deletes, nearestWord } from "./words.ts";

/** How many words are corrected; each unknown one costs a look-up. */
const looked = 8;
const longest = 24;

/** Finds the terms that start some known word: the first word not sorting before a term decides. */
const knownBeginnings = prepared("known_beginnings", (db) =>
  db
    .select({ term: sql<string>`asked.term` })
    .from(sql`unnest(${sql.placeholder("asked")}::text[]) as asked(term)
      cross join lateral (select ${toolWords.word} from ${toolWords} where ${toolWords.word} collate "C" >= asked.term
        order by ${toolWords.word} collate "C" limit 1) as next`)
    .where(sql`starts_with(next.word, asked.term)`),
);

/** Replaces each unknown word with its nearest known one; a word without a near one stays. */
export async function correctWords(db: Database, terms: string[]): Promise<string[]> {
  const asked = terms.slice(0, looked).filter((term) => allowedMistakes(term) > 0 && term.length <= longest);
  if (asked.length === 0) return terms;
  const begun = await (await knownBeginnings()).execute({ asked });
  const known = new Set(begun.map((row) => row.term));
  const unknown = [...new Set(asked)].filter((term) => !known.has(term));
  const nearest = new Map(await Promise.all(unknown.map(async (term) => [term, await nearestTo(db, term)] as const)));
  return terms.map((term) => nearest.get(term) ?? term);
}

async function nearestTo(db: Database, term: string): Promise<string | null> {
  const candidates = await db
    .select({ word: toolWords.word })
    .from(toolWords)
    .where(sql`${toolWords.deletes} && ${sql.param(deletes(term))}`)
    .limit(200);
  return nearestWord(
    term,
    candidates.map((row) => row.word),
  );
}
