import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { toolWords } from "./tools.sql.ts";
import { allowedMistakes, words } from "./words.ts";



/** What the search learns of one tool. */
type Texts = { names: string; texts?: string };

/**
 * Teaches the search the words of these tools, so misspellings find them. Only the catalogue's words and imported names
 * are learned: a stranger's own spelling could make a mistake look correct.
 */
export async function learnWords(db: Database | Transaction, tools: Texts[]): Promise<void> {
  const counts = countWords(tools);
  if (counts.size === 0) return;
  const known = await db
    .select({ word: toolWords.word, n: toolWords.n })
    .from(toolWords)
    .where(sql`${toolWords.word} = any(${sql.param([...counts.keys()])})`);
  for (const { word, n } of known) if (counts.get(word)! <= n) counts.delete(word);
  const rows = [...counts].sort().map(([word, n]) => ({ word, n }));
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insert(toolWords)
      .values(rows.slice(from, from + 500))
      .onConflictDoUpdate({ target: toolWords.word, set: { n: sql`greatest(${toolWords.n}, excluded.n)` } });
}

/** How many of the tools have each word that can be misspelled, a name counting twice. */
function countWords(tools: Texts[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const word of new Set(words(text)))
      if (allowedMistakes(word) > 0 && word.length <= longest) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  for (const { names, texts = "" } of tools) {
    count(names, 2);
    count(texts, 1);
  }
  return counts;
}
