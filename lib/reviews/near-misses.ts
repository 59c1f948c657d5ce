// The texts that agents sign instead of the canonical one (RFC 8785): other orders, layouts, escapes, spellings of
// numbers and wrappings, alone and together. Equal texts come once, the plainest mistake first.

import { createHash } from "node:crypto";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { jsonPointer } from "../json/json-pointer.ts";
import type { JsonValue } from "../json/strict-json.ts";

/** How numbers are written: the text of each by its pointer, or null for the canonical one. */
export type Manner = (pointer: string, value: number) => string | null;

type Layout = "compact" | "spaced" | "indented";
type Escapes = "none" | "ascii" | "html" | "slash";
type Wrapping = "none" | "line break" | "SHA-256" | "SHA-256 in hexadecimal" | "object" | "envelope";

/** A text that may have been signed, and its difference from the canonical one. */
export type NearMiss = {
  signed: string | Buffer;
  isSorted: boolean;
  layout: Layout;
  escapes: Escapes;
  wrapping: Wrapping;
  numbers: Manner;
};

type Form = Pick<NearMiss, "isSorted" | "layout" | "escapes" | "numbers">;

/** How the numbers of a document may have been signed: as the body shows, and beyond that. */
export type Manners = { told: Manner[]; guessed: Manner[] };

/** Yields the near misses of a document's canonical text. */
export function* nearMisses(document: JsonValue, publicKey: string, manners: Manners): Generator<NearMiss> {
  const seen = new Set([canonicalJson(document)]);
  for (const form of formsOf(manners.told, ["compact", "spaced", "indented"], ["none", "ascii", "html", "slash"])) {
    const text = write(document, form, []);
    if (!seen.has(text)) yield { ...form, wrapping: "none", signed: text };
    seen.add(text);
    if (form.layout !== "compact" || form.escapes !== "none") continue;
    for (const [wrapping, signed] of wrapped(text, publicKey)) yield { ...form, wrapping, signed };
  }
  for (const form of formsOf(manners.guessed, ["compact", "spaced"], ["none", "ascii"])) {
    const text = write(document, form, []);
    if (!seen.has(text)) yield { ...form, wrapping: "none", signed: text };
    seen.add(text);
  }
}

function formsOf(manners: Manner[], layouts: Layout[], escapings: Escapes[]): Form[] {
  return manners.flatMap((numbers) =>
    layouts.flatMap((layout) =>
      escapings.flatMap((escapes) => [true, false].map((isSorted) => ({ isSorted, layout, escapes, numbers }))),
    ),
  );
}

function wrapped(text: string, publicKey: string): [Wrapping, string | Buffer][] {
  const digest = createHash("sha256").update(text).digest();
  return [
    ["SHA-256 in hexadecimal", digest.toString("hex")],
    ["SHA-256", digest],
    ["object", `{"document":${text}}`],
    ["envelope", `{"document":${text},"public_key":"${publicKey}"}`],
    ["line break", `${text}\n`],
  ];
}

const marks = {
  compact: { comma: ",", colon: ":" },
  spaced: { comma: ", ", colon: ": " },
  indented: { comma: ",", colon: ": " },
};

/** JSON as JSON.stringify, Python's json.dumps, Go's json.Marshal and PHP's json_encode write it. */
function write(value: JsonValue, form: Form, path: (string | number)[]): string {
  if (typeof value === "string") return escaped(value, form.escapes);
  if (typeof value === "number") return form.numbers(jsonPointer(path), value) ?? String(value);
  if (value === null || typeof value === "boolean") return String(value);
  const { colon } = marks[form.layout];
  if (Array.isArray(value)) {
    return between(
      "[]",
      value.map((item, index) => write(item, form, [...path, index])),
      form.layout,
      path.length,
    );
  }
  const names = form.isSorted ? Object.keys(value).sort() : Object.keys(value);
  const members = names.map((name) => escaped(name, form.escapes) + colon + write(value[name]!, form, [...path, name]));
  return between("{}", members, form.layout, path.length);
}

function between([first, last]: string | string[], items: string[], layout: Layout, depth: number): string {
  if (layout !== "indented" || items.length === 0) return first + items.join(marks[layout].comma) + last;
  const line = `\n${"  ".repeat(depth + 1)}`;
  return `${first}${line}${items.join(`,${line}`)}\n${"  ".repeat(depth)}${last}`;
}

function escaped(text: string, escapes: Escapes): string {
  const written = JSON.stringify(text);
  if (escapes === "ascii") return written.replace(/[^ -~]/g, unicodeEscape);
  if (escapes === "html") return written.replace(/[<>&\u2028\u2029]/g, unicodeEscape);
  if (escapes === "slash") return written.replaceAll("/", "\\/");
  return written;
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
