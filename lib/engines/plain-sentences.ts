import { wordCount } from "./content-words.ts";
import { sentencesOf } from "./sentences.ts";
import { mean } from "./statistics.ts";

/** The sentences of a text of several lines, without the marks at their ends. */
export const plainSentences = (text: string): string[] =>
  text
    .split("\n")
    .flatMap(sentencesOf)
    .map((one) => one.replace(/[\p{P}\s]+$/u, "").trim())
    .filter((one) => one !== "");

/** How many words the sentences of a text have on average; 0 of no text. */
export function wordsEach(text: string): number {
  const sentences = plainSentences(text);
  return sentences.length === 0 ? 0 : mean(sentences.map(wordCount));
}
