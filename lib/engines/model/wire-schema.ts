import * as z from "zod";

/** The keywords that every provider's structured output knows; bounds are said in the prompt and checked on arrival. */
const known = new Set([
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
export function wireSchema(schema: z.ZodType): Record<string, unknown> {
  const whole = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    reused: "inline",
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema)) if (!known.has(keyword)) delete jsonSchema[keyword as "type"];
      if (jsonSchema.type === "object") jsonSchema.additionalProperties = false;
    },
  });
  const { $schema: _, ...wire } = whole;
  return wire;
}
