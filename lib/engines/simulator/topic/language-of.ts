import { isFunction } from "./words.ts";

/** From this share of English small words on a text is English: foreign names leave fewer of ten, never of five. */
const englishFrom = 0.2;
/** From this share of recognised words on a text without small words, such as a list of features, is English too. */
export const recognisedFrom = 0.5;

/** Whether a text has as many small words of English as English has. */
export function hasEnglishForm(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.filter(isFunction).length / words.length >= englishFrom;
}

/**
 * A text's language as a BCP 47 tag: "en" for what the simulator reads, otherwise that of a detector (eld), and null
 * where it is not sure. `recognised` is the share of its words that the simulator knows, from 0 to 1.
 */
export async function languageOf(text: string, recognised: number): Promise<string | null> {
  if (hasEnglishForm(text) || recognised >= recognisedFrom) return "en";
  // Its tables are 90 MB in memory: a server that is only asked in English never loads them.
  const { eld } = await import("eld/extrasmall");
  const found = eld.detect(text);
  return found.isReliable() ? found.language : null;
}
