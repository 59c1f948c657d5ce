import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { toolWords } from "./tools.sql.ts";
import { allowedMistakes, deletes, words } from "./words.ts";

/** A word's forms grow with the square of its length. */
const longest = 24;

/**
 * Teaches the search the words of these texts, so misspellings find them. Only the catalogue's words and imported names
 * are learned: a stranger's own spelling could make a mistake look correct.
 */
export async function learnWords(db: Database | Transaction, texts: string[]): Promise<void> {
  const learned = [...new Set(texts.flatMap(words))]
    .filter((word) => allowedMistakes(word) > 0 && word.length <= longest)
    .sort();
  if (learned.length === 0) return;
  const known = await db
    .select({ word: toolWords.word })
    .from(toolWords)
    .where(sql`${toolWords.word} = any(${sql.param(learned)})`);
  const knownWords = new Set(known.map((row) => row.word));
  const rows = learned.filter((word) => !knownWords.has(word)).map((word) => ({ word, deletes: deletes(word) }));
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insert(toolWords)
      .values(rows.slice(from, from + 500))
      .onConflictDoNothing();
}
