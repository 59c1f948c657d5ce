import { readPart } from "./read-part.ts";
import { sentencesOf } from "./sentences.ts";
import { mean } from "./statistics.ts";

const words = new Intl.Segmenter("en", { granularity: "word" });

/** How many words a text has, also in a script that puts no blanks between them. */
export const wordsIn = (text: string): number => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** The sentences of the part of a text that is read, line by line, without marks before and after them. */
export const plainSentences = (text: string): string[] =>
  readPart(text)
    .split(/\n|(?<=[。！？])/)
    .flatMap(sentencesOf)
    .map((one) => one.replace(/^[#>*\s-]+|[\p{P}\s]+$/gu, ""))
    .filter((one) => one !== "");

/** How many words the sentences of a text have on average; 0 of no text. */
export function wordsEach(text: string): number {
  const sentences = plainSentences(text);
  return sentences.length === 0 ? 0 : mean(sentences.map(wordsIn));
}
