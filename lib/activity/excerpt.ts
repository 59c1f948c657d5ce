/** How much of a text is read to make an excerpt of it. */
export const readForExcerpt = 400;

const longest = 200;

/** What makes a text more than one line of words: other white space than single spaces, and what Markdown might mark with. */
const needsReading = /[^\S ]|[`~[#>]| {2}|^ *(?:[-*+]|\d{1,9}[.)]) /;

/** The beginning of a text in one line, at most 200 characters, cut at a word, without the marks of Markdown's blocks and links. */
export function excerptOf(text: string): string {
  const plain = (needsReading.test(text) ? unmarked(text) : text).trim();
  const end = endOf(plain, longest);
  if (end === plain.length) return text.length < readForExcerpt ? plain : `${plain}…`;
  const cut = plain.slice(0, end);
  const word = cut.lastIndexOf(" ");
  // The next character tells whether a word ends exactly here; a text without spaces is cut where it stands.
  return `${plain[end] === " " || word < longest / 2 ? cut : cut.slice(0, word)}…`;
}

function unmarked(text: string): string {
  return text
    .replaceAll(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, " ")
    .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, "")
    .replaceAll(/\[([^[\]]+)\]\([^()\s]*\)/g, "$1")
    .replaceAll(/\s+/g, " ");
}

/** Where so many characters of a text end; its length when it has no more. */
function endOf(text: string, characters: number): number {
  let end = 0;
  for (let count = 0; count < characters && end < text.length; count += 1)
    end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  return end;
}
