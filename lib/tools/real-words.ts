import english from "./english-words.json" with { type: "json" };
import { productWords } from "./product-words.ts";

let common: Set<string> | undefined;
let products: Set<string> | undefined;

/** Whether this is a common English word of four letters or more, in any of its forms. */
export function isEnglishWord(word: string): boolean {
  common ??= new Set(english.words.split(" "));
  return common.has(word);
}

/** Whether this is a common English word of four letters or more, or a known product's name: then it is no misspelling. */
export function isRealWord(word: string): boolean {
  products ??= new Set(productWords);
  return isEnglishWord(word) || products.has(word);
}
