import type { JsonSchema } from "../json/json-schema.ts";
import { isNull, withSubschemas } from "./portable-schema.ts";

type Schemas = Record<string, JsonSchema>;
type Place = { owner: string; member: string; isItem: boolean; description?: unknown };

/**
 * The same schemas with each object in them, and each list of words beside null, as a schema of its own, so that every
 * language gets a type with a name. Equal ones under one member name are one schema with that name.
 */
export function liftSchemas(schemas: Schemas): Schemas {
  const lifting = new Lifting(schemas);
  for (const [name, schema] of Object.entries(schemas)) lifting.take(name, schema);
  return lifting.lifted;
}

/** A name in capitals: SearchTools for search_tools. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[_.])(\w)/g, (_, first: string) => first.toUpperCase());

class Lifting {
  readonly lifted: Schemas = {};
  readonly #names = new Map<string, string>();
  readonly #members = new Map<string, Set<string>>();
  readonly #places = new Map<string, number>();

  constructor(schemas: Schemas) {
    for (const name of Object.keys(schemas)) this.#names.set(`given ${name}`, name);
    for (const [name, schema] of Object.entries(schemas))
      this.#visit(schema, { owner: name, member: "", isItem: false }, (one, { member, isItem }) => {
        const key = contentOf(one);
        const name = singular(member, isItem);
        this.#members.set(key, new Set([...(this.#members.get(key) ?? []), name]));
        this.#places.set(key, (this.#places.get(key) ?? 0) + 1);
        return one;
      });
  }

  take(name: string, schema: JsonSchema): void {
    this.lifted[name] = this.#visit(schema, { owner: name, member: "", isItem: false }, (one, place, original) => {
      const own = this.#nameOf(original, place);
      this.lifted[own] ??= { ...(place.description !== undefined && { description: place.description }), ...one };
      const { description } = one;
      return { $ref: `#/components/schemas/${own}`, ...(description !== undefined && { description }) };
    });
  }

  /** The same schema after what is in it was replaced, the innermost first. */
  #visit(
    schema: JsonSchema,
    place: Place,
    replace: (schema: JsonSchema, place: Place, original: JsonSchema) => JsonSchema,
  ): JsonSchema {
    const owner = place.member === "" ? place.owner : place.owner + pascalCase(singular(place.member, place.isItem));
    const { description } = schema;
    const alternatives = schema.anyOf as JsonSchema[] | undefined;
    const isNullable = alternatives?.some(isNull) === true;
    return withSubschemas(schema, (one, name) => {
      const isOwn = name !== "";
      const at = isOwn
        ? { owner, member: name, isItem: false }
        : { ...place, isItem: place.isItem || schema.items === one, ...(isNullable && { description }) };
      const inside = this.#visit(one, at, replace);
      const isStruct = one.type === "object" && "properties" in one;
      return at.member !== "" && (isStruct || (isNullable && "enum" in one)) ? replace(inside, at, one) : inside;
    });
  }

  #nameOf(schema: JsonSchema, { owner, member, isItem }: Place): string {
    const key = contentOf(schema);
    const knownName = this.#names.get(key);
    if (knownName !== undefined) return knownName;
    const names = new Set(this.#names.values());
    const short = pascalCase(singular(member, isItem));
    // In Go a list of words must not be named like one of another list's words.
    const isShared = !("enum" in schema) && this.#members.get(key)!.size === 1 && this.#places.get(key)! > 1;
    const name = isShared && !names.has(short) ? short : owner + short;
    if (names.has(name)) throw new Error(`two schemas would be named ${name}`);
    this.#names.set(key, name);
    return name;
  }
}

/** What makes two schemas one: everything but what their own place says of them. */
const contentOf = ({ description: _, ...schema }: JsonSchema): string => JSON.stringify(schema);

const singular = (member: string, isItem: boolean): string =>
  isItem ? member.replace(/ies$/, "y").replace(/(?<!s)s$/, "") : member;
