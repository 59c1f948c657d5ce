import * as z from "zod";

/** The keywords that every provider's structured output knows. */
const keywords = [
  "type",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "const",
  "anyOf",
  "description",
];
/** Bounds, which most servers keep while they write; the others are sent a schema without them. */
export const bounds = ["minItems", "maxItems", "maxLength", "minimum", "maximum"];

export type WireSchema = Record<string, unknown>;

/** A schema as it is sent with a prompt, with its bounds or without: the part of JSON Schema that providers take. */
export function wireSchema(schema: z.ZodType, isBounded: boolean): WireSchema {
  const known = isBounded ? bounded : bare;
  const made = known.get(schema) ?? toWire(schema, new Set(isBounded ? [...keywords, ...bounds] : keywords));
  known.set(schema, made);
  return made;
}

/** Shapes are the same for many prompts, and writing one out takes longer than a call. */
const bounded = new WeakMap<z.ZodType, WireSchema>();
const bare = new WeakMap<z.ZodType, WireSchema>();

function toWire(schema: z.ZodType, kept: ReadonlySet<string>): WireSchema {
  const whole = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    reused: "inline",
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema)) if (!kept.has(keyword)) delete jsonSchema[keyword as "type"];
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.type === "object") jsonSchema.additionalProperties = false;
    },
  });
  const { $schema: _, ...wire } = whole;
  return wire;
}
