import fillerWords from "./filler-words.json" with { type: "json" };
import { words } from "./words.ts";

/** Words that English searches leave out, and words that ask rather than describe. */
const fillers = new Set(fillerWords);
/** Words that name a type of tool; nearly every tool of the type has them. */
const types = new Set(["mcp", "server", "servers", "api", "apis"]);

export const mostTerms = 12;

/** The words of a search that describe something, each once; none when all are fillers. */
export function searchTerms(q: string): string[] {
  const telling = [...new Set(words(q))].filter((word) => types.has(word) || !fillers.has(word));
  return telling.some((word) => !types.has(word)) ? telling.slice(0, mostTerms) : [];
}

/** The words that one letter or digit ends with a hyphen, as in "factur-x": part of a name, they are no misspelling. */
export const namesIn = (q: string): string[] =>
  [...q.matchAll(/([\p{L}\p{N}]+)-[\p{L}\p{N}](?![\p{L}\p{N}])/gu)].flatMap(([, word]) => words(word!));

/** Whether a word can be a match by itself: one that names a type of tool cannot. */
export const isTelling = (term: string): boolean => !types.has(term);
