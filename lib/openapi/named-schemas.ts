import type * as z from "zod";
import { type JsonSchema, jsonSchemaOf, withoutReferences } from "../json/json-schema.ts";
import { isNull, type Schemas, withSubschemas } from "./portable-schema.ts";

type Direction = "input" | "output";

/** The named shapes, each once under components/schemas; where a request's form differs it is called …Input. */
export class NamedSchemas {
  readonly #definitions: Record<Direction, Schemas> = { input: {}, output: {} };

  constructor(shapes: { input: z.ZodType; result: z.ZodType }[]) {
    for (const { input, result } of shapes) {
      this.#collect(input, "input");
      this.#collect(result, "output");
    }
  }

  /** A shape's schema, in which every named shape is a reference. */
  schemaOf(shape: z.ZodType, direction: Direction): JsonSchema {
    const { $defs: _, ...schema } = jsonSchemaOf(shape, direction);
    return this.#referring(schema, direction);
  }

  /** All named schemas by name. */
  all(): Schemas {
    const entries = (["input", "output"] as const).flatMap((direction) =>
      Object.entries(this.#definitions[direction]).map(
        ([id, schema]) => [this.#nameOf(id, direction), this.#referring(schema, direction)] as const,
      ),
    );
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #collect(shape: z.ZodType, direction: Direction): void {
    Object.assign(this.#definitions[direction], jsonSchemaOf(shape, direction).$defs);
  }

  #nameOf(id: string, direction: Direction): string {
    return direction === "input" && this.#isApart(id) ? `${id}Input` : id;
  }

  #isApart(id: string): boolean {
    const [input, answered] = (["input", "output"] as const).map((direction) => {
      const $defs = this.#definitions[direction];
      return id in $defs ? JSON.stringify(withoutReferences({ ...$defs[id], $defs })) : undefined;
    });
    return answered !== undefined && input !== answered;
  }

  #referring(schema: JsonSchema, direction: Direction): JsonSchema {
    const text = JSON.stringify(schema, (name, value: unknown) =>
      name === "$ref" && typeof value === "string"
        ? `#/components/schemas/${this.#nameOf(value.replace("#/$defs/", ""), direction)}`
        : value,
    );
    return JSON.parse(text) as JsonSchema;
  }
}

type Place = { owner: string; member: string; isItem: boolean; description?: unknown };

/** The same with each object and each list of words in them as a schema of its own, so that every type has a name. */
export function liftSchemas(schemas: Schemas): Schemas {
  const lifting = new Lifting(schemas);
  for (const [name, schema] of Object.entries(schemas)) lifting.take(name, schema);
  return lifting.lifted;
}

/** A name in capitals: SearchTools for search_tools. */
const pascalCase = (name: string): string =>
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

type Content = Record<string, { schema: JsonSchema }>;
type Operation = JsonSchema & {
  operationId: string;
  summary: string;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

/** The names of an operation's own schemas: of its body and of its answers. Generators make …Response and …Result. */
export const bodyNames = (operationId: string): [request: string, output: string] => [
  `${pascalCase(operationId)}Request`,
  `${pascalCase(operationId)}Output`,
];

/** The schema of every JSON body that has no name yet, as SearchToolsOutput or SubmitReviewRequest; `paths` then refers to it. */
export function nameBodies(paths: Record<string, Schemas>): Schemas {
  const schemas: Schemas = {};
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item) as Operation[])) {
    const { operationId, summary } = operation;
    const [request, output] = bodyNames(operationId);
    const answers = Object.values(operation.responses).map(({ content }) => [content, output] as const);
    for (const [content, name] of [[operation.requestBody?.content, request] as const, ...answers]) {
      const json = content?.["application/json"];
      if (json === undefined || "$ref" in json.schema) continue;
      const description = `The ${name === request ? "body" : "answer"} of ${operationId}. ${summary}`;
      schemas[name] = { description, ...json.schema };
      json.schema = { $ref: `#/components/schemas/${name}` };
    }
  }
  return schemas;
}
