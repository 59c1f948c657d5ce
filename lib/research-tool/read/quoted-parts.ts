import { partOf } from "../../cut-text.ts";

/** How many characters of a message are read for what it orders; what follows is material. */
const longestRead = 4_000;

/** A message with a mark in place of each quote, block and table. */
export type OwnWords = { words: string; parts: string[] };

const kinds = [
  /```[^\n`]{0,40}\n([^`]*)```/g,
  /`([^`]+)`/g,
  /[“„]([^“”„]+)[”“]/g,
  /«([^«»]+)»/g,
  /"([^"]+)"/g,
  // An apostrophe within a word is no quotation mark.
  /(?<![\p{L}\p{N}])['‘]([^'‘’]*(?:(?<=\p{L})['’](?=\p{L})[^'‘’]*)*)['’](?![\p{L}\p{N}])/gu,
  // All that follows an opened quotation mark that is never closed.
  /[“„«"]([\s\S]+)$/g,
];

const mark = (place: number) => `⟦${place}⟧`;
/** The mark of what is not read: it is put back without quotation marks. */
export const unread = (place: number) => `⟦${place}⟫`;
const marks = /[⟦⟪](\d+)[⟧⟫]/g;

/** Takes what a message quotes, and what is not read of it, out of it: words of others never choose a verb. */
export function quotedParts(message: string): OwnWords {
  const parts: string[] = [];
  const take = (_: string, inner: string) => `${mark(parts.push(inner.trim()) - 1)}`;
  // A message cannot bring marks of its own.
  const own = message.replace(/[⟦⟧⟪⟫]/g, " ");
  const words = kinds.reduce((said, kind) => said.replace(kind, take), own);
  if (words.length <= longestRead) return { words, parts };
  // No mark is cut.
  const read = partOf(words, 0, longestRead).replace(/⟦\d*$/, "");
  return { words: `${read}${unread(parts.push(partOf(words, read.length)) - 1)}`, parts };
}

/** The words with their quotes in place again, without quotation marks where they are all there is. */
export function whole(words: string, parts: readonly string[]): string {
  const only = /^\s*⟦(\d+)⟧[\s.!]*$/.exec(words);
  if (only !== null) return whole(parts[Number(only[1])] ?? "", parts);
  return filled(words, parts).trim();
}

const filled = (words: string, parts: readonly string[]): string =>
  words.replace(marks, (found, place: string) => {
    const part = parts[Number(place)] ?? "";
    return found.startsWith("⟦") && found.endsWith("⟫") ? filled(part, parts) : `“${whole(part, parts)}”`;
  });
