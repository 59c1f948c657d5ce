import * as z from "zod";

/** The keywords that every provider's structured output knows; bounds are said in the prompt and checked on arrival. */
const keywords = new Set([
  "type",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "const",
  "anyOf",
  "description",
]);

/** A schema as it is sent with a prompt: the part of JSON Schema that all providers take. */
export function wireSchema(schema: z.ZodType): WireSchema {
  const made = known.get(schema) ?? toWire(schema);
  known.set(schema, made);
  return made;
}

type WireSchema = Record<string, unknown>;

/** Shapes are the same for many prompts, and writing one out takes longer than a call. */
const known = new WeakMap<z.ZodType, WireSchema>();

function toWire(schema: z.ZodType): WireSchema {
  const whole = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    reused: "inline",
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema)) if (!keywords.has(keyword)) delete jsonSchema[keyword as "type"];
      if (jsonSchema.type === "object") jsonSchema.additionalProperties = false;
    },
  });
  const { $schema: _, ...wire } = whole;
  return wire;
}
