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
const marks = /[⟦⟪](\d+)[⟧⟫]/g;

/** Takes what a message quotes out of it: words of others never choose a verb. */
export function quotedParts(message: string): OwnWords {
  const parts: string[] = [];
  const take = (_: string, inner: string) => `${mark(parts.push(inner.trim()) - 1)}`;
  // A message cannot bring marks of its own.
  const own = message.replace(/[⟦⟧⟪⟫]/g, " ");
  return { words: kinds.reduce((words, kind) => words.replace(kind, take), own), parts };
}

/** The words with their quotes in place again, without quotation marks where they are all there is. */
export function whole(words: string, parts: readonly string[]): string {
  const only = /^\s*⟦(\d+)⟧[\s.!]*$/.exec(words);
  const part = (place: string) => whole(parts[Number(place)] ?? "", parts);
  if (only !== null) return part(only[1]!);
  return words.replace(marks, (_, place: string) => `“${part(place)}”`).trim();
}
