import type { JsonSchema } from "../json/json-schema.ts";

/** A schema that every model's API takes: one type a member, enum for const, no alternatives, objects open. */
export function narrowSchema(schema: JsonSchema): JsonSchema {
  const { const: constant, additionalProperties: _, anyOf, oneOf, properties, items, ...rest } = schema;
  const branches = ((anyOf ?? oneOf ?? []) as JsonSchema[]).filter((branch) => branch.type !== "null");
  if (branches.length > 0) return narrowSchema({ ...branches[0], ...rest });
  const choices = constant === undefined ? rest.enum : [constant];
  const type = oneTypeOf(rest.type, { choices, properties, items });
  return {
    ...rest,
    type,
    ...(choices !== undefined && { enum: choices }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Record<string, JsonSchema>).map(([name, member]) => [name, narrowSchema(member)]),
      ),
    }),
    ...(type === "array" && { items: narrowSchema((items as JsonSchema | undefined) ?? { type: "string" }) }),
  };
}

function oneTypeOf(
  type: unknown,
  { choices, properties, items }: { choices: unknown; properties: unknown; items: unknown },
): unknown {
  const [first] = [type].flat().filter((one) => one !== undefined && one !== "null");
  if (first !== undefined) return first;
  if (properties !== undefined) return "object";
  if (items !== undefined) return "array";
  const [choice] = (choices as unknown[] | undefined) ?? [];
  return choice === undefined ? "string" : typeof choice;
}
