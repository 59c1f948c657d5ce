import { partOf } from "../cut-text.ts";
import { isRealWord } from "./real-words.ts";
import families from "./word-families.json" with { type: "json" };

/** Each word with the families of words that mean the same. One of two words needs both: "text speech". */
const byWord = Map.groupBy(
  families.flatMap((family) => family.map((word) => ({ word, family }))),
  ({ word }) => word,
);

/** A searched word with the others that would serve as well. English endings are left to the search itself. */
export function wordForms(term: string): string[] {
  const bases = [term, ...pluralOfLetters(term), ...doer(term)];
  return [...new Set([...bases, ...bases.flatMap((base) => byWord.get(base)?.flatMap(({ family }) => family) ?? [])])];
}

/** "pdfs" is the plural of "pdf", which has no vowel for the rules of English endings. */
const pluralOfLetters = (term: string) => (/^[^aeiouy\d]{2,4}s$/.test(term) ? [partOf(term, 0, -1)] : []);

/** A scraper scrapes, a translator translates. */
function doer(term: string): string[] {
  const stem = /^(.{3,}?)(er|or)s?$/.exec(term)?.[1];
  return stem === undefined ? [] : [stem, `${stem}e`].filter(isRealWord);
}
