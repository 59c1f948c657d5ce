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

type Read<Fields> = { [Name in keyof Fields]: Fields[Name] extends KeptJson<infer Value> ? Value : Fields[Name] };

/** Stands for a kept text while the JSON around it is written; no text of anybody's can contain it. */
const mark = randomUUID();
const place = new RegExp(`"${mark}:(\\d+)"`, "g");

/** The texts met while `writeJson` is at work. */
let met: string[] | null = null;

const placeOf = (text: string) => `${mark}:${met!.push(text) - 1}`;

/** A value that never changes, which `writeJson` writes as the text that it makes of it here, once. */
export function keptAsIs<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  return Object.defineProperty(value, "toJSON", { value: () => (met === null ? value : placeOf(text)) });
}

/** A record whose kept members are read as values like any other, and written by `writeJson` as the texts they are. */
export function withKept<const Fields extends Record<string, unknown>>(fields: Fields): Read<Fields> {
  for (const [name, member] of Object.entries(fields)) {
    if (!(member instanceof KeptJson)) continue;
    const get = () => (met === null ? member.value : placeOf(member.text));
    Object.defineProperty(fields, name, { enumerable: true, get });
  }
  return fields as Read<Fields>;
}

/** A value as JSON, with every kept text in it as it is. */
export function writeJson(value: unknown): string {
  met = [];
  try {
    const written = JSON.stringify(value);
    const texts = met;
    return texts.length === 0 ? written : written.replace(place, (_, index) => texts[index]!);
  } finally {
    met = null;
  }
}
