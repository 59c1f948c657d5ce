import { type SQL, sql } from "drizzle-orm";
import { partOf } from "../cut-text.ts";
import { namedClients } from "./facts/contract.ts";
import fillerWords from "./filler-words.json" with { type: "json" };
import type { Reading } from "./known-words.ts";
import families from "./word-families.json" with { type: "json" };
import { isRealWord, words } from "./words.ts";

/** A word of a search with all that would serve as well: words, pairs ("text speech") and beginnings ("kube*"). */
export type Part = string[];
/** Where a word is: the name (A), the tags and use cases (B, once D), the description (C); everywhere without it. */
type Weights = "" | "A" | "AB" | "BD" | "C";

/** One word of a search, in the language of to_tsquery. */
export function partQuery(part: Part, weights: Weights = ""): string {
  return part
    .map((form) =>
      form
        .split(" ")
        .map((word) => lexeme(word, weights))
        .join(" & "),
    )
    .join(" | ");
}

/** All words of a search; a few words are also looked for written as one ("send grid"). */
export function allOf(parts: Part[], weights: Weights = ""): string {
  const all = parts.map((part) => `(${partQuery(part, weights)})`).join(" & ");
  const isFew = parts.length > 1 && parts.length < 4;
  return isFew ? `(${all}) | ${lexeme(parts.map(([typed]) => typed).join(""), weights)}` : all;
}

/** Any word of a search. */
export const anyOf = (parts: Part[]): string => parts.map((part) => `(${partQuery(part)})`).join(" | ");

function lexeme(word: string, weights: Weights): string {
  const beginning = word.endsWith("*") ? "*" : "";
  const marks = `${beginning}${weights}`;
  return `${beginning ? partOf(word, 0, -1) : word}${marks && `:${marks}`}`;
}

/** English drops words such as "the"; a search for nothing else runs without English. */
export function toQuery(text: SQL): SQL {
  return sql`(case when numnode(to_tsquery('english', ${text})) > 0
    then to_tsquery('english', ${text}) else to_tsquery('simple', ${text}) end)`;
}

/** The words of a search with all that would serve as well; a word that only begins known ones finds them too. */
export function partsOf(terms: string[], readings: Map<string, Reading>): Part[] {
  return terms.map((term) => {
    const { begins, corrected } = readings.get(term) ?? { begins: false, corrected: null };
    return [...wordForms(term), ...(begins ? [`${term}*`] : []), ...(corrected === null ? [] : wordForms(corrected))];
  });
}

/** Each word with the families of words that mean the same. One of two words needs both: "text speech". */
const byWord = Map.groupBy(
  families.flatMap((family) => family.map((word) => ({ word, family }))),
  ({ word }) => word,
);

/** A searched word with the others that would serve as well. English endings are left to the search itself. */
function wordForms(term: string): string[] {
  const bases = [term, ...otherNumber(term), ...deed(term), ...doer(term)];
  return [...new Set([...bases, ...bases.flatMap((base) => byWord.get(base)?.flatMap(({ family }) => family) ?? [])])];
}

/** "pdfs" is the plural of "pdf", which has no vowel for the rules of English endings: each finds the other. */
const otherNumber = (term: string) =>
  /^[^aeiouy\d]{3,5}$/.test(term) ? [term.endsWith("s") ? partOf(term, 0, -1) : `${term}s`] : [];

/** A scraper scrapes, a translator translates. */
function deed(term: string): string[] {
  const stem = /^(.{3,}?)(er|or)s?$/.exec(term)?.[1];
  return stem === undefined ? [] : [stem, `${stem}e`].filter(isRealWord);
}

/** To browse takes a browser. Only a verb in -e spells its doer in one way: "form" has none in "former". */
const doer = (term: string) => (/^.{3,}e$/.test(term) ? [`${term}r`].filter(isTelling) : []);

/** Words that English searches leave out, and words that ask rather than describe. */
const fillers = new Set(fillerWords);
/** Words that name a type of tool; nearly every tool of the type has them. */
const types = new Set(["mcp", "server", "servers", "api", "apis"]);

/** How many words of a search are looked for, at most. */
export const mostTerms = 12;

/** Fillers that a hyphen joins are one word that is none: "to-do". */
const asOne = (q: string) =>
  q.replace(/(\p{L}+)-(\p{L}+)/gu, (both, one, other) =>
    [one, other].every((word) => fillers.has(word.toLowerCase())) ? one + other : both,
  );

/** The words of a search that describe something, each once; none when all are fillers. */
export function searchTerms(q: string): string[] {
  const telling = [...new Set(words(asOne(q)))].filter((word) => types.has(word) || !fillers.has(word));
  return telling.some((word) => !types.has(word)) ? telling.slice(0, mostTerms) : [];
}

/** The words that one letter or digit ends with a hyphen, as in "factur-x": part of a name, they are no misspelling. */
export const namesIn = (q: string): string[] =>
  [...q.matchAll(/([\p{L}\p{N}]+)-[\p{L}\p{N}](?![\p{L}\p{N}])/gu)].flatMap(([, word]) => words(word!));

/** Whether a word can be a match by itself: one that names a type of tool cannot. */
export const isTelling = (term: string): boolean => !types.has(term);

/** Claude is what people call both of its clients. */
const names = [...namedClients.map((client) => words(client).join("[ -]")), "claude"].join("|");
const use = new RegExp(
  `(?<!alternatives? )\\b(?:in|inside|into|from|with|for|via|to|let|have|give|make|help|allow|connect) (${names})\\b`,
  "i",
);

/** A need without the MCP client that it is for: "in Cursor" or "let Cursor" says who uses a tool, and not what it does. */
export function withoutClient(need: string): string {
  const rest = need.replace(use, " ");
  return searchTerms(rest).length > 0 ? rest : need;
}

/** The MCP client that a need names as the one that will use the tool; null for none, and for Claude, which are two. */
export function clientIn(need: string) {
  const name = words(use.exec(need)?.[1] ?? "").join("-");
  return namedClients.find((client) => client === name) ?? null;
}

/** The type that a need names: an API by that word, an MCP server by MCP, an agent or an MCP client; null for neither or both. */
export function typeNamedIn(need: string, client?: string): "mcp" | "api" | null {
  const said = words(need);
  const isForServer = client !== undefined || use.test(need) || said.includes("mcp") || said.includes("agent");
  if (isForServer === said.includes("api")) return null;
  return isForServer ? "mcp" : "api";
}
