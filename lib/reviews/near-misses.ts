// The texts that agents sign instead of the canonical one (RFC 8785), of which each costs a verification.

import { createHash } from "node:crypto";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { partOf } from "../cut-text.ts";
import { jsonPointer } from "../json/json-pointer.ts";
import type { JsonValue } from "../json/strict-json.ts";
import ranks from "./near-misses.json" with { type: "json" };

/** How numbers are written: the text of each by its pointer, or null for the canonical one. */
export type Manner = (pointer: string, value: number) => string | null;

type Layout = { name: keyof typeof ranks.layouts; indent: string; lineEnd: string };
export type Wrapping = keyof typeof ranks.wrappings;

/** A text that may have been signed, and its differences from the canonical one. */
export type NearMiss = {
  signed: string | Buffer;
  order: keyof typeof ranks.orders;
  layout: Layout;
  escapes: Escapes;
  wrapping: Wrapping;
  numbers: Manner;
};

/** The most texts that one signature is tried against. */
export const mostTexts = 250;

// Each difference with its rank, the seldom ones with a high one. Ranks add up where differences meet.
const ranked = <Name extends string, Rank>(by: Record<Name, Rank>) => Object.entries(by) as [Name, Rank][];
const layouts = ranked(ranks.layouts).flatMap(([name, ofName]) => ofName.map((one) => ({ name, ...one })));

/** Yields the near misses of a document's canonical text, the likeliest first, each text once and at most `mostTexts`. */
export function* nearMisses(document: JsonValue, publicKey: string, manners: [Manner, number][]): Generator<NearMiss> {
  const texts = new Set([canonicalJson(document)]);
  for (const form of formsOf(manners)) {
    if (texts.size > mostTexts) return;
    const signed = wrap(form, document, publicKey);
    const name = signed.toString("latin1");
    if (!texts.has(name)) yield { ...form, signed };
    texts.add(name);
  }
}

type Form = Omit<NearMiss, "signed">;

/** Rarer than this is not tried; more than `mostTexts` have a lower rank. */
const highestRank = 3.4;

/** How a text may differ but for its numbers, each way with its rank. */
const ways = ranked(ranks.orders).flatMap(([order, ofOrder]) =>
  layouts.flatMap(({ rank: ofLayout, ...layout }) =>
    ranked(ranks.escapes).flatMap(([escapes, ofEscapes]) =>
      ranked(ranks.wrappings).flatMap(([wrapping, ofWrapping]) => {
        // Layouts and escapes that one writer makes together count as the one difference that they are.
        const isOneWriter = ranks.writers.includes(`${layout.name} ${escapes}`);
        const ofWriter = isOneWriter ? Math.max(ofLayout, ofEscapes) + 0.1 : ofLayout + ofEscapes;
        const rank = ofOrder + ofWriter + ofWrapping;
        const differences = [ofOrder, ofWriter, ofWrapping].filter((each) => each > 0).length;
        const isSingle = differences === 1 && (isOneWriter || ofLayout === 0 || ofEscapes === 0);
        return rank > highestRank ? [] : [{ way: { order, layout, escapes, wrapping }, rank, isSingle }];
      }),
    ),
  ),
);

function formsOf(manners: [Manner, number][]): Form[] {
  return manners
    .flatMap(([numbers, ofNumbers]) =>
      ways.map(({ way, rank, isSingle }) => ({
        form: { ...way, numbers },
        rank: isSingle && ofNumbers === 0 ? 0 : rank + ofNumbers,
      })),
    )
    .filter(({ rank }) => rank <= highestRank)
    .sort((one, other) => one.rank - other.rank)
    .map(({ form }) => form);
}

function wrap(form: Form, document: JsonValue, publicKey: string): string | Buffer {
  if (form.wrapping === "object") return write({ document }, form, []);
  if (form.wrapping === "envelope") return write({ document, public_key: publicKey }, form, []);
  const text = write(document, form, ["document"]);
  const digest = (name: string) => createHash(name).update(text).digest();
  return {
    none: () => text,
    "line break": () => `${text}\n`,
    "line break of Windows": () => `${text}\r\n`,
    "byte order mark": () => `\uFEFF${text}`,
    base64: () => Buffer.from(text).toString("base64"),
    "SHA-256": () => digest("sha256"),
    "SHA-256 in hexadecimal": () => digest("sha256").toString("hex"),
    "SHA-256 in capitals": () => digest("sha256").toString("hex").toUpperCase(),
    "SHA-256 in base64": () => digest("sha256").toString("base64"),
    "SHA-512": () => digest("sha512"),
    "SHA-512 in hexadecimal": () => digest("sha512").toString("hex"),
  }[form.wrapping]();
}

/** JSON as the writers of many languages lay it out; `path` is from the request's body, whose `document` it is. */
function write(value: JsonValue, form: Form, path: (string | number)[], depth = 0): string {
  if (typeof value === "string") return escaped(value, form.escapes);
  if (typeof value === "number") return form.numbers(jsonPointer(path.slice(1)), value) ?? String(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => write(item, form, [...path, index], depth + 1));
    return between("[]", items, form.layout, depth);
  }
  const isSorted = form.order === "sorted" || (form.order === "top level sorted" && depth === 0);
  const names = isSorted ? Object.keys(value).sort() : Object.keys(value);
  const colon = form.layout.name === "compact" ? ":" : ": ";
  const members = names.map(
    (name) => escaped(name, form.escapes) + colon + write(value[name]!, form, [...path, name], depth + 1),
  );
  return between("{}", members, form.layout, depth);
}

function between([first, last]: string | string[], items: string[], layout: Layout, depth: number): string {
  if (layout.name !== "indented" || items.length === 0)
    return first + items.join(layout.name === "spaced" ? ", " : ",") + last;
  const line = layout.lineEnd + layout.indent.repeat(depth + 1);
  return `${first}${line}${items.join(`,${line}`)}${layout.lineEnd}${layout.indent.repeat(depth)}${last}`;
}

// How the JSON writers of other languages escape a string, where RFC 8785 leaves the character as it is.

/** Writers by what they escape beyond RFC 8785. */
type Escapes = keyof typeof ranks.escapes;

const lower = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
const upper = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Each from the text that JSON.stringify writes, which has RFC 8785's own escapes. */
const escapes = {
  /** json.dumps with ensure_ascii. */
  python: (json: string) => json.replace(/[^ -~]/g, lower),
  /** The same by writers that use capital digits. */
  capitals: (json: string) => json.replace(/[^ -~]/g, upper),
  /** json_encode by default. */
  php: (json: string) => json.replace(/[^ -~]/g, lower).replaceAll("/", "\\/"),
  /** json.Marshal, or an Encoder with SetEscapeHTML. */
  go: (json: string) => json.replace(/[<>&\u2028\u2029]/g, lower),
  /** System.Text.Json with its default encoder. */
  dotnet: (json: string) =>
    `"${partOf(json, 1, -1)
      .replaceAll('\\"', "\\u0022")
      .replace(/[<>&'+`]|[^ -~]/g, upper)}"`,
  /** Gson with its HTML escapes. */
  gson: (json: string) => json.replace(/[<>&='\u2028\u2029]/g, lower),
  /** PHP with JSON_UNESCAPED_UNICODE, and other writers for HTML. */
  slash: (json: string) => json.replaceAll("/", "\\/"),
};

/** A string as one writer puts it into JSON, with its quotes. */
function escaped(text: string, by: Escapes): string {
  const json = JSON.stringify(text);
  return by === "none" ? json : escapes[by](json);
}
