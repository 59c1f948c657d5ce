import { ownValue } from "#lib/own-value.ts";
/** A reading of the text as a person or a program may see it, with the way back to ranges of the text as sent. */
export type Copy = { text: string; toRaw(start: number, end: number): { start: number; end: number } };

const namedEntities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  commat: "@",
  plus: "+",
  period: ".",
  lowbar: "_",
  UnderBar: "_",
  hyphen: "-",
  dash: "-",
  colon: ":",
  sol: "/",
  equals: "=",
  num: "#",
  shy: "",
  zwnj: "",
  zwj: "",
};

// No `i` flag: with it the last class would miss letters that fold to ASCII, such as the Kelvin sign.
const rewritten =
  /&#[xX][0-9a-fA-F]{1,8};?|&#\d{1,8};?|&[a-zA-Z]{2,8};|\\u\{[0-9a-fA-F]{1,6}\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|%40|%2[bB]|\\[nrt]|\\|(?<=\S)(?:\*{1,3}|`{1,3}|~~)(?=\S)|\p{Default_Ignorable_Code_Point}|[^\0-\x7f]/gu;

/**
 * Returns the text as sent, then readings that hide less: compatibility letters folded (NFKC), HTML entities and
 * escapes decoded, backslashes, zero-width characters and markdown's marks inside a word removed. Equal readings are
 * left out.
 */
export function readableCopies(text: string): Copy[] {
  const raw: Copy = { text, toRaw: (start, end) => ({ start, end }) };
  if (text.search(rewritten) < 0) return [raw];
  const plain = rewrite(text, "");
  if (plain.text === text) return [raw];
  // `\n` is either an escaped letter of a token or a line end inside a quoted string: both are read.
  const spaced = rewrite(text, " ");
  return spaced.text === plain.text ? [raw, plain] : [raw, plain, spaced];
}

function rewrite(text: string, lineEscape: string): Copy {
  const rawStarts: number[] = [];
  const rawEnds: number[] = [];
  let result = "";
  const append = (piece: string, start: number, length: number) => {
    for (let i = 0; i < piece.length; i++) {
      rawStarts.push(start);
      rawEnds.push(start + length);
    }
    result += piece;
  };
  const keep = (from: number, to: number) => {
    for (let i = from; i < to; i++) append(text[i]!, i, 1);
  };
  let done = 0;
  for (const match of text.matchAll(rewritten)) {
    keep(done, match.index);
    append(plainForm(match[0], lineEscape), match.index, match[0].length);
    done = match.index + match[0].length;
  }
  keep(done, text.length);
  return {
    text: result,
    toRaw: (start, end) => ({ start: rawStarts[start] ?? text.length, end: rawEnds[end - 1] ?? text.length }),
  };
}

function plainForm(piece: string, lineEscape: string): string {
  if (piece.startsWith("&#")) {
    const isHex = piece[2] === "x" || piece[2] === "X";
    return fromNumber(Number.parseInt(piece.slice(isHex ? 3 : 2), isHex ? 16 : 10));
  }
  if (piece.startsWith("%")) return decodeURIComponent(piece);
  if (piece.startsWith("&")) return ownValue(namedEntities, piece.slice(1, -1)) ?? piece;
  if (/^\\[ux]./.test(piece)) return fromNumber(Number.parseInt(piece.replace(/^\\[ux]\{?/, ""), 16));
  if (/^\\[nrt]$/.test(piece)) return lineEscape === "" ? piece.slice(1) : lineEscape;
  if (/^[\\*`~]/.test(piece) || /^\p{Default_Ignorable_Code_Point}$/u.test(piece)) return "";
  return piece.normalize("NFKC");
}

function fromNumber(codePoint: number): string {
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint).normalize("NFKC") : "";
}
