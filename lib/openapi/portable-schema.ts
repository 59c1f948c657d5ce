import type { JsonSchema } from "../json/json-schema.ts";

/** Rewrites a schema in the forms that client generators read alike, with one type and a format for each member. */
export function portableSchema(schema: JsonSchema): JsonSchema {
  const inside = withSubschemas(schema, portableSchema);
  return rewrites.reduce((node, rewrite) => rewrite(node), inside);
}

export type Schemas = Record<string, JsonSchema>;

/** The same record with another part in place of each. */
export const eachOf = (parts: Schemas, replace: (part: JsonSchema, name: string) => JsonSchema): Schemas =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, replace(part, name)]));

/** The same schema with another one in place of each schema in it. */
export function withSubschemas(
  schema: JsonSchema,
  replace: (schema: JsonSchema, name: string) => JsonSchema,
): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === "properties") return [keyword, eachOf(value as Schemas, replace)];
      if (["anyOf", "oneOf", "allOf"].includes(keyword))
        return [keyword, (value as JsonSchema[]).map((one) => replace(one, ""))];
      const holds = ["items", "additionalProperties", "propertyNames"].includes(keyword) && isSchema(value);
      return [keyword, holds ? replace(value, "") : value];
    }),
  );
}

/** Whether an alternative is null. */
export const isNull = ({ type }: JsonSchema): boolean => type === "null";

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;

const largest32 = 2 ** 31 - 1;

const rewrites: ((schema: JsonSchema) => JsonSchema)[] = [
  function nullable({ anyOf, ...rest }) {
    const [one, other] = (anyOf as JsonSchema[] | undefined) ?? [];
    if (one === undefined) return rest;
    const isInline = one.$ref === undefined && one.enum === undefined && one.properties === undefined;
    const isPlain = isInline && other !== undefined && isNull(other);
    return isPlain ? { ...one, type: [one.type, "null"], ...rest } : { anyOf, ...rest };
  },
  function typed(schema) {
    if (!("const" in schema)) return Array.isArray(schema.enum) ? { type: "string", ...schema } : schema;
    const { const: value, description, ...rest } = schema;
    if (typeof value !== "boolean")
      return { ...rest, type: "string", ...(description !== undefined && { description }), enum: [value] };
    const always = `Always ${value}.`;
    return { ...rest, type: "boolean", description: description === undefined ? always : `${always} ${description}` };
  },
  function named({ format, ...rest }) {
    return format === undefined || format === "uuid" ? rest : { format, ...rest };
  },
  function sized(schema) {
    const types = [schema.type].flat();
    if (types.includes("number")) return { format: "double", ...schema };
    if (!types.includes("integer")) return schema;
    const isLong = schema.format === "int64" || (typeof schema.maximum === "number" && schema.maximum > largest32);
    if (!isLong) return { format: "int32", ...schema };
    return { ...schema, format: "int64", maximum: schema.maximum ?? Number.MAX_SAFE_INTEGER };
  },
  function record({ propertyNames, additionalProperties, ...schema }) {
    const names = (propertyNames as JsonSchema | undefined)?.enum as string[] | undefined;
    if (names !== undefined)
      return { ...schema, properties: Object.fromEntries(names.map((name) => [name, additionalProperties])) };
    const isAny = isSchema(additionalProperties) && Object.keys(additionalProperties).length === 0;
    const isText = isSchema(propertyNames) && Object.keys(propertyNames).length === 1;
    return {
      ...schema,
      ...(propertyNames !== undefined && !isText && { propertyNames }),
      ...(additionalProperties !== undefined && { additionalProperties: isAny ? true : additionalProperties }),
    };
  },
];
