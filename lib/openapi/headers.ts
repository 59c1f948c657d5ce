import type { Endpoint } from "../contract.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { placedInHeaders } from "../net/parse-arguments.ts";
import answerHeaders from "./answer-headers.json" with { type: "json" };
import type { NamedSchemas } from "./named-schemas.ts";

/** The name of a header of answers, as components/headers has it. */
export type AnswerHeader = keyof typeof answerHeaders;

/** References to these headers, for a response. */
export const headersOf = (...names: AnswerHeader[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The name of a request header in components/parameters: IfNoneMatch for If-None-Match. */
export const headerId = (header: string): string =>
  header.replaceAll(/([A-Za-z])(\w*)-?/g, (_, first: string, rest: string) => first.toUpperCase() + rest.toLowerCase());

/** The request headers of operations, as components/parameters has them; Accept and Authorization have other places. */
export function requestHeaders(endpoints: Endpoint[], schemas: NamedSchemas): Record<string, JsonSchema> {
  const ofInputs = endpoints.flatMap((endpoint) => {
    const headers = new Map(placedInHeaders(endpoint));
    const { properties } = schemas.schemaOf(endpoint.input, "input") as { properties: Record<string, JsonSchema> };
    return Object.entries(properties)
      .filter(([member]) => headers.has(member))
      .map(([member, { description, ...schema }]) => parameter(headers.get(member)!, description, schema));
  });
  return Object.fromEntries([ifNoneMatch, ...ofInputs].map((header) => [headerId(header.name), header]));
}

const parameter = (name: string, description: unknown, schema: JsonSchema) => ({
  name,
  in: "header",
  required: false,
  description,
  schema,
});

const ifNoneMatch = parameter(
  "If-None-Match",
  "The ETag of an earlier answer: 304 without a body while nothing has changed.",
  { type: "string" },
);
