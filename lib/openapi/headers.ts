import type { Endpoint } from "../contract.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { placedInHeaders } from "../net/parse-arguments.ts";
import type { NamedSchemas } from "./named-schemas.ts";

const text = (description: string, example: string) => ({
  description,
  schema: { type: "string" },
  example,
});

/** The headers of answers, as components/headers has them. */
export const answerHeaders = {
  ETag: text("The tag of this answer; send it as If-None-Match to be answered 304 while nothing has changed.", '"4Xy"'),
  Link: text(
    'The next page of a list that goes on (RFC 8288), with rel="next"; absent on the last page.',
    '<http://localhost:3000/api/tools?limit=20&offset=20>; rel="next"',
  ),
  RateLimit: text(
    "What is left of every limit that was counted: r calls, of reads units, for t more seconds, before the size of this answer is counted. Absent where limits are off.",
    '"reads-client-minute";r=599;t=60',
  ),
  "RateLimit-Policy": text(
    "The limits that were counted: q calls, of reads units, in w seconds. Absent where limits are off.",
    '"reads-client-minute";q=600;w=60',
  ),
  "Retry-After": {
    description: "In how many seconds to try again.",
    schema: { type: "integer", minimum: 1 },
    example: 5,
  },
  "Touchstone-Demo": text(
    "generated-data: the service runs on generated reviews, which are evidence of nothing; every JSON answer then begins with a member demo that says so. Absent otherwise.",
    "generated-data",
  ),
  "X-Request-Id": text(
    "The request's id, under which the operator finds it in the log.",
    "00000000-0000-4000-8000-000000000000",
  ),
  Location: text(
    "Where to read what was made; a post is read in its thread.",
    "/api/v1/studies/00000000-0000-4000-8000-000000000000",
  ),
  "Preference-Applied": text("That Prefer was followed.", "respond-async"),
  "WWW-Authenticate": text("How to say who asks.", "Bearer"),
  Allow: text("The methods that the address takes.", "POST, OPTIONS"),
};

/** References to these headers, for a response. */
export const headersOf = (...names: (keyof typeof answerHeaders)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The name of a request header in components/parameters: IfNoneMatch for If-None-Match. */
export const headerId = (header: string): string =>
  header.replaceAll(/([A-Za-z])(\w*)-?/g, (_, first: string, rest: string) => first.toUpperCase() + rest.toLowerCase());

/**
 * The request headers of operations, as components/parameters has them. Accept and Authorization are left out: OpenAPI
 * has other places for them, an answer's media types and security.
 */
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
