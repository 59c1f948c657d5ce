// The parts of OpenAPI 3.1 that the description uses, each as a closed JSON Schema: a member that OpenAPI does not have
// is a mistake. Schema objects are JSON Schema 2020-12 and are compiled as that.

const text = { type: "string", minLength: 1 };
const named = (of: string) => ({
  type: "object",
  minProperties: 1,
  propertyNames: { pattern: "^[A-Za-z0-9._-]+$" },
  additionalProperties: { $ref: `#/$defs/${of}` },
});
const closed = (properties: Record<string, object>, ...required: string[]) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const orReference = (schema: object) => ({
  if: { type: "object", required: ["$ref"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: closed({ $ref: { type: "string", pattern: "^#/components/" } }, "$ref"),
  else: schema,
});
const schema = { type: "object" };

/** The shape of any OpenAPI 3.1 document like ours. */
export const openApiShape = {
  ...closed(
    {
      openapi: { type: "string", pattern: "^3\\.1\\.\\d+$" },
      info: closed(
        {
          title: text,
          summary: text,
          description: text,
          version: text,
          license: closed({ name: text, identifier: text }, "name"),
        },
        "title",
        "version",
      ),
      servers: { type: "array", minItems: 1, items: closed({ url: { type: "string", pattern: "^https?://" } }, "url") },
      tags: { type: "array", items: closed({ name: text, description: text }, "name") },
      paths: {
        type: "object",
        propertyNames: { pattern: "^/" },
        additionalProperties: { $ref: "#/$defs/path" },
      },
      components: closed({
        schemas: named("schema"),
        parameters: named("parameter"),
        headers: named("header"),
        examples: named("example"),
        securitySchemes: named("securityScheme"),
      }),
    },
    "openapi",
    "info",
    "paths",
  ),
  $defs: {
    schema,
    path: closed(
      Object.fromEntries(["get", "post", "patch", "delete"].map((method) => [method, { $ref: "#/$defs/operation" }])),
    ),
    securityScheme: closed({ type: { const: "http" }, scheme: text, description: text }, "type", "scheme"),
    operation: closed(
      {
        operationId: { type: "string", pattern: "^[a-z_]+$" },
        tags: { type: "array", items: text },
        summary: text,
        description: text,
        security: { type: "array", items: named("scopes") },
        parameters: { type: "array", items: { $ref: "#/$defs/parameter" } },
        requestBody: closed({ required: { const: true }, content: { $ref: "#/$defs/content" } }, "content"),
        responses: {
          type: "object",
          minProperties: 1,
          patternProperties: { "^([1-5][0-9][0-9]|2XX|default)$": { $ref: "#/$defs/response" } },
          additionalProperties: false,
        },
        callbacks: {
          type: "object",
          additionalProperties: { type: "object", additionalProperties: { $ref: "#/$defs/path" } },
        },
      },
      "operationId",
      "summary",
      "responses",
    ),
    parameter: orReference(
      closed(
        {
          name: text,
          in: { enum: ["path", "query", "header"] },
          required: { type: "boolean" },
          description: text,
          schema,
          examples: named("example"),
        },
        "name",
        "in",
        "description",
        "schema",
      ),
    ),
    response: closed(
      { description: text, headers: named("header"), content: { $ref: "#/$defs/content" } },
      "description",
    ),
    content: {
      type: "object",
      minProperties: 1,
      propertyNames: { enum: ["application/json", "text/event-stream", "text/markdown"] },
      additionalProperties: closed({ schema, example: {}, examples: named("example") }, "schema"),
    },
    header: orReference(closed({ description: text, schema, example: {} }, "description", "schema")),
    scopes: { type: "array", maxItems: 0 },
    example: orReference(closed({ summary: text, value: {} }, "summary", "value")),
  },
};
