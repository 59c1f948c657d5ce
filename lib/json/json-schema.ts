import * as z from "zod";

export type JsonSchema = { [name: string]: unknown };

/** A shape as JSON Schema 2020-12, "input" as sent or "output" as answered; answers' objects are open. */
export function jsonSchemaOf(shape: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      if (io === "input" && zodSchema._zod.def.type === "object")
        requireMembers(zodSchema as z.core.$ZodObject, jsonSchema);
      // The format says it; zod's pattern beside it is 300 characters long.
      if (jsonSchema.format === "date-time" || jsonSchema.format === "date") delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  }) as JsonSchema;
  return schema;
}

/** zod takes a preprocessed member for optional, since any value may go in; the member itself decides. */
function requireMembers({ _zod }: z.core.$ZodObject, schema: z.core.JSONSchema.BaseSchema): void {
  const members = Object.entries(_zod.def.shape);
  const required = members.filter(([, member]) => !z.safeParse(member, undefined).success).map(([name]) => name);
  if (required.length > 0) schema.required = required;
}

/** The same schema without references, for readers that do not follow them. */
export function withoutReferences(schema: JsonSchema): JsonSchema {
  const { $defs = {}, ...rest } = schema as { $defs?: Record<string, JsonSchema> };
  const inlined = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inlined);
    if (typeof node !== "object" || node === null) return node;
    const { $ref, ...members } = node as { $ref?: string };
    const definition = $ref === undefined ? {} : $defs[$ref.replace("#/$defs/", "")];
    return Object.fromEntries(Object.entries({ ...definition, ...members }).map(([key, one]) => [key, inlined(one)]));
  };
  return inlined(rest) as JsonSchema;
}
