let graphemes: Intl.Segmenter | undefined;

/**
 * The beginning of a text for a reader: at most so many code points, and only whole characters as people see them
 * (UAX 29: a letter with its marks, a flag, a family of emoji). Of one that is longer by itself, whole code points.
 */
export function cutText(text: string, most: number): string {
  const end = placeAfter(text, most);
  if (end === text.length) return text;
  graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  // Whether a character ends here depends on what precedes it and on the next code point.
  const { index } = graphemes.segment(text.slice(0, end + 2)).containing(end)!;
  return text.slice(0, index === 0 ? end : index);
}

/**
 * The part of a text between two places that were found in it, or of an id or a number written out; counted and given
 * as to `slice`. A place inside a pair of surrogates is the place before it, so no part has half a pair.
 */
export const partOf = (text: string, start: number, end = text.length): string =>
  text.slice(besidePair(text, start), besidePair(text, end));

/** The place after so many code points, or the end of a text with fewer. */
function placeAfter(text: string, codePoints: number): number {
  if (text.length <= codePoints) return text.length;
  let place = 0;
  for (let left = codePoints; left > 0 && place < text.length; left -= 1) place += isPair(text, place) ? 2 : 1;
  return place;
}

function besidePair(text: string, place: number): number {
  const at = place < 0 ? Math.max(0, text.length + place) : place;
  return at > 0 && isPair(text, at - 1) ? at - 1 : at;
}

const isPair = (text: string, place: number) =>
  (text.charCodeAt(place) & 0xfc00) === 0xd800 && (text.charCodeAt(place + 1) & 0xfc00) === 0xdc00;

/** A text with a capital letter first, also behind a quotation mark. */
export const capital = (text: string): string => text.replace(/^["“]?\p{Ll}/u, (start) => start.toUpperCase());
