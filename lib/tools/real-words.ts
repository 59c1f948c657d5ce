import english from "./english-words.json" with { type: "json" };
import productWords from "./product-words.json" with { type: "json" };

let common: Set<string> | undefined;
/** Names of products, file formats and terms of the field that no English word list has. */
const products = new Set(productWords);

/** Whether this is a common English word of four letters or more, in any of its forms. */
export function isEnglishWord(word: string): boolean {
  common ??= new Set(english.words.split(" "));
  return common.has(word);
}

/** Whether this is a common English word of four letters or more, or a known product's name: then it is no misspelling. */
export function isRealWord(word: string): boolean {
  return isEnglishWord(word) || products.has(word);
}
