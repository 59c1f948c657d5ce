import type { Reading } from "./correct-words.ts";
import { wordForms } from "./word-forms.ts";
import type { Part } from "./word-query.ts";

/** The words of a search with all that would serve as well; a word that only begins known ones finds them too. */
export function partsOf(terms: string[], readings: Map<string, Reading>): Part[] {
  return terms.map((term) => {
    const { begins, corrected } = readings.get(term) ?? { begins: false, corrected: null };
    return [...wordForms(term), ...(begins ? [`${term}*`] : []), ...(corrected === null ? [] : wordForms(corrected))];
  });
}
