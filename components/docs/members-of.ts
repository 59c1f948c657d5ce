import { grouped } from "#lib/in-words.ts";

/** A JSON Schema from the OpenAPI document or the list of MCP tools. */
export type Schema = { [name: string]: unknown };

/** A word of a type: plain text, or the name of a linked shape. */
export type Word = string | { shape: string };

/** One member of an object, for a reader who sends or reads it. Facts that do not apply are left out. */
export type Member = {
  name: string;
  type: Word[];
  required?: true;
  description?: string;
  values?: string[];
  /** Its limits, and its default. */
  facts?: string[];
  /** The members of an object without a name. */
  members?: Member[];
};

/** A request, whose sender must know all limits, or an answer, whose limits are our own. */
export type Way = "sent" | "answered";

/** The members of an object's schema, in order. */
export function membersOf(schema: Schema, way: Way): Member[] {
  const { properties = {}, required = [] } = objectIn(schema) as { properties?: Schemas; required?: string[] };
  return Object.entries(properties).map(([name, member]) =>
    memberOf(name, member, { way, required: required.includes(name) }),
  );
}

/** One named value with its schema, such as a parameter. */
export function memberOf(name: string, schema: Schema, { way, required }: { way: Way; required: boolean }): Member {
  const bare = withoutNull(schema);
  const description = String(schema.description ?? bare.description ?? "");
  const values = valuesOf(bare);
  const facts = way === "sent" ? factsOf(schema) : [];
  const members = bare.$ref === undefined ? membersOf(bare, way) : [];
  return {
    name,
    type: typeOf(schema),
    ...(required && { required }),
    ...(description !== "" && { description }),
    ...(values.length > 0 && { values }),
    ...(facts.length > 0 && { facts }),
    ...(members.length > 0 && { members }),
  };
}

type Schemas = Record<string, Schema>;

/** The values that a schema accepts, in words. */
export function typeOf(schema: Schema): Word[] {
  const reference = schema.$ref ?? (schema.allOf as Schema[] | undefined)?.[0]?.$ref;
  // A shape is shown once, for requests and answers.
  if (typeof reference === "string")
    return [
      {
        shape: reference
          .split("/")
          .at(-1)!
          .replace(/Input$/, ""),
      },
    ];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  const either = alternativesOf(schema);
  if (either.length > 0) return joined(either.map(typeOf));
  if (Array.isArray(schema.type)) return [schema.type.join(" or ")];
  if (schema.type === "array") return ["array of ", ...typeOf(schema.items as Schema)];
  const values = schema.additionalProperties;
  if (schema.type === "object" && schema.properties === undefined && isSchema(values) && Object.keys(values).length > 0)
    return ["object of ", ...typeOf(values)];
  return [typeof schema.type === "string" ? schema.type : "any JSON"];
}

function joined(types: Word[][]): Word[] {
  const distinct = types.filter((type, index) => types.findIndex((one) => same(one, type)) === index);
  return distinct.flatMap((type, index) => (index === 0 ? type : [" or ", ...type]));
}

/** The object that holds the members: the schema, its non-null part, or the items of a list. */
function objectIn(schema: Schema): Schema {
  const bare = withoutNull(schema);
  return bare.type === "array" ? withoutNull(bare.items as Schema) : bare;
}

function withoutNull(schema: Schema): Schema {
  const others = alternativesOf(schema).filter((one) => one.type !== "null");
  return others.length === 1 ? others[0]! : schema;
}

const alternativesOf = (schema: Schema) => (schema.anyOf ?? schema.oneOf ?? []) as Schema[];

function valuesOf(schema: Schema): string[] {
  const listed = schema.type === "array" && isSchema(schema.items) ? schema.items : schema;
  return ((listed.enum ?? []) as unknown[]).filter((value) => value !== null).map(String);
}

function factsOf(schema: Schema): string[] {
  const bare = withoutNull(schema);
  const items = bare.type === "array" && isSchema(bare.items) ? limitsOf(bare.items) : [];
  const otherwise = schema.default ?? bare.default;
  return [
    ...limitsOf(bare),
    ...items.map((fact) => `each ${fact}`),
    ...(otherwise === undefined ? [] : [`default ${JSON.stringify(otherwise)}`]),
  ];
}

function limitsOf(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, minProperties, pattern, format } = schema;
  return [
    range(minLength, maxLength, " characters"),
    range(minimum, maximum, ""),
    range(minItems, maxItems, " items"),
    range(minProperties, undefined, " members"),
    typeof format === "string" && !/^(int|double)/.test(format) ? format : "",
    typeof pattern === "string" && format === undefined ? `matches ${pattern}` : "",
  ].filter((fact) => fact !== "");
}

function range(low: unknown, high: unknown, unit: string): string {
  const [from, to] = [low, high].map((bound) => (typeof bound === "number" ? grouped(bound) : ""));
  if (from !== "" && to !== "") return from === to ? `${to}${unit}` : `${from} to ${to}${unit}`;
  if (to !== "") return `at most ${to}${unit}`;
  return from === "" || low === 0 ? "" : `at least ${from}${unit}`;
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
