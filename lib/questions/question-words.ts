import { type SQL, sql } from "drizzle-orm";
import { words } from "../tools/words.ts";

type Texts = { title: string; body: string; tags: string[] };

/**
 * The search vector of a question: title above tags above body. Each word is in it in its English stem, which finds
 * "retrying" by "retries", and as written, which finds it by its first letters.
 */
export function questionVector({ title, body, tags }: Texts): SQL<string> {
  return sql<string>`${weighed(title, "A")} || ${weighed(tags.join(" "), "B")} || ${weighed(body, "C")}`;
}

function weighed(text: string, weight: "A" | "B" | "C"): SQL {
  const found = words(text).join(" ");
  return sql`setweight(to_tsvector('english', ${found}) || to_tsvector('simple', ${found}), ${sql.raw(`'${weight}'`)})`;
}

const mostOfTitle = 12;
const mostOfBody = 12;
const longestWord = 40;

/** The words to find similar questions by: those of the title, and the longest of the body. */
export function tellingTerms({ title, body }: Pick<Texts, "title" | "body">): string[] {
  const usable = (text: string) => [...new Set(words(text))].filter((word) => word.length <= longestWord);
  const named = usable(title).slice(0, mostOfTitle);
  const described = usable(body).filter((word) => word.length > 3 && !named.includes(word));
  described.sort((left, right) => right.length - left.length);
  return [...named, ...described.slice(0, mostOfBody)];
}
