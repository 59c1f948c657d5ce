/** Pairs of quotation marks; a single one opens before a letter and closes behind a word, so that apostrophes are none. */
const marked = [
  /["“”„]([^"“”„\n]{2,600})["“”]/g,
  /[«»]([^«»\n]{2,600})[«»]/g,
  /「([^「」\n]{2,600})」/g,
  /(?<![\p{L}\p{N}])['‘‚](?=[\p{L}\p{N}])([^\n'’‘]{1,600}(?:['’]\p{L}[^\n'’‘]{0,600}){0,8})['’‘](?![\p{L}\p{N}])/gu,
];
const leastWords = 2;

/** The words in quotation marks of a text, in its order, where they are more than one word. */
export function quotesIn(text: string): string[] {
  const quotes: { text: string; start: number; end: number }[] = [];
  for (const pattern of marked)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (quotes.some((other) => start < other.end && other.start < end)) continue;
      quotes.push({ text: match[1]!.trim(), start, end });
    }
  return quotes
    .toSorted((one, other) => one.start - other.start)
    .map((quote) => quote.text)
    .filter((quote) => quote.split(/\s+/).length >= leastWords || /[\p{Script=Han}\p{Script=Hiragana}]/u.test(quote));
}
