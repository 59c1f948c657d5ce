import english from "./english-words.json" with { type: "json" };
import productWords from "./product-words.json" with { type: "json" };

/** The lower-case words of a text, in order; the search's index and its queries use this same rule. */
export function words(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** How many typing mistakes a word of this length (in code points) may have. */
export function allowedMistakes(word: string): 0 | 1 | 2 {
  const length = [...word].length;
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The edit distance in letters inserted, dropped, changed or swapped with a neighbour (optimal string alignment). */
export function editDistance(leftWord: string, rightWord: string): number {
  const [left, right] = [[...leftWord], [...rightWord]];
  const rows = Array.from({ length: left.length + 1 }, (_, row) => new Array<number>(right.length + 1).fill(row));
  for (let column = 0; column <= right.length; column += 1) rows[0]![column] = column;
  for (let row = 1; row <= left.length; row += 1)
    for (let column = 1; column <= right.length; column += 1) {
      const changed = left[row - 1] === right[column - 1] ? 0 : 1;
      let least = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + changed,
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) least = Math.min(least, rows[row - 2]![column - 2]! + 1);
      rows[row]![column] = least;
    }
  return rows[left.length]![right.length]!;
}

/** A known word, and how many tools have it. */
export type KnownWord = { word: string; n: number };

/** A word of this length or more may begin with the second letter typed: the first two swapped, or one too many. */
const firstMayDiffer = 7;
/** How many times rarer each further mistake is, and one in the first letter. */
const rarer = 20;

/** The likeliest known word for a misspelling (Kernighan, Church and Gale 1990); null when none is near. */
export function likeliestWord(mistyped: string, candidates: KnownWord[]): string | null {
  const letters = [...mistyped];
  const [first = "", second = ""] = letters;
  const near = candidates.flatMap(({ word, n }) => {
    const distance = editDistance(mistyped, word);
    const isFirst = word.startsWith(first);
    const isSecond = letters.length >= firstMayDiffer && word.startsWith(second);
    if (distance > allowedMistakes(mistyped) || !(isFirst || isSecond)) return [];
    return [{ word, likelihood: n / rarer ** (distance + (isFirst ? 0 : 1)) }];
  });
  near.sort((left, right) => right.likelihood - left.likelihood || (left.word < right.word ? -1 : 1));
  return near[0]?.word ?? null;
}

let common: Set<string> | undefined;
/** Names of products, file formats and terms of the field that no English word list has. */
const products = new Set(productWords);

/** Whether this is a common English word, in any of its forms: english-words.json says which are on the list. */
export function isEnglishWord(word: string): boolean {
  common ??= new Set(english.words.split(" "));
  return common.has(word);
}

/** Whether this is a common English word or a known product's name: then it is no misspelling. */
export function isRealWord(word: string): boolean {
  return isEnglishWord(word) || products.has(word);
}
