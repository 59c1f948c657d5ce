import { sql } from "drizzle-orm";
import { type Database, db, type Transaction } from "../db/client.ts";
import { prepared } from "../db/statements.ts";
import fillerWords from "./filler-words.json" with { type: "json" };
import { tools, toolUsage, toolWords } from "./tools.sql.ts";
import { allowedMistakes, isRealWord, type KnownWord, likeliestWord, words } from "./words.ts";

/** How many words are corrected; each unknown one costs a look-up. */
const looked = 8;
const longest = 24;
/** A word of one description alone is not likely enough to be what was meant. */
const leastLikely = 2;
/** Sorts after every letter. */
const lastOfAll = "\u{10ffff}";

/** What an unusual word may be: the beginning of a known word, or a misspelling of one. */
export type Reading = { begins: boolean; corrected: string | null };

/** The first known word not sorting before a term decides whether the term is known or begins a known word. */
const nextWords = prepared("next_words", (db) =>
  db
    .select({ term: sql<string>`asked.term`, next: sql<string>`next.word` })
    .from(sql`unnest(${sql.placeholder("asked")}::text[]) as asked(term)
      cross join lateral (select ${toolWords.word} from ${toolWords} where ${toolWords.word} collate "C" >= asked.term
        order by ${toolWords.word} collate "C" limit 1) as next`),
);

/** Reads the terms that no tool has and that are neither English words nor known products' names. */
export async function readUnknown(terms: string[]): Promise<Map<string, Reading>> {
  const isUnusual = (term: string) => allowedMistakes(term) > 0 && term.length <= longest && !isRealWord(term);
  const unusual = [...new Set(terms)].filter(isUnusual).slice(0, looked);
  if (unusual.length === 0) return new Map();
  const next = new Map((await (await nextWords()).execute({ asked: unusual })).map((row) => [row.term, row.next]));
  const unknown = unusual.filter((term) => next.get(term) !== term);
  const readings = unknown.map(async (term): Promise<[string, Reading]> => {
    const begins = next.get(term)?.startsWith(term) ?? false;
    return [term, { begins, corrected: begins ? null : await nearestTo(term) }];
  });
  return new Map(await Promise.all(readings));
}

/** Replaces each unknown word with its likeliest known one; a word without one stays. */
export async function correctWords(terms: string[]): Promise<string[]> {
  const readings = await readUnknown(terms);
  return terms.map((term) => readings.get(term)?.corrected ?? term);
}

const fillers = new Set(fillerWords);

/** Whether each of these words is English, a known product's name, or of a tool that others than a stranger vouch for. */
export async function areKnown(terms: string[]): Promise<boolean> {
  const unknown = terms.filter((term) => !isRealWord(term) && !fillers.has(term));
  if (unknown.length === 0) return true;
  const { rows } = await db.execute(sql`
    select from unnest(${sql.param(unknown)}::text[]) as term
    where not exists (select from ${tools} join ${toolUsage} on ${toolUsage.tool_id} = ${tools.tool_id}
      where not ${toolUsage.is_unverified} and (${tools.search} || ${tools.use_cases}) @@ to_tsquery('simple', term))`);
  return rows.length === 0;
}

/** The tools, none of them unverified, with exactly this word in their name: it is no misspelling. */
const namedAs = sql`select from ${tools} join ${toolUsage} on ${toolUsage.tool_id} = ${tools.tool_id}
  where not ${toolUsage.is_unverified} and (${tools.search} || ${tools.use_cases}) @@ to_tsquery('simple', ${sql.placeholder("term")})
    and ${tools.search} @@ to_tsquery('simple', ${sql.placeholder("name")})`;

/** The known words of about a length that begin with one of two letters. */
const wordsNear = prepared("words_near", (db) =>
  db
    .select({ word: toolWords.word, n: toolWords.n })
    .from(toolWords)
    .where(
      sql`(${beginsWith("first")} or ${beginsWith("second")}) and ${toolWords.n} >= ${sql.raw(String(leastLikely))}
        and char_length(${toolWords.word}) between ${sql.placeholder("shortest")} and ${sql.placeholder("longest")}
        and not exists (${namedAs})`,
    ),
);

const beginsWith = (letter: string) => sql`(${toolWords.word} collate "C" >= ${sql.placeholder(letter)}
  and ${toolWords.word} collate "C" < ${sql.placeholder(letter)}::text || ${lastOfAll}::text)`;

async function nearestTo(term: string): Promise<string | null> {
  const [first = "", second = ""] = term;
  const mistakes = allowedMistakes(term);
  const length = [...term].length;
  const lengths = { shortest: length - mistakes, longest: length + mistakes };
  const near: KnownWord[] = await (await wordsNear()).execute({ first, second, ...lengths, term, name: `${term}:A` });
  return likeliestWord(term, near);
}

/** What the search learns of one tool. */
type Texts = { names: string; texts?: string };

/** Teaches the search words, which it returns; a stranger's spelling is not learned: it could make a mistake look correct. */
export async function learnWords(db: Database | Transaction, tools: Texts[]): Promise<string[]> {
  const counts = countWords(tools);
  const learned = [...counts.keys()];
  if (learned.length === 0) return learned;
  const termRows = await db
    .select({ word: toolWords.word, n: toolWords.n })
    .from(toolWords)
    .where(sql`${toolWords.word} = any(${sql.param(learned)})`);
  for (const { word, n } of termRows) if (counts.get(word)! <= n) counts.delete(word);
  const rows = [...counts].sort().map(([word, n]) => ({ word, n }));
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insert(toolWords)
      .values(rows.slice(from, from + 500))
      .onConflictDoUpdate({ target: toolWords.word, set: { n: sql`greatest(${toolWords.n}, excluded.n)` } });
  return learned;
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
