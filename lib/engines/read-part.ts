import { grouped } from "../in-words.ts";

/** How many characters of a request, or of a text that is shown, are read by rules; a model reads all. */
export const longestRead = 4_000;

/** What is not understood of a request of which only a part is read. */
export const quotedOnly = `what comes after the first ${grouped(longestRead)} characters, which is quoted only`;

/** The beginning of a text: at most so many characters, also in the form that is read (NFKC). */
export function readPart(text: string, most = longestRead): string {
  let part = beginning(text, most);
  // One sign such as ﷺ is eighteen letters in that form.
  for (let { length } = part.normalize("NFKC"); length > most; { length } = part.normalize("NFKC"))
    part = beginning(part, Math.floor((part.length * most) / length));
  return part;
}

/** A sign of two units is not cut. */
const beginning = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
