import * as z from "zod";
import { madeFor } from "../../process-wide.ts";

const keywords = [
  ...["type", "properties", "required", "additionalProperties", "items"],
  ...["enum", "const", "anyOf", "description"],
];
/** Bounds, which most servers keep while they write; the others are sent a schema without them. */
export const bounds = ["minItems", "maxItems", "maxLength", "minimum", "maximum"];

export type WireSchema = Record<string, unknown>;

/** A schema as it is sent with a prompt, with its bounds or without: the part of JSON Schema that providers take. */
export function wireSchema(schema: z.ZodType, isBounded: boolean): WireSchema {
  const allowed = isBounded ? [...keywords, ...bounds] : keywords;
  return madeFor(isBounded ? bounded : bare, schema, () => toWire(schema, new Set(allowed)));
}

/** Shapes are the same for many prompts, and writing one out takes longer than a call. */
const bounded = new WeakMap<z.ZodType, WireSchema>();
const bare = new WeakMap<z.ZodType, WireSchema>();
const texts = new WeakMap<z.ZodType, { json: string; inWords: string }>();

/** A schema with its bounds as JSON, and in words for the prompt. */
export function schemaTexts(shape: z.ZodType): { json: string; inWords: string } {
  const schema = wireSchema(shape, true);
  return madeFor(texts, shape, () => ({ json: JSON.stringify(schema), inWords: formOf(schema) }));
}

function toWire(schema: z.ZodType, allowed: ReadonlySet<string>): WireSchema {
  const whole = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    reused: "inline",
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema)) if (!allowed.has(keyword)) delete jsonSchema[keyword as "type"];
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.type === "object") jsonSchema.additionalProperties = false;
    },
  });
  const { $schema: _, ...wire } = whole;
  return wire;
}

/** Longer lists of words are those that the prompt itself has. */
const longestChoice = 12;

/** A schema in a few words, for the prompt: a quarter of its length. Members of one form are named together. */
function formOf(schema: WireSchema): string {
  const branches = (schema.anyOf as WireSchema[] | undefined) ?? [schema];
  const kinds = branches.flatMap((branch) => [branch.type].flat().map((type) => ({ ...branch, type })));
  return [...new Set(kinds.map(formOfKind))].join(" or ");
}

function formOfKind({ type, ...schema }: WireSchema): string {
  const { minimum, maximum, maxItems } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (type === "null") return "null";
  if (schema.enum !== undefined) return choiceOf((schema.enum as unknown[]).filter((one) => one !== null));
  const range = minimum === undefined || maximum === undefined ? "" : ` from ${minimum} to ${maximum}`;
  switch (type) {
    case "object":
      return membersOf(schema.properties as Record<string, WireSchema>);
    case "array":
      return `[${formOf(schema.items as WireSchema)}, …${maxItems === undefined ? "" : ` at most ${maxItems}`}]`;
    case "integer":
      return `whole number${range}`;
    case "number":
      return `number${range}`;
    case "boolean":
      return "true or false";
    default:
      return "text";
  }
}

const choiceOf = (choice: unknown[]): string =>
  choice.length > longestChoice ? "id of the list" : choice.map((one) => JSON.stringify(one)).join(" or ");

function membersOf(properties: Record<string, WireSchema>): string {
  const byForm = Map.groupBy(Object.entries(properties), ([, member]) => formOf(member));
  const members = [...byForm].map(
    ([form, members]) => `${members.map(([name]) => JSON.stringify(name)).join(", ")}: ${form}`,
  );
  return `{${members.join("; ")}}`;
}
