import { randomUUID } from "node:crypto";
import { partOf } from "../cut-text.ts";

const onlySent = "is read only while it is sent";

// Stored records are mostly sent unchanged, and the database writes them as JSON faster than this process could read
// and rewrite the columns. Pages read the same records as values; only then is the text parsed.

/** A value kept as its JSON text. */
export class KeptJson<Value> {
  readonly text: string;
  #value: Value | undefined;
  constructor(text: string) {
    this.text = text;
  }
  get value(): Value {
    this.#value ??= JSON.parse(this.text) as Value;
    return this.#value;
  }
}

/** Splits JSON texts that the database joined with commas. */
export const keptList = <Value>(joined: string): KeptJson<Value[]> => new KeptJson(`[${joined}]`);

/** A list that is read while it is sent; lists of the same version hold the same items. */
export class StreamedList<Item> {
  readonly version: string;
  readonly read: () => AsyncIterable<string[]>;
  declare readonly item: Item;
  constructor(version: string, read: () => AsyncIterable<string[]>) {
    this.version = version;
    this.read = read;
  }
  get value(): never {
    throw new Error(`This list ${onlySent}; ask for a page of it.`);
  }
}

type ReadMember<Member> =
  Member extends KeptJson<infer Value> ? Value : Member extends StreamedList<infer Item> ? Item[] : Member;
type Values<Fields> = { [Name in keyof Fields]: ReadMember<Fields[Name]> };

/** Replaces a kept text while the JSON around it is written; no other text can contain it. */
const mark = randomUUID();
const place = new RegExp(`"${mark}:(\\d+)"`, "g");

/** JSON in sending order: texts, and between them lists that are read meanwhile. */
export type JsonParts = (string | StreamedList<unknown>)[];

/** The texts and lists found by the running `writeParts`. */
let met: JsonParts | null = null;

const placeOf = (part: JsonParts[number]) => `${mark}:${met!.push(part) - 1}`;

/** Keeps a constant value, which `writeJson` writes as the text made here, once. */
export function keptAsIs<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  return Object.defineProperty(value, "toJSON", { value: () => (met === null ? value : placeOf(text)) });
}

/** A record whose kept members are read as values, and written by `writeJson` as their texts. */
export function withKept<const Fields extends Record<string, unknown>>(fields: Fields): Values<Fields> {
  for (const [name, member] of Object.entries(fields)) {
    if (!(member instanceof KeptJson || member instanceof StreamedList)) continue;
    const get = () => (met === null ? member.value : placeOf(member instanceof KeptJson ? member.text : member));
    Object.defineProperty(fields, name, { enumerable: true, get });
  }
  return fields as Values<Fields>;
}

/** Writes a value as JSON, with every kept text unchanged. */
export function writeJson(value: unknown): string {
  const [text, ...more] = writeParts(value);
  if (more.length > 0) throw new Error(`A list in it ${onlySent}.`);
  return text as string;
}

/** Writes a value as JSON, with every kept text unchanged: one text, or texts around each streamed list. */
export function writeParts(value: unknown): JsonParts {
  met = [];
  try {
    const json = JSON.stringify(value);
    const items = met;
    if (items.length === 0) return [json];
    const parts: JsonParts = [""];
    let end = 0;
    for (const { 0: whole, 1: number, index } of json.matchAll(place)) {
      const part = items[Number(number)]!;
      const before = parts.pop() + partOf(json, end, index);
      if (typeof part === "string") parts.push(before + part);
      else parts.push(before, part, "");
      end = index + whole.length;
    }
    parts.push(parts.pop() + partOf(json, end));
    return parts;
  } finally {
    met = null;
  }
}
