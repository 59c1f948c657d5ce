import { clamp } from "../../engines/statistics.ts";

/** So many words make an answer full. */
const fullAnswer = 40;

const segments = new Intl.Segmenter(undefined, { granularity: "word" });

/** How full an answer is, by its number of words in any script: from 0 to 1. */
export function informativenessOf(answer: string): number {
  const words = [...segments.segment(answer)].filter(({ isWordLike }) => isWordLike).length;
  return clamp(words / fullAnswer, 0, 1);
}
