import { sentencesOf } from "../../engines/sentences.ts";

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Texts for one page: what an earlier text said to the word is left out of a later one. */
export function sayOnce(...before: string[]): (text: string) => string {
  const said = new Set(before.flatMap(sentencesOf).map((sentence) => wordsIn(sentence).join(" ")));
  return (text) =>
    sentencesOf(text)
      .filter((sentence) => {
        const words = wordsIn(sentence).join(" ");
        return !said.has(words) && said.add(words);
      })
      .join(" ");
}

/** Whether a text says a sentence already: most of its words, and all of its numbers. */
export function isSaidIn(text: string, sentence: string): boolean {
  const numbers = new Set(text.match(/\d+/g));
  return overlap(sentence, text) >= sameFrom && (sentence.match(/\d+/g) ?? []).every((number) => numbers.has(number));
}

/** The share of its words that a sentence has in common with a text that says it. */
const sameFrom = 0.75;

/** The share, from 0 to 1, of a sentence's words that another text has as well. */
export function overlap(sentence: string, text: string): number {
  const words = new Set(wordsIn(sentence));
  const others = new Set(wordsIn(text));
  return words.size === 0 ? 1 : [...words].filter((word) => others.has(word)).length / words.size;
}
