import { jsonrepair } from "jsonrepair";
import type * as z from "zod";
import { partOf } from "../../cut-text.ts";
import { valueOr } from "../../value-or.ts";
import { fitShape } from "./fit-shape.ts";
import { wireSchema } from "./wire-schema.ts";

/** What a model's text says in its shape, or what is wrong with it in words for the model. */
export type Reading<Value> = { faults: null; value: Value } | { faults: string };

const mostFaults = 12;
/** The longest JSON that is mended, in characters: mending takes up to the square of its length, about 0.4 s here. */
const longestMended = 32_000;
/** The most objects of one text that are tried, and how deep they may be. */
const mostObjects = 5;
const deepest = 30;

/** A text of a model as it can be stored: half of a surrogate pair, and U+0000, become U+FFFD (Unicode 16, 5.22). */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "\ufffd");

type Shapes<Value> = { shape: z.ZodType<Value> | null; lenient?: z.ZodType<Value> };

/** Reads a model's text by the first of these shapes that it fits; undefined where it fits none. */
export function fittingReply<Value>(text: string, { shape, lenient }: Shapes<Value>, isCut = false) {
  const readings = [shape, ...(lenient ? [lenient] : [])].map((one) => parseReply(text, one, isCut));
  return readings.find((reading) => reading.faults === null);
}

/** Reads a model's text as JSON of a shape, with patience; without a shape the text itself is the answer. */
export function parseReply<Value>(text: string, shape: z.ZodType<Value> | null, isCut = false): Reading<Value> {
  if (shape === null)
    return text.trim() === "" ? { faults: "Your answer is empty." } : { faults: null, value: text.trim() as Value };
  const values = jsonIn(text, isCut);
  if (values.length === 0) return { faults: "Your answer is not valid JSON." };
  const schema = wireSchema(shape, true);
  const checked = values.map((value) => {
    const fitted = fitShape(value, schema, isCut);
    const whole = shape.safeParse(fitted);
    return whole.success ? whole : shape.safeParse(withoutFaultyItems(fitted, whole.error));
  });
  const fitting = checked.find(({ success }) => success);
  if (fitting?.success) return { faults: null, value: fitting.data };
  const faults = checked[0]!
    .error!.issues.slice(0, mostFaults)
    .map(({ path, message }) => `- ${path.join(".")}: ${message}`);
  return { faults: `Your answer has the wrong shape:\n${faults.join("\n")}` };
}

/** A value without the items of its lists that do not fit, where they are fewer than half of their list. */
function withoutFaultyItems(value: unknown, { issues }: z.ZodError): unknown {
  const copy = structuredClone(value);
  const faulty = new Map<unknown[], Set<number>>();
  for (const { path } of issues) {
    let node: unknown = copy;
    let place: [list: unknown[], item: number] | undefined;
    for (const step of path) {
      if (Array.isArray(node) && typeof step === "number") place = [node, step];
      node = (node as Record<PropertyKey, unknown> | undefined)?.[step];
    }
    if (place !== undefined) faulty.set(place[0], (faulty.get(place[0]) ?? new Set()).add(place[1]));
  }
  for (const [list, items] of faulty)
    if (items.size < list.length / 2) list.splice(0, list.length, ...list.filter((_, item) => !items.has(item)));
  return copy;
}

/** The JSON objects in a text, with or without words around them, mended where they are not quite JSON. */
function jsonIn(text: string, isCut: boolean): unknown[] {
  const whole = parsed(text);
  if (whole !== undefined)
    return Array.isArray(whole) ? [...whole.filter((_, place) => place < mostObjects), whole] : [whole];
  const first = text.indexOf("{");
  if (first < 0) return [];
  const { objects, closed } = objectsIn(text, first);
  const candidates = isCut ? closed : [...objects, partOf(text, first, text.lastIndexOf("}") + 1), ...closed];
  return candidates.flatMap((candidate) => {
    const value = parsed(candidate) ?? mended(candidate);
    return value === undefined ? [] : [value];
  });
}

const storableValue = (_: string, value: unknown) => (typeof value === "string" ? storable(value) : value);

/** The text can be stored, and so only what is escaped in it may not. */
const parsed = (text: string): unknown =>
  valueOr(() => JSON.parse(text, text.includes("\\u") ? storableValue : undefined), undefined);

const mended = (text: string): unknown =>
  text.length > longestMended ? undefined : valueOr(() => parsed(jsonrepair(text)), undefined);

/** The objects of a text from its first brace, and the one that it breaks off in, closed behind its last whole element. */
function objectsIn(text: string, first: number): { objects: string[]; closed: string[] } {
  const objects: string[] = [];
  let open: string[] = [];
  let start = first;
  let whole: { end: number; open: string[] } | null = null;
  let inText = false;
  for (let at = first; at < text.length && objects.length < mostObjects; at += 1) {
    const sign = text.charAt(at);
    if (inText) {
      if (sign === "\\") at += 1;
      else if (sign === '"') inText = false;
      continue;
    }
    if (sign === '"') inText = true;
    else if (sign === "{" || (sign === "[" && open.length > 0)) {
      if (open.length === deepest) break;
      if (open.length === 0) start = at;
      open = [...open, sign];
    } else if (sign === "," && open.length > 0) whole = { end: at, open };
    else if ((sign === "}" || sign === "]") && open.length > 0) {
      open = open.slice(0, -1);
      whole = { end: at + 1, open };
      if (open.length === 0) objects.push(partOf(text, start, at + 1));
    }
  }
  if (open.length === 0 || whole === null || whole.end < start) return { objects, closed: [] };
  const ends = whole.open.toReversed().map((sign) => (sign === "{" ? "}" : "]"));
  return { objects, closed: [`${partOf(text, start, whole.end)}${ends.join("")}`] };
}
