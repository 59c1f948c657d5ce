import english from "./english-words.json" with { type: "json" };
import { productWords } from "./product-words.ts";

let real: Set<string> | undefined;

/** Whether this is a common English word of four letters or more, or a known product's name: then it is no misspelling. */
export function isRealWord(word: string): boolean {
  real ??= new Set([...english.words.split(" "), ...productWords]);
  return real.has(word);
}
