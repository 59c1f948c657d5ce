import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { toolWords } from "./tools.sql.ts";
import { allowedMistakes, deletes, words } from "./words.ts";

/**
 * Makes the words of these texts known to the search, so that their misspellings find them.
 * Called outside the transaction that publishes: two of those that learn the same words would wait for each other.
 */
export async function learnWords(db: Database | Transaction, texts: string[]): Promise<void> {
  const learned = [...new Set(texts.flatMap(words))]
    .filter((word) => allowedMistakes(word) > 0 && word.length <= 40)
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
