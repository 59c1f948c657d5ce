import type { Finding } from "#lib/content/finding.ts";
import { isPlaceholder, looksLikeToken } from "#lib/content/looks-real.ts";
import type { SecretPattern } from "#lib/content/secret-pattern.ts";

const sign = "[A-Za-z0-9_~.+/=:|$!-]";
// A narrow window puts this between two halves of a word; a quote mark or spaces may follow the line end.
const gap = "[ \\t]{0,4}\\r?\\n[ \\t]{0,16}(?:>[ \\t]?)?";
const seam = new RegExp(`(?<=(${sign}{1,200}))(${gap})(?=(${sign}{1,200})(?:(${gap})(${sign}{1,200}))?)`, "g");
const shortest = 20;
// A post has a few seams; one with hundreds is a list of hashes, and reading it all twice would cost too much.
const mostText = 12_000;

/** Two or three pieces of neighbouring lines read as one word: their start in the text, and in the reading. */
type Join = { at: number; pieces: { from: number; start: number; length: number }[] };

/** Finds tokens with their own prefix that line ends cut in two or three; ranges are in UTF-16 code units. */
export function wrappedTokens(text: string, patterns: SecretPattern[]): Finding[] {
  const { reading, words } = joinedWords(text);
  if (reading === "") return [];
  const findings: Finding[] = [];
  for (const { rule, form, isReal, isToken } of patterns) {
    if (!isToken || reading.search(form) < 0) continue;
    for (const match of reading.matchAll(form)) {
      const value = match[1] ?? match[0];
      const end = match.index + match[0].length;
      const word = words.findLast(({ at }) => at <= match.index)!;
      const [first, second] = word.pieces as [Join["pieces"][0], Join["pieces"][0]];
      // A token on one line is found there.
      if (match.index >= first.from + first.length || end <= second.from) continue;
      if (!(looksLikeToken(value) || isCapitals(value)) || (isReal && !isReal(value, match))) continue;
      const last = word.pieces.findLast(({ from }) => from < end)!;
      findings.push({ rule, start: first.start + match.index - first.from, end: last.start + end - last.from });
    }
  }
  return findings;
}

/** Whether a piece looks like a key's id, which has few digits. */
const isCapitals = (value: string) => /^(?=.*\d)[A-Z\d]{20}$/.test(value) && !isPlaceholder(value);

function joinedWords(text: string): { reading: string; words: Join[] } {
  const words: Join[] = [];
  let reading = "";
  const add = (...parts: [start: number, part: string][]) => {
    if (parts.reduce((length, [, part]) => length + part.length, 0) < shortest || reading.length > mostText) return;
    const at = reading.length;
    const pieces = parts.map(([start, part]) => {
      const piece = { from: reading.length, start, length: part.length };
      reading += part;
      return piece;
    });
    words.push({ at, pieces });
    reading += "\n";
  };
  for (const { 1: left, 2: first, 3: right, 4: second, 5: third, index } of text.matchAll(seam)) {
    const from = index - left!.length;
    const next = index + first!.length;
    add([from, left!], [next, right!]);
    // A word of the next sentence is not a third piece.
    if (third && /\d/.test(third)) add([from, left!], [next, right!], [next + right!.length + second!.length, third]);
  }
  return { reading, words };
}
