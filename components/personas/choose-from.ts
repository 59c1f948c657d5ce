import { cutText } from "#lib/cut-text.ts";
import type { SavedPersona } from "#lib/personas/contract.ts";
import { hasWords } from "./has-words.ts";

/** What a form offers of the saved personas: `matchCount` of `saved` hold the words, and the newest `most` of these are shown. */
export type Offer = { personas: SavedPersona[]; saved: number; matchCount: number; most: number; words: string };

/** The longest words that are sought, in characters. */
const longest = 100;

/** The saved personas to choose from: those already chosen, then the newest that hold the words. */
export function chooseFrom(saved: SavedPersona[], chosen: string[], sought: string, most: number): Offer {
  const words = cutText(sought.trim(), longest);
  const matches = saved.filter((persona) => hasWords(persona, words));
  const isChosen = ({ id }: SavedPersona) => chosen.includes(id);
  const newest = matches.slice(0, most).filter((persona) => !isChosen(persona));
  return {
    personas: [...saved.filter(isChosen), ...newest],
    saved: saved.length,
    matchCount: matches.length,
    most,
    words,
  };
}
