/** A kind of harm, with the deeds that speak of it. */
export type HarmKind = {
  /** What is refused, as it completes "Touchstone runs no studies that help to …". */
  harm: string;
  /** Deeds that ";" ends: lists of phrases joined by "&", one of each near the others; "@name" is a list of words/. */
  deeds: string;
};
