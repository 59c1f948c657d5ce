import emptyWords from "#lib/engines/empty-words.json" with { type: "json" };

const words = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

const empty = new Set(emptyWords);

/** The words of a text that carry meaning, in lower case, in order. */
export function contentWords(text: string): string[] {
  return [...text.matchAll(words)]
    .map(([word]) => word.toLowerCase().replaceAll("’", "'"))
    .filter((word) => !empty.has(word));
}

/** How many words a text has. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;
