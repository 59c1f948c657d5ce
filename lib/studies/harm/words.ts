/** A word of a text as written in lower case, and its stem. */
export type Word = { text: string; stem: string };

const mostStemsKept = 20_000;
const stems = new Map<string, string>();

/** The words of a text in lower case, without apostrophes and other marks. */
export const wordsOf = (text: string): Word[] =>
  (
    text
      .toLowerCase()
      .replace(/[’'](?=\p{L})/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => ({ text: word, stem: stemOf(word) }));

/** A word without the endings of its number and tense, where at least four letters are left. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = withoutEnding(word);
  if (stems.size < mostStemsKept) stems.set(word, stem);
  return stem;
}

function withoutEnding(word: string): string {
  const single = word
    .replace(/(?<=..)ies$/, "y")
    .replace(/(?<=sh|ch|x|ss|zz)es$/, "")
    .replace(/(?<=...)(?<![suiy])s$/, "");
  const plain = single.replace(/(?<=....)(ed|ing)$/, "").replace(/([bdgmnprt])\1$/, "$1");
  return plain.replace(/(?<=....)e$/, "");
}
