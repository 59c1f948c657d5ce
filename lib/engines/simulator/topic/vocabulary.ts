import nlp from "compromise";
import { productWords } from "../../../tools/product-words.ts";
import { isEnglishWord } from "../../../tools/real-words.ts";
import { isFunction, isPeople, isPlace } from "./words.ts";

const { one } = nlp.model() as { one: { lexicon: Record<string, unknown> } };
const short = new Set(Object.keys(one.lexicon).filter((word) => word.length < 4));

const products = new Set(productWords);
/** Whether a word is the name of a well-known product. */
export const isProduct = (word: string): boolean => products.has(word);

/** Whether a word is English: common words of any form, numbers and places. */
export function isWord(written: string): boolean {
  const word = written.toLowerCase().replace(/['’]s$/, "");
  if (isFunction(word) || isPeople(word) || isPlace(written) || /^\d/.test(word)) return true;
  return word.length < 4 ? short.has(word) : isEnglishWord(word);
}
