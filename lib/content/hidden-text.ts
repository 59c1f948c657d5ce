import { partOf } from "../cut-text.ts";
import { ownValue } from "../own-value.ts";
import { decodeBase64 } from "./looks-real.ts";
import namedEntities from "./named-entities.json" with { type: "json" };

/** A reading of the text as a person or a program may see it, with the way back to ranges of the text as sent. */
type Copy = { text: string; toRaw(start: number, end: number): { start: number; end: number } };

// No `i` flag: with it the last class would miss letters that fold to ASCII, such as the Kelvin sign.
const rewritten =
  /&#[xX][0-9a-fA-F]{1,8};?|&#\d{1,8};?|&[a-zA-Z]{2,8};|\\u\{[0-9a-fA-F]{1,6}\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|%40|%2[bB]|\\[nrt]|\\|(?<=\S)(?:\*{1,3}|`{1,3}|~~)(?=\S)|\p{Default_Ignorable_Code_Point}|[^\0-\x7f]/gu;

// Two texts that code puts together: `"ghp_" + "1a2b"`, and with a word for it `["ghp_", "1a2b"].join("")`.
const jointOf = (signs: string) => new RegExp(`["'\`]\\)?\\s{0,8}(?:${signs})?\\s{0,40}["'\`]`, "g");
const joint = jointOf("\\+|\\.{1,2}|&|\\|\\||<>|\\}\\$\\{|\\.concat\\(");
const listJoint = jointOf("\\+|\\.{1,2}|,");
const joiner = /join|concat|implode/i;

const base64 = "[A-Za-z0-9+/]{24,}(?:\\r?\\n[ \\t>]{0,16}[A-Za-z0-9+/]{4,}){0,400}={0,2}";
const codes = "(?:(?:0x[0-9a-fA-F]{2}|\\d{2,3})(?:, ?| )){15,}(?:0x[0-9a-fA-F]{2}|\\d{2,3})";
const encoded = new RegExp(`(?<![A-Za-z0-9+/=])(?:${codes}|${base64})`, "g");

/** Returns the text as sent, then different readings that hide less. */
export function readableCopies(text: string): Copy[] {
  const raw: Copy = { text, toRaw: (start, end) => ({ start, end }) };
  const copies = [raw];
  const add = (copy: Copy) => {
    if (copies.every((other) => other.text !== copy.text)) copies.push(copy);
    return copy;
  };
  const plain = add(rewrite(raw, rewritten, (piece) => plainForm(piece, "")));
  // `\n` is either an escaped letter of a token or a line end inside a quoted string: both are read.
  if (/\\[nrt]/.test(text)) add(rewrite(raw, rewritten, (piece) => plainForm(piece, " ")));
  const joined = rewrite(plain, joiner.test(text) ? listJoint : joint, () => "");
  add(rewrite(joined, encoded, decoded));
  return copies;
}

/** Replaces the parts of a reading that have a form. */
function rewrite(copy: Copy, form: RegExp, replace: (piece: string) => string): Copy {
  if (copy.text.search(form) < 0) return copy;
  const starts: number[] = [];
  const ends: number[] = [];
  let result = "";
  const append = (piece: string, start: number, end: number) => {
    for (let i = 0; i < piece.length; i++) {
      starts.push(start);
      ends.push(end);
    }
    result += piece;
  };
  const keep = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      starts.push(i);
      ends.push(i + 1);
    }
    result += partOf(copy.text, from, to);
  };
  let done = 0;
  for (const match of copy.text.matchAll(form)) {
    keep(done, match.index);
    done = match.index + match[0].length;
    append(replace(match[0]), match.index, done);
  }
  keep(done, copy.text.length);
  if (result === copy.text) return copy;
  const whole = copy.text.length;
  return { text: result, toRaw: (start, end) => copy.toRaw(starts[start] ?? whole, ends[end - 1] ?? whole) };
}

const printable = /^[\t\n\r\x20-\x7e]{12,}$/;

/** The text behind an encoded one; other bytes stay as they are. */
function decoded(piece: string): string {
  const lines = piece.replace(/[\s>]+/g, "");
  const readings = /^(?:[0-9a-fA-F]{2}){20,}$/.test(lines)
    ? [hexText(lines), decodeBase64(lines)]
    : [decodeBase64(lines)];
  if (/[, ]/.test(piece)) readings.unshift(fromCodes(piece.split(/[, ]+/).map(Number)));
  return readings.find((reading) => printable.test(reading)) ?? piece;
}

const fromCodes = (codes: number[]) => codes.map((code) => String.fromCharCode(code)).join("");
const hexText = (hex: string) => fromCodes(hex.match(/../g)!.map((pair) => Number.parseInt(pair, 16)));

const isIgnorable = /^\p{Default_Ignorable_Code_Point}$/u;

function plainForm(piece: string, lineEscape: string): string {
  if (piece.charCodeAt(0) > 0x7f) return isIgnorable.test(piece) ? "" : piece.normalize("NFKC");
  if (piece.startsWith("&#")) {
    const isHex = piece[2] === "x" || piece[2] === "X";
    return fromNumber(Number.parseInt(partOf(piece, isHex ? 3 : 2), isHex ? 16 : 10));
  }
  if (piece.startsWith("%")) return decodeURIComponent(piece);
  if (piece.startsWith("&")) return ownValue<string>(namedEntities, partOf(piece, 1, -1)) ?? piece;
  if (/^\\[ux]./.test(piece)) return fromNumber(Number.parseInt(piece.replace(/^\\[ux]\{?/, ""), 16));
  if (/^\\[nrt]$/.test(piece)) return lineEscape === "" ? partOf(piece, 1) : lineEscape;
  return "";
}

function fromNumber(codePoint: number): string {
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint).normalize("NFKC") : "";
}

/** A place that must not be published: the rule that found it, and its range in code points (end excluded). */
export type Finding = { rule: string; start: number; end: number };

/** What these rules find in any reading of a text; ranges are in UTF-16 code units of the text as sent. */
export const findIn = (copies: Copy[], rules: ((text: string) => Finding[])[]): Finding[] =>
  copies.flatMap((copy) =>
    rules.flatMap((find) => find(copy.text).map(({ rule, start, end }) => ({ rule, ...copy.toRaw(start, end) }))),
  );

/** One finding per place, in the order of the text: two rules at one place are one fault, such as a login in an address. */
export function onePerPlace<One extends Finding>(findings: One[]): One[] {
  const places: One[] = [];
  for (const finding of findings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = places.at(-1);
    if (last && finding.start < last.end) last.end = Math.max(last.end, finding.end);
    else places.push({ ...finding });
  }
  return places;
}

/** Turns ranges in UTF-16 code units into findings in code points: one per place, in the order of the text. */
export function toFindings(text: string, findings: Finding[]): Finding[] {
  let unit = 0;
  let codePoint = 0;
  const toCodePoint = (target: number) => {
    while (unit < target) {
      unit += text.codePointAt(unit)! > 0xffff ? 2 : 1;
      codePoint += 1;
    }
    return codePoint;
  };
  return onePerPlace(findings).map(({ rule, start, end }) => ({
    rule,
    start: toCodePoint(start),
    end: toCodePoint(end),
  }));
}

/** A character that must not be published: its place in code points, and its code point. */
type UnsafeCharacter = { offset: number; codePoint: number };

/** The name of a code point, such as U+200B. */
export const nameOf = ({ codePoint }: UnsafeCharacter): string =>
  `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;

// Invisible, or able to reorder or break the visible text. `DI` (Default_Ignorable_Code_Point) holds every zero-width
// character, soft hyphen, bidi control and mark, Hangul filler, variation selector and tag character, and the code
// points reserved for more of them. U+2028/2029 break lines unseen, U+2800 is a blank that is not a space, U+FFF9-FFFC
// annotate text or replace objects that plain text cannot carry.
const suspicious =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u2800\ufff9-\ufffc]/u;
const combiningMark = /[\p{Mn}\p{Me}]/u;
const inheritedMark = /[\p{Script=Inherited}&&[\p{Mn}\p{Me}]]/v;

// Vietnamese, polytonic Greek, Hebrew and phonetic text stack no more marks shared between scripts; Tibetan and Burmese
// stack more, of their own.
const maxInheritedMarks = 4;
const maxMarks = 8;

const emojiEnd = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const pictograph = /\p{Extended_Pictographic}/u;
const emoji = /\p{Emoji}/u;
const keycapBase = /[0-9#*]/;
const mongolianLetter = /[\u1820-\u18aa]/;
const brailleCell = /[\u2801-\u28ff]/;

// Scripts whose spelling needs joiners: cursive ones, and those that form conjuncts with a virama.
const joiningLetter =
  /[[\p{L}\p{M}]&&[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Mand}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Java}\p{scx=Bali}\p{scx=Cakm}\p{scx=Newa}]]/v;
// After a virama a joiner may also end the word (Malayalam chillu, Bengali khanda ta in the older spelling).
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]/;

const zwnj = 0x200c;
const zwj = 0x200d;
const emojiPresentation = 0xfe0f;
const blackFlag = 0x1f3f4;
const tagged = (name: string): string =>
  `${Array.from(name, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("")}\u{e007f}`;
const flagTags = new Map(["gbeng", "gbsct", "gbwls"].map((name) => [tagged(name), name.length + 1]));

/** Finds the first hidden, reordering or meaningless character; null when clean. */
export const findUnsafeUnicode = (text: string): UnsafeCharacter | null => unsafeCharacters(text).next().value ?? null;

/** Yields all such characters, in text order. */
export function* unsafeCharacters(text: string): Generator<UnsafeCharacter, undefined> {
  const characters = Array.from(text);
  let marks = 0;
  let inheritedMarks = 0;
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i]!;
    const codePoint = character.codePointAt(0)!;
    if (codePoint >= 0x20 && codePoint < 0x7f) {
      marks = inheritedMarks = 0;
      continue;
    }
    if (codePoint === blackFlag) {
      i += flagTags.get(characters.slice(i + 1, i + 7).join("")) ?? 0;
    } else if (suspicious.test(character) && !isAllowed(codePoint, characters[i - 1] ?? "", characters[i + 1] ?? "")) {
      yield { offset: i, codePoint };
    }
    marks = combiningMark.test(character) ? marks + 1 : 0;
    inheritedMarks = inheritedMark.test(character) ? inheritedMarks + 1 : 0;
    if (marks > maxMarks || inheritedMarks > maxInheritedMarks) yield { offset: i, codePoint };
  }
}

function isAllowed(codePoint: number, previous: string, next: string): boolean {
  if (codePoint === 0x09 || codePoint === 0x0a || codePoint === 0x0d) return true;
  if (codePoint === zwj || codePoint === zwnj) {
    if (codePoint === zwj && emojiEnd.test(previous) && pictograph.test(next)) return true;
    return virama.test(previous) || (joiningLetter.test(previous) && joiningLetter.test(next));
  }
  if (codePoint === emojiPresentation) return keycapBase.test(previous) ? next === "\u20e3" : emoji.test(previous);
  if ((codePoint >= 0x180b && codePoint <= 0x180d) || codePoint === 0x180f) return mongolianLetter.test(previous);
  return codePoint === 0x2800 && brailleCell.test(previous) && brailleCell.test(next);
}
