import { partOf } from "../cut-text.ts";
import { grouped } from "../in-words.ts";

/** How many characters of a request, or of a text that is shown, are read by rules; a model reads all. */
export const longestRead = 4_000;

/** What is not understood of a request of which only a part is read. */
export const quotedOnly = `what comes after the first ${grouped(longestRead)} characters, which is quoted only`;

/** The beginning of a text: at most so many characters, also in the form that is read (NFKC). */
export function readPart(text: string, most = longestRead): string {
  let part = partOf(text, 0, most);
  // One sign such as ﷺ is eighteen letters in that form.
  for (let { length } = part.normalize("NFKC"); length > most; { length } = part.normalize("NFKC"))
    part = partOf(part, 0, Math.floor((part.length * most) / length));
  return part;
}
