// RFC 8259 JSON within the limits of I-JSON (RFC 7493): anything that two parsers could read differently is refused,
// since a signature must cover one meaning. One pass over the whole grammar, then JSON.parse builds the value: every
// name of the document becomes an own member. Depth counts open objects and arrays: a scalar document has depth 0, {}
// and [] have depth 1, [{}] has depth 2. The scanner recurses once a level, so the limit keeps the stack safe.

import { partOf } from "#lib/cut-text.ts";
import { AppError, type ErrorCode, unstorable } from "#lib/errors.ts";
import { jsonPointer } from "./json-pointer.ts";

export type JsonValue = null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue };

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const space = /[ \t\n\r]*/y;
const keyword = /true|false|null/y;
const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
// Everything from the space upwards except the double quote and the backslash.
const plainCharacters = /[ !#-[\]-\uffff]*/y;
const escapeSequence = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** How deep a body may nest. */
export const usualDepth = 8;

/** The numbers of a text that RFC 8785 spells differently, each as written, by JSON Pointer. */
export type Spellings = Map<string, string>;

/** More than a batch of messages full of reviews has by far. */
const mostSpellings = 1000;

type Options = {
  /** Few enough for the stack. */
  maxDepth?: number;
  /** Receives the spelling of every non-canonical number, which the parsed value no longer has. */
  spellings?: Spellings;
};

type Scan = { text: string; at: number; path: (string | number)[]; maxDepth: number; spellings: Spellings | undefined };

/** Reads JSON that has only one meaning; throws an AppError that says what to change. */
export function parseStrictJson(bytes: Uint8Array, { maxDepth = usualDepth, spellings }: Options = {}): JsonValue {
  const scan: Scan = { text: decode(bytes), at: 0, path: [], maxDepth, spellings };
  scanValue(scan);
  take(scan, space);
  if (scan.at < scan.text.length) throw notJson(scan, "the end of the document");
  return JSON.parse(scan.text);
}

function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new AppError("invalid_unicode", "Send the JSON as UTF-8: these bytes are not valid UTF-8.");
  }
  if (text.startsWith("\ufeff")) throw new AppError("invalid_unicode", "Send the JSON without a byte order mark.");
  if (text.includes("\0")) throw new AppError("invalid_unicode", "Send the JSON as UTF-8 without U+0000.");
  return text;
}

function scanValue(scan: Scan): void {
  take(scan, space);
  const first = scan.text[scan.at];
  if (first === "{") scanObject(scan);
  else if (first === "[") scanArray(scan);
  else if (first === '"') scanString(scan);
  else if (!take(scan, keyword)) scanNumber(scan);
}

function scanObject(scan: Scan): void {
  open(scan);
  if (takeMark(scan, "}")) return;
  const names = new Set<string>();
  for (;;) {
    take(scan, space);
    if (scan.text[scan.at] !== '"') throw notJson(scan, "a member name in double quotes");
    const name = scanString(scan);
    scan.path.push(name);
    if (names.has(name)) {
      const sentence = "Name each member of an object once; escaped and plain spellings are the same name.";
      throw refusal(scan, "duplicate_key", sentence, "is named twice in its object");
    }
    names.add(name);
    if (!takeMark(scan, ":")) throw notJson(scan, "a colon");
    scanValue(scan);
    scan.path.pop();
    if (takeMark(scan, "}")) return;
    if (!takeMark(scan, ",")) throw notJson(scan, "a comma or }");
  }
}

function scanArray(scan: Scan): void {
  open(scan);
  if (takeMark(scan, "]")) return;
  for (let index = 0; ; index += 1) {
    scan.path.push(index);
    scanValue(scan);
    scan.path.pop();
    if (takeMark(scan, "]")) return;
    if (!takeMark(scan, ",")) throw notJson(scan, "a comma or ]");
  }
}

function scanString(scan: Scan): string {
  const start = scan.at;
  scan.at += 1;
  take(scan, plainCharacters);
  while (scan.text[scan.at] === "\\") {
    if (!take(scan, escapeSequence)) throw notJson(scan, "an escape that JSON has, such as \\n or \\u00e9");
    take(scan, plainCharacters);
  }
  if (scan.at >= scan.text.length) throw notJson(scan, "a closing double quote");
  if (scan.text[scan.at] !== '"') throw notJson(scan, "an escape such as \\n in place of a raw control character");
  scan.at += 1;
  const text: string = JSON.parse(partOf(scan.text, start, scan.at));
  if (!text.isWellFormed() || text.includes("\0")) {
    const sentence = `${unstorable} and signed.`;
    throw refusal(scan, "invalid_unicode", sentence, "has a lone surrogate or U+0000 in its text or in a member name");
  }
  return text;
}

// Every double beyond 2^53-1 is an integer, so one comparison finds both Infinity and the integers that lose digits.
function scanNumber(scan: Scan): void {
  const start = scan.at;
  if (!take(scan, number)) throw notJson(scan, "a JSON value");
  const spelling = partOf(scan.text, start, scan.at);
  const value = Number(spelling);
  if (String(value) !== spelling && scan.spellings !== undefined && scan.spellings.size < mostSpellings)
    scan.spellings.set(jsonPointer(scan.path), spelling);
  const most = Number.MAX_SAFE_INTEGER;
  if (Math.abs(value) <= most) return;
  const sentence = `Keep every number between -${most} and ${most}, where all JSON parsers agree.`;
  throw refusal(scan, "number_out_of_range", sentence, "is beyond 2^53-1");
}

function open(scan: Scan): void {
  if (scan.path.length >= scan.maxDepth) {
    const sentence = `Nest objects and arrays at most ${scan.maxDepth} deep.`;
    throw refusal(scan, "too_deep", sentence, `opens a level deeper than ${scan.maxDepth}`);
  }
  scan.at += 1;
}

function take(scan: Scan, pattern: RegExp): boolean {
  pattern.lastIndex = scan.at;
  if (!pattern.test(scan.text)) return false;
  scan.at = pattern.lastIndex;
  return true;
}

function takeMark(scan: Scan, mark: string): boolean {
  take(scan, space);
  if (scan.text[scan.at] !== mark) return false;
  scan.at += 1;
  return true;
}

function notJson(scan: Scan, expected: string): AppError {
  const before = partOf(scan.text, 0, scan.at);
  const line = before.split("\n").length;
  const column = scan.at - before.lastIndexOf("\n");
  return new AppError("invalid_json", `Send valid JSON: line ${line}, column ${column} needs ${expected}.`);
}

function refusal(scan: Scan, code: ErrorCode, sentence: string, message: string): AppError {
  const pointer = jsonPointer(scan.path);
  return new AppError(code, sentence, { details: [{ pointer, message }] });
}
