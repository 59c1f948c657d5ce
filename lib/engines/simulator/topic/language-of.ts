import { functionWords } from "./plain-words.ts";

/** From this share of English small words on a text is English: foreign names and dishes leave fewer of ten, never of five. */
const englishFrom = 0.2;
/** From this share of recognised words on a text without small words, such as a list of features, is English too. */
const recognisedFrom = 0.5;

/**
 * A text's language as a BCP 47 tag: "en" for what the simulator reads, otherwise that of a detector (eld), and null where
 * it is not sure. `recognised` is the share of its words that the simulator knows, from 0 to 1.
 */
export async function languageOf(text: string, recognised: number): Promise<string | null> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => functionWords.has(word)).length;
  if (words.length > 0 && small / words.length >= englishFrom) return "en";
  if (recognised >= recognisedFrom) return "en";
  // Its tables are 90 MB in memory: a server that is only asked in English never loads them.
  const { eld } = await import("eld/extrasmall");
  const found = eld.detect(text);
  return found.isReliable() ? found.language : null;
}
