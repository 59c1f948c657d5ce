import { describe, expect, test } from "vitest";
import { services } from "#lib/testing/service-of.ts";
import { jsonPointer } from "../json/json-pointer.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { openApiDocument } from "./document.ts";
import { withSubschemas } from "./portable-schema.ts";
import schemaDescriptions from "./schema-descriptions.json" with { type: "json" };

/** Every schema of a document with its JSON Pointer, those inside others too. */
function* schemasIn(node: unknown, path = ""): Generator<[string, JsonSchema]> {
  if (typeof node !== "object" || node === null) return;
  for (const [name, member] of Object.entries(node)) {
    const at = path + jsonPointer([name]);
    if (name === "example" || name === "examples") continue;
    if (name === "schema") yield* inside(member as JsonSchema, at);
    else if (at === "/components/schemas")
      for (const [id, schema] of Object.entries(member as JsonSchema))
        yield* inside(schema as JsonSchema, `${at}/${id}`);
    else yield* schemasIn(member, at);
  }
}

function* inside(schema: JsonSchema, at: string): Generator<[string, JsonSchema]> {
  const found: [string, JsonSchema][] = [];
  withSubschemas(schema, (one, name) => {
    found.push(...inside(one, `${at}/${name}`));
    return one;
  });
  yield [at, schema];
  yield* found;
}

/** What no schema may be, since a generator of clients stumbles over it. */
const banned: Record<string, (schema: JsonSchema, at: string) => boolean> = {
  "a number without a format": ({ type, format }) =>
    [type].flat().some((one) => one === "number" || one === "integer") && format === undefined,
  "a whole number of 64 bits without a maximum that JSON numbers hold": ({ format, maximum }) =>
    format === "int64" && !(Number(maximum) <= Number.MAX_SAFE_INTEGER),
  "an inline type beside null": ({ anyOf }) =>
    Array.isArray(anyOf) && anyOf.some((one: JsonSchema) => one.$ref === undefined && one.type !== "null"),
  "a choice that is neither a reference or null nor told apart by a member": ({ anyOf, oneOf, discriminator }) =>
    (Array.isArray(anyOf) && (anyOf.length !== 2 || !anyOf.some((one: JsonSchema) => one.type === "null"))) ||
    (oneOf !== undefined && discriminator === undefined),
  "an id of another type in answers than in requests": ({ format }) => format === "uuid",
  "several types but null": ({ type }) => Array.isArray(type) && (type.length !== 2 || type[1] !== "null"),
  "a constant": (schema) => "const" in schema,
  "a list of words beside null": ({ type, enum: words }) => words !== undefined && type !== "string",
  "an exclusive bound": (schema) => "exclusiveMinimum" in schema || "exclusiveMaximum" in schema,
  "of no type": ({ type, $ref, anyOf, oneOf }) => (type ?? $ref ?? anyOf ?? oneOf) === undefined,
  "a list of anything": ({ type, items }) => [type].flat().includes("array") && items === undefined,
  "an object inside another": ({ properties }, at) =>
    properties !== undefined && !/^\/components\/schemas\/\w+$/.test(at),
};

type Body = { content?: Record<string, { schema: JsonSchema; example?: unknown; examples?: object }> } | undefined;

test("no sentence is left of a schema that is gone", () => {
  const names = services.flatMap((service) => Object.keys(openApiDocument(service).components.schemas));
  const known = new Set(names.flatMap((name) => [name, name.replace("Input", "")]));
  expect(Object.keys(schemaDescriptions).filter((name) => !known.has(name))).toEqual([]);
});

describe.each(services)("the description of $title", (service) => {
  const document = openApiDocument(service);

  test.each(Object.entries(banned))("has no schema that is %s", (_, isBanned) => {
    const found = [...schemasIn(document)];
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter(([at, schema]) => isBanned(schema, at)).map(([at]) => at)).toEqual([]);
  });

  test("names the schema of every JSON body, and says for every operation what it is for and whether it asks for a key", () => {
    for (const [path, item] of Object.entries(document.paths))
      for (const { operationId, description, security, requestBody, responses } of Object.values(item)) {
        expect(security, path).toBeInstanceOf(Array);
        expect(description, String(operationId)).toMatch(/\w\.$/);
        const bodies = [requestBody, ...Object.values(responses as object)] as Body[];
        for (const { schema } of bodies.flatMap((body) => body?.content?.["application/json"] ?? []))
          expect(Object.keys(schema), String(operationId)).toEqual(["$ref"]);
      }
  });

  test("says of every named schema in a sentence what it is", () => {
    for (const [name, { description }] of Object.entries(document.components.schemas))
      expect(description, name).toMatch(/\w.*\.$/s);
  });

  test("has an example of every answer, which UPDATE_EXAMPLES=1 takes of the service where one is missing", () => {
    for (const { operationId, responses } of Object.values(document.paths).flatMap((item) => Object.values(item)))
      for (const [status, answer] of Object.entries(responses as Record<string, Body>))
        for (const { example, examples } of Object.values(answer?.content ?? {}))
          expect(example ?? examples, `${operationId} ${status}`).toBeDefined();
  });

  test("has no schema with the name of a security scheme, in capitals or not", () => {
    const names = [document.components.schemas, document.components.securitySchemes].flatMap((named) =>
      Object.keys(named ?? {}).map((name) => name.toLowerCase()),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
