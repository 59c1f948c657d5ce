import { cutText, partOf } from "../cut-text.ts";

/** What an event shows of its record. */
export type Wording = { title: string; text: string };

/** The title and the excerpt of an event, as members of its JSON. */
export const previewOf = ({ title, text }: Wording): string => members(title, excerptOf(text));

const members = (title: string | null, excerpt: string | null) => partOf(JSON.stringify({ title, excerpt }), 1, -1);

/** The preview of a removed record. */
export const removedPreview = members(null, null);

/** How many characters of a text an excerpt reads. */
const readForExcerpt = 400;

const longest = 200;

/** Marks a text as more than one line of words: other white space than single spaces, or possible Markdown. */
const needsReading = /[^\S ]|[`~[#>]| {2}|^ *(?:[-*+]|\d{1,9}[.)]) /;

/** The first line of a text without Markdown, at most 200 characters, cut at a word; migration 0031 has it in SQL. */
export function excerptOf(text: string): string {
  const beginning = cutText(text, readForExcerpt);
  const plain = (needsReading.test(beginning) ? unmarked(beginning) : beginning).trim();
  const cut = cutText(plain, longest);
  if (cut === plain) return beginning === text ? plain : `${plain}…`;
  const words = partOf(cut, 0, Math.max(0, cut.lastIndexOf(" ")));
  // The next character shows whether a word ends here; a text without spaces is cut anyway.
  return `${plain[cut.length] === " " || [...words].length < longest / 2 ? cut : words}…`;
}

function unmarked(text: string): string {
  return text
    .replaceAll(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, " ")
    .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, "")
    .replaceAll(/\[([^[\]]+)\]\([^()\s]*\)/g, "$1")
    .replaceAll(/\s+/g, " ");
}
