import * as z from "zod";
import type { Endpoint } from "../contract.ts";
import { statusOf } from "../errors.ts";
import { placedInPath, placedInQuery } from "../http/parse.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { headersOf } from "./answer-headers.ts";
import { errorCodesOf } from "./error-codes.ts";
import type { NamedSchemas } from "./named-schemas.ts";
import { type RequestExample, requestExamples } from "./request-examples.ts";
import { statusesOf } from "./statuses.ts";

const onEvery = ["RateLimit", "RateLimit-Policy", "Touchstone-Demo"] as const;

/** One operation as OpenAPI has it: what it takes, where that travels, and everything it can answer. */
export function describeOperation(
  endpoint: Endpoint,
  { tag, description, schemas }: { tag: string; description: string | undefined; schemas: NamedSchemas },
): JsonSchema {
  const parameters = parametersOf(endpoint, schemas);
  return {
    operationId: endpoint.name,
    tags: [tag],
    summary: endpoint.summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.method === "POST" && { requestBody: requestBodyOf(endpoint, schemas) }),
    responses: { ...successesOf(endpoint, schemas), ...errorsOf(endpoint) },
  };
}

type ObjectSchema = { properties: Record<string, JsonSchema>; required?: string[] };

function parametersOf(endpoint: Endpoint, schemas: NamedSchemas): JsonSchema[] {
  const inPath = placedInPath(endpoint);
  const { properties, required } = schemas.schemaOf(endpoint.input, "input") as ObjectSchema;
  const inUrl = [...new Set([...inPath, ...placedInQuery(endpoint)])].map((name) => {
    const place = inPath.includes(name) ? "path" : "query";
    const { description, ...schema } = properties[name]!;
    const examples = examplesOf(endpoint, (example) => example[place]?.[name]);
    return { name, in: place, required: required?.includes(name) ?? false, description, schema, ...examples };
  });
  const inHeaders = [
    ...(isTagged(endpoint) ? ["IfNoneMatch"] : []),
    ...(endpoint.name === "stream_activity" ? ["LastEventId"] : []),
  ];
  return [...inUrl, ...inHeaders.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

function requestBodyOf(endpoint: Endpoint, schemas: NamedSchemas): JsonSchema {
  const outside = [...placedInPath(endpoint), ...placedInQuery(endpoint)];
  const body = endpoint.input.omit(Object.fromEntries(outside.map((name) => [name, true])) as Record<never, never>);
  const examples = examplesOf(endpoint, (example) => example.body);
  return { required: true, content: { "application/json": { schema: schemas.schemaOf(body, "input"), ...examples } } };
}

/** What the examples of an operation have in one place; no member where they have nothing there. */
function examplesOf({ name }: Endpoint, part: (example: RequestExample) => unknown): JsonSchema {
  const examples = Object.entries(requestExamples[name] ?? {}).flatMap(([key, example]) => {
    const value = part(example);
    return value === undefined ? [] : [[key, { summary: example.summary, value }] as const];
  });
  return examples.length === 0 ? {} : { examples: Object.fromEntries(examples) };
}

function successesOf(endpoint: Endpoint, schemas: NamedSchemas): JsonSchema {
  const isList = "offset" in endpoint.input.shape;
  const headers = (status: number) =>
    headersOf(
      ...(isTagged(endpoint) ? (["ETag"] as const) : []),
      ...(isList ? (["Link"] as const) : []),
      ...onEvery,
      ...(status === 503 ? (["Retry-After"] as const) : []),
    );
  const answers = [...statusesOf(endpoint)].map(([status, shapes]) => {
    const content =
      endpoint.name === "stream_activity"
        ? { "text/event-stream": { schema: { type: "string" }, example: eventExample } }
        : {
            "application/json": {
              schema: schemas.schemaOf(shapes.length === 1 ? shapes[0]! : z.union(shapes), "output"),
            },
          };
    return [status, { description: meaningOf(endpoint, status), headers: headers(status), content }] as const;
  });
  const unchanged = { description: "Nothing has changed since the answer with this tag.", headers: headers(304) };
  return Object.fromEntries([...answers, ...(isTagged(endpoint) ? [[304, unchanged] as const] : [])]);
}

const eventExample = `retry: 5000

id: AQAAAAAAAAAAAAAAAAAAAQAA
data: {"kind":"question","id":"…","title":"…","url":"…","at":"…","content_trust":"untrusted"}

`;

function meaningOf({ method, name }: Endpoint, status: number): string {
  if (status === 503) return "Storage cannot be reached; the members say what works.";
  if (name === "stream_activity") return "Events, for as long as the client listens.";
  if (method === "GET") return "The result.";
  return status === 201
    ? "Published; of a repeat, the record that stands, with duplicate: true."
    : "What publishing would do; nothing was written.";
}

/** Whether an answer carries an ETag, so that it can be asked for only when it has changed. */
const isTagged = ({ method, cache }: Endpoint) => method === "GET" && cache !== "no-store";

function errorsOf(endpoint: Endpoint): JsonSchema {
  const byStatus = Object.groupBy(errorCodesOf(endpoint), (code) => statusOf[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => {
      const error = { type: "object", properties: { error: { enum: codes } } };
      const examples = Object.fromEntries(codes!.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
      const headers = headersOf(
        ...(status === "429" ? (["RateLimit", "RateLimit-Policy", "Retry-After"] as const) : []),
        ...(status === "503" ? (["Retry-After"] as const) : []),
        ...(status === "500" ? (["X-Request-Id"] as const) : []),
        "Touchstone-Demo",
      );
      const schema = { allOf: [{ $ref: "#/components/schemas/Error" }, error] };
      const description = `Refused: ${codes!.join(", ")}.`;
      return [status, { description, headers, content: { "application/json": { schema, examples } } }];
    }),
  );
}
