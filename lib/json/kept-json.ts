import { randomUUID } from "node:crypto";

// What is stored is mostly sent on as it is, and the database writes it as JSON faster than this process could read it
// column by column and write it again. Pages read the same records as values; only then is the text parsed.

/** A value kept as the JSON text it is. */
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

/** What the database joined to one text with commas, as a list. */
export const keptList = <Value>(joined: string): KeptJson<Value[]> => new KeptJson(`[${joined}]`);

/**
 * A list that is read while it is sent, because it may be longer than what should be in memory at once. Lists of the same
 * version hold the same items, beside the same members.
 */
export class StreamedList<Item> {
  readonly version: string;
  readonly read: () => AsyncIterable<string[]>;
  declare readonly item: Item;
  constructor(version: string, read: () => AsyncIterable<string[]>) {
    this.version = version;
    this.read = read;
  }
  get value(): never {
    throw new Error("This list is read only while it is sent; ask for a page of it.");
  }
}

type ReadMember<Member> =
  Member extends KeptJson<infer Value> ? Value : Member extends StreamedList<infer Item> ? Item[] : Member;
type Read<Fields> = { [Name in keyof Fields]: ReadMember<Fields[Name]> };

/** Stands for a kept text while the JSON around it is written; no text of anybody's can contain it. */
const mark = randomUUID();
const place = new RegExp(`"${mark}:(\\d+)"`, "g");

/** JSON in the order it is sent: texts, and between them lists that are read meanwhile. */
export type JsonParts = (string | StreamedList<unknown>)[];

/** The texts and lists met while `writeParts` is at work. */
let met: JsonParts | null = null;

const placeOf = (part: JsonParts[number]) => `${mark}:${met!.push(part) - 1}`;

/** A value that never changes, which `writeJson` writes as the text that it makes of it here, once. */
export function keptAsIs<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  return Object.defineProperty(value, "toJSON", { value: () => (met === null ? value : placeOf(text)) });
}

/** A record whose kept members are read as values like any other, and written by `writeJson` as the texts they are. */
export function withKept<const Fields extends Record<string, unknown>>(fields: Fields): Read<Fields> {
  for (const [name, member] of Object.entries(fields)) {
    if (!(member instanceof KeptJson || member instanceof StreamedList)) continue;
    const get = () => (met === null ? member.value : placeOf(member instanceof KeptJson ? member.text : member));
    Object.defineProperty(fields, name, { enumerable: true, get });
  }
  return fields as Read<Fields>;
}

/** A value as JSON, with every kept text in it as it is. */
export function writeJson(value: unknown): string {
  const [text, ...more] = writeParts(value);
  if (more.length > 0) throw new Error("A list in it is read only while it is sent.");
  return text as string;
}

/** A value as JSON, with every kept text in it as it is: one text, or texts around each list that is streamed. */
export function writeParts(value: unknown): JsonParts {
  met = [];
  try {
    const written = JSON.stringify(value);
    const found = met;
    if (found.length === 0) return [written];
    const parts: JsonParts = [""];
    let end = 0;
    for (const { 0: whole, 1: number, index } of written.matchAll(place)) {
      const part = found[Number(number)]!;
      const before = parts.pop() + written.slice(end, index);
      if (typeof part === "string") parts.push(before + part);
      else parts.push(before, part, "");
      end = index + whole.length;
    }
    parts.push(parts.pop() + written.slice(end));
    return parts;
  } finally {
    met = null;
  }
}
