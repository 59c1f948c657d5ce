import { cutText } from "../../cut-text.ts";
import { isObject } from "../../net/parse-arguments.ts";
import { ownValue } from "../../own-value.ts";
import type { WireSchema } from "./wire-schema.ts";

/**
 * A model's value brought into the bounds of its schema: lists are cut to their first items and texts to their beginning,
 * numbers are clamped and read from text ("4 - agree"), words of a list in any case, null where nothing was said. Of a value
 * that was `isCut`, lists that did not come any more are empty. What is of another kind stays as it is, for the shape to refuse.
 */
export function fitShape(value: unknown, schema: WireSchema, isCut = false): unknown {
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

function branchesOf(schema: WireSchema): Branches {
  const branches = cache.get(schema) ?? readBranches(schema);
  cache.set(schema, branches);
  return branches;
}

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
