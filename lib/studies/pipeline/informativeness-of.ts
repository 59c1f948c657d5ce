/** So many words make an answer full. */
const fullAnswer = 40;

const segments = new Intl.Segmenter(undefined, { granularity: "word" });

/** How full an answer is, by its number of words in any script: from 0 to 1. */
export function informativenessOf(answer: string): number {
  let words = 0;
  for (const { isWordLike } of segments.segment(answer)) {
    if (isWordLike) words += 1;
    if (words === fullAnswer) break;
  }
  return words / fullAnswer;
}
