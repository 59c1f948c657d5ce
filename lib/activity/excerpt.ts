/** How many characters of a text an excerpt reads. */
export const readForExcerpt = 400;

const longest = 200;

/** Marks a text as more than one line of words: other white space than single spaces, or possible Markdown. */
const needsReading = /[^\S ]|[`~[#>]| {2}|^ *(?:[-*+]|\d{1,9}[.)]) /;

/**
 * The beginning of a text in one line, at most 200 characters, cut at a word, without block marks and links of
 * Markdown.
 */
export function excerptOf(text: string): string {
  const plain = (needsReading.test(text) ? unmarked(text) : text).trim();
  const end = endOf(plain, longest);
  if (end === plain.length) return text.length < readForExcerpt ? plain : `${plain}…`;
  const cut = plain.slice(0, end);
  const word = cut.lastIndexOf(" ");
  // The next character shows whether a word ends here; a text without spaces is cut anyway.
  return `${plain[end] === " " || word < longest / 2 ? cut : cut.slice(0, word)}…`;
}

function unmarked(text: string): string {
  return text
    .replaceAll(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, " ")
    .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, "")
    .replaceAll(/\[([^[\]]+)\]\([^()\s]*\)/g, "$1")
    .replaceAll(/\s+/g, " ");
}

/** The offset at which so many characters end, or the length of a shorter text. */
function endOf(text: string, characters: number): number {
  let end = 0;
  for (let count = 0; count < characters && end < text.length; count += 1)
    end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  return end;
}
