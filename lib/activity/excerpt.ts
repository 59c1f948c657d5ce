/** How many characters of a text an excerpt reads. */
const readForExcerpt = 400;

const longest = 200;

/** Marks a text as more than one line of words: other white space than single spaces, or possible Markdown. */
const needsReading = /[^\S ]|[`~[#>]| {2}|^ *(?:[-*+]|\d{1,9}[.)]) /;

/**
 * The beginning of a text in one line, at most 200 characters, cut at a word, without block marks and links of
 * Markdown. Migration 0031 writes the same in SQL.
 */
export function excerptOf(text: string): string {
  const read = firstOf(text, readForExcerpt).join("");
  const plain = firstOf((needsReading.test(read) ? unmarked(read) : read).trim(), readForExcerpt);
  if (plain.length <= longest) return read.length === text.length ? plain.join("") : `${plain.join("")}…`;
  const cut = plain.slice(0, longest);
  const word = cut.lastIndexOf(" ");
  // The next character shows whether a word ends here; a text without spaces is cut anyway.
  return `${(plain[longest] === " " || word < longest / 2 ? cut : cut.slice(0, word)).join("")}…`;
}

function unmarked(text: string): string {
  return text
    .replaceAll(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, " ")
    .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, "")
    .replaceAll(/\[([^[\]]+)\]\([^()\s]*\)/g, "$1")
    .replaceAll(/\s+/g, " ");
}

/** The first characters of a text, each at most two of its code units. */
const firstOf = (text: string, characters: number) => Array.from(text.slice(0, 2 * characters)).slice(0, characters);
