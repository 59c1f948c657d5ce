const opening = "Made from these words: ";
const unreadOpening = "\nNot understood, so it is in none of them: ";

/** The notes of a persona that was made from a description, with what of it was not understood. */
export const madeNotes = (description: string, not_understood: string[]): string =>
  `${opening}${description}${not_understood.length === 0 ? "" : `${unreadOpening}${not_understood.join("; ")}`}`;

/** What of its description was not understood, as such notes say it; empty for other notes. */
export const unreadIn = (notes: string | null): string =>
  notes?.startsWith(opening) ? (notes.split(unreadOpening)[1] ?? "") : "";
