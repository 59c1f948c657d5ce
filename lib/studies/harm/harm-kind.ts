/** A kind of harm, with the words that speak of it in the notation of phrase-reader.ts. */
export type HarmKind = {
  /** What is refused, as it completes "Touchstone runs no studies that help to …". */
  harm: string;
  /** Phrases that are hardly ever said of anything else. */
  plain: string;
  /** Words that those who prevent, treat or tell of it say too. */
  hint: string;
  /** Lists that together speak of it, in any order, where each has a hit within a few words. */
  together: readonly (readonly string[])[];
};
