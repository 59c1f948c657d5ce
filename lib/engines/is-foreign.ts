/** Words that hardly any other language has, of which an English sentence of six words nearly always holds one. */
const closedWords = new Set(
  `the of and are what which who how why would should could our your their this that these those with
  from for does did do they you it if when where about have not than or been there into between`.split(/\s+/),
);

/** From this many words on a text in Latin letters without one of them is in another language. */
const leastWords = 6;

/** Whether a text is in another language than English: by its letters, or by its lack of closed English words. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (letters.length > 0 && 2 * latin.length <= letters.length) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= leastWords && !words.some((word) => closedWords.has(word));
}
