import { jsonrepair } from "jsonrepair";
import type * as z from "zod";
import { cutText, partOf } from "../../cut-text.ts";
import { isObject, ownValue } from "../../own-value.ts";
import { madeFor } from "../../process-wide.ts";
import { valueOr } from "../../value-or.ts";
import { type WireSchema, wireSchema } from "./wire-schema.ts";

type Reading<Value> = { faults: null; value: Value } | { faults: string };

const mostFaults = 12;
/** The longest JSON that is mended, in characters: mending takes up to the square of its length. */
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

/** A value without the items of its lists that do not fit, where most of their list fits. */
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

/**
 * A model's value brought into the bounds of its schema: lists are cut to their first items and texts to their beginning,
 * numbers are clamped and read from text ("4 - agree"), words of a list in any case, null where nothing was said. Of a value
 * that was `isCut`, lists that did not come any more are empty. What is of another kind stays as it is, for the shape to refuse.
 */
function fitShape(value: unknown, schema: WireSchema, isCut = false): unknown {
  const { branches, isNullable } = branchesOf(schema);
  if (isNullable && (value === null || value === undefined || isNothing(value, branches))) return null;
  const [own = schema] = branches;
  if (branches.length > 1) return value;
  if (Array.isArray(own.enum)) return fitWord(value, own.enum);
  switch (own.type) {
    case "object":
      return fitObject(value, own, isCut);
    case "array":
      return fitList(value, own, isCut);
    case "string":
      return typeof value === "string" && typeof own.maxLength === "number" ? cutText(value, own.maxLength) : value;
    case "integer":
    case "number":
      return fitNumber(value, own);
    case "boolean":
      return typeof value === "string" ? (ownValue(words, value.trim().toLowerCase()) ?? value) : value;
    default:
      return value;
  }
}

const words = { true: true, yes: true, false: false, no: false };

type Branches = { branches: WireSchema[]; isNullable: boolean };

/** Schemas are the same for many answers. */
const cache = new WeakMap<WireSchema, Branches>();

const branchesOf = (schema: WireSchema): Branches => madeFor(cache, schema, () => readBranches(schema));

function readBranches(schema: WireSchema): Branches {
  const all = (schema.anyOf as WireSchema[] | undefined) ?? [schema];
  const branches: WireSchema[] = all.flatMap((branch) => {
    const types = [branch.type].flat().filter((type) => type !== "null");
    return types.length === 0 && branch.type !== undefined ? [] : [{ ...branch, type: types[0] }];
  });
  const isNullable = all.some(({ type }) => type === "null" || (Array.isArray(type) && type.includes("null")));
  return { branches, isNullable };
}

/** A text that says that there is none, where a text of its own would be no answer either. */
const isNothing = (value: unknown, [own]: WireSchema[]): boolean =>
  typeof value === "string" && (value.trim() === "" || (own?.enum === undefined && /^\s*null\s*$/i.test(value)));

function fitWord(value: unknown, accepted: unknown[]): unknown {
  if (accepted.includes(value)) return value;
  const text = String(value).trim().toLowerCase();
  return accepted.find((one) => String(one).toLowerCase() === text) ?? value;
}

function fitObject(value: unknown, schema: WireSchema, isCut: boolean): unknown {
  const properties = schema.properties as Record<string, WireSchema> | undefined;
  if (properties === undefined || !isObject(value)) return value;
  const own = unwrapped(value, properties);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, member]) => {
      if (Object.hasOwn(own, name)) return [[name, fitShape(own[name], member, isCut)]];
      const { branches, isNullable } = branchesOf(member);
      if (isNullable) return [[name, null]];
      return isCut && branches[0]?.type === "array" ? [[name, []]] : [];
    }),
  );
}

/** An answer inside one object too many, such as {"response": {…}}. */
function unwrapped(value: Record<string, unknown>, properties: Record<string, WireSchema>): Record<string, unknown> {
  const [inner, ...others] = Object.values(value);
  const isKnown = Object.keys(value).some((name) => Object.hasOwn(properties, name));
  return !isKnown && others.length === 0 && isObject(inner) ? inner : value;
}

function fitList(value: unknown, schema: WireSchema, isCut: boolean): unknown {
  if (!Array.isArray(value)) return value;
  const most = (schema.maxItems as number | undefined) ?? value.length;
  const items = schema.items as WireSchema | undefined;
  const within = value.filter((_, place) => place < most);
  return items === undefined ? within : within.map((item) => fitShape(item, items, isCut));
}

function fitNumber(value: unknown, { type, minimum, maximum }: WireSchema): unknown {
  const number =
    typeof value === "string" ? Number(/^\s*[-+]?\d{1,15}(?:\.\d{1,15})?/.exec(value)?.[0] ?? Number.NaN) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return value;
  const least = Math.max(number, (minimum as number | undefined) ?? number);
  const clamped = Math.min(least, (maximum as number | undefined) ?? least);
  return type === "integer" ? Math.round(clamped) : clamped;
}
