import * as z from "zod";
import { type Endpoint, noCopy } from "../contract.ts";
import { type ErrorCode, requestIdHeader, statusOf } from "../errors.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { hasBody, placedInHeaders, placedInPath, placedInQuery } from "../net/parse-arguments.ts";
import { ownValue } from "../own-value.ts";
import { errorCodesOf, statesOf, statusesOf } from "./error-codes.ts";
import type { RequestExample } from "./error-examples.ts";
import type { NamedSchemas } from "./named-schemas.ts";
import type { AnswerHeader, Beyond, Service } from "./service.ts";

const onCounted: AnswerHeader[] = ["RateLimit", "RateLimit-Policy"];

type About = { tag: string; description: string | undefined; schemas: NamedSchemas; service: Service };

/** One operation in OpenAPI: its input, the place of each member, and all its answers. */
export function describeOperation(endpoint: Endpoint, { tag, description, schemas, service }: About): JsonSchema {
  const parameters = parametersOf(endpoint, schemas, service);
  return {
    operationId: endpoint.name,
    tags: [tag],
    summary: endpoint.summary,
    ...(description !== undefined && { description }),
    security: endpoint.auth === "api_key" ? [{ [bearer]: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody(endpoint) && { requestBody: requestBodyOf(endpoint, schemas, service) }),
    responses: { ...successesOf(endpoint, schemas, service), ...errorsOf(endpoint, beyondOf(endpoint, service)) },
    ...callbacksOf(endpoint, schemas, service),
  };
}

/** What the service sends after an operation, as its callbacks. */
function callbacksOf({ name }: Endpoint, schemas: NamedSchemas, { events = {} }: Service): JsonSchema {
  const entries = Object.entries(events)
    .filter(([, { after }]) => after === name)
    .map(([event, { to, body, describe }]) => [event, { [to]: { post: describe(schemas.schemaOf(body, "output")) } }]);
  return entries.length === 0 ? {} : { callbacks: Object.fromEntries(entries) };
}

const beyondOf = ({ name }: Endpoint, { beyond }: Service): Beyond => beyond[name] ?? {};

type ObjectSchema = { properties: Record<string, JsonSchema>; required?: string[] };

function parametersOf(endpoint: Endpoint, schemas: NamedSchemas, service: Service): JsonSchema[] {
  const inPath = placedInPath(endpoint);
  const { properties, required } = schemas.schemaOf(endpoint.input, "input") as ObjectSchema;
  const inUrl = [...new Set([...inPath, ...placedInQuery(endpoint)])].map((name) => {
    const place = inPath.includes(name) ? "path" : "query";
    const { description, ...schema } = properties[name]!;
    const examples = examplesOf(endpoint, service, (example) => example[place]?.[name]);
    return { name, in: place, required: required?.includes(name) ?? false, description, schema, ...examples };
  });
  const ofInput = placedInHeaders(endpoint).map(([, header]) => header);
  const inHeaders = [...(isTagged(endpoint) ? ["If-None-Match"] : []), ...ofInput];
  return [...inUrl, ...inHeaders.map((header) => ({ $ref: `#/components/parameters/${headerId(header)}` }))];
}

function requestBodyOf(endpoint: Endpoint, schemas: NamedSchemas, service: Service): JsonSchema {
  const inHeaders = placedInHeaders(endpoint).map(([name]) => name);
  const outside = [...placedInPath(endpoint), ...placedInQuery(endpoint), ...inHeaders];
  const whole = schemas.schemaOf(endpoint.input, "input") as ObjectSchema;
  const members = Object.entries(whole.properties).filter(([name]) => !outside.includes(name));
  const required = whole.required?.filter((name) => !outside.includes(name));
  const schema = {
    ...whole,
    properties: Object.fromEntries(members),
    required: required?.length ? required : undefined,
  };
  const examples = examplesOf(endpoint, service, (example) => example.body);
  return { required: true, content: { "application/json": { schema, ...examples } } };
}

/** The examples of an operation in one place; no member without any there. */
function examplesOf({ name }: Endpoint, { requests }: Service, part: (example: RequestExample) => unknown): JsonSchema {
  const examples = Object.entries(requests[name] ?? {}).flatMap(([key, example]) => {
    const value = part(example);
    return value === undefined ? [] : [[key, { summary: example.summary, value }] as const];
  });
  return examples.length === 0 ? {} : { examples: Object.fromEntries(examples) };
}

function successesOf(endpoint: Endpoint, schemas: NamedSchemas, service: Service): JsonSchema {
  const { headers: own = {}, statuses = {} } = beyondOf(endpoint, service);
  const isList = "offset" in endpoint.input.shape;
  const headers = (status: number) =>
    headersOf(
      ...(isTagged(endpoint) ? (["ETag"] as const) : []),
      ...(isList ? (["Link"] as const) : []),
      ...(endpoint.cost === 0 ? [] : onCounted),
      "Touchstone-Demo",
      ...(status === 201 && endpoint.location !== undefined ? (["Location"] as const) : []),
      ...(status === 503 ? (["Retry-After"] as const) : []),
      ...(own[status] ?? []),
    );
  const answers = [...statusesOf(endpoint)].map(([status, shapes]) => {
    const content = contentOf(endpoint, status, { schemas, service, shapes });
    const description = service.meaningOf(endpoint, status);
    return [status, { description, headers: headers(status), ...(content && { content }) }] as const;
  });
  const unchanged = { description: "Nothing has changed since the answer with this tag.", headers: headers(304) };
  const others = Object.entries(statuses).map(([status, description]) => [status, { description }] as const);
  return Object.fromEntries([...answers, ...others, ...(isTagged(endpoint) ? [[304, unchanged] as const] : [])]);
}

/** The name of the security scheme of API keys, which is no schema's. */
export const bearer = "Bearer";

type Context = { schemas: NamedSchemas; service: Service; shapes: z.ZodType[] };

/** The content of an answer, by media type; nothing in a 204. */
function contentOf(endpoint: Endpoint, status: number, { schemas, service, shapes }: Context): JsonSchema | undefined {
  if (status === 204) return undefined;
  const { media } = beyondOf(endpoint, service);
  const schema = () => resultSchema(endpoint, shapes, schemas);
  return {
    ...((media?.besideJson ?? true) && { "application/json": { schema: schema() } }),
    ...(status === 200 && media && { [media.type]: { schema: { type: "string" }, example: media.example } }),
  };
}

/** The schema of an answer of one of these shapes: by its state where all name one, else one shape for all. */
function resultSchema({ result }: Endpoint, shapes: z.ZodType[], schemas: NamedSchemas): JsonSchema {
  const options = result instanceof z.ZodUnion ? (result.options as z.ZodObject[]) : [];
  if (options.length === 0) return schemas.schemaOf(result, "output");
  const states = (shape: z.ZodType) => statesOf((shape as z.ZodObject).shape.status as z.ZodType | undefined);
  if (options.some((option) => states(option).length === 0)) return schemas.schemaOf(mergedShape(options), "output");
  const forms = shapes.map((shape) => ({ states: states(shape), schema: schemas.schemaOf(shape, "output") }));
  if (forms.length === 1) return forms[0]!.schema;
  const mapping = forms.flatMap(({ states, schema }) => states.map((state) => [state, schema.$ref] as const));
  return {
    oneOf: forms.map(({ schema }) => schema),
    discriminator: { propertyName: "status", mapping: Object.fromEntries(mapping) },
  };
}

/** One object with the members of all, of which those that all have are required. */
function mergedShape(options: z.ZodObject[]): z.ZodObject {
  const members = options.flatMap(({ shape }) => Object.entries(shape as Record<string, z.ZodType>));
  const isInAll = (name: string) => options.every(({ shape }) => name in shape);
  return z.strictObject(
    Object.fromEntries(members.map(([name, member]) => [name, isInAll(name) ? member : member.optional()])),
  );
}

/** Whether an answer has an ETag, for requests that want it only when changed. */
const isTagged = ({ method, cache }: Endpoint) => method === "GET" && cache !== noCopy;

/** The headers that refusals of one status share. */
const onRefusals: Record<string, AnswerHeader[]> = {
  401: ["WWW-Authenticate"],
  409: ["Retry-After"],
  429: ["RateLimit", "RateLimit-Policy", "Retry-After"],
  500: [requestIdHeader],
  503: ["Retry-After", requestIdHeader],
};

function errorsOf(endpoint: Endpoint, { headers: own = {} }: Beyond): JsonSchema {
  const byStatus = Object.groupBy(errorCodesOf(endpoint), (code: ErrorCode) => statusOf[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => {
      const examples = Object.fromEntries(codes!.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
      const headers = headersOf(
        ...(ownValue(onRefusals, status) ?? []),
        ...(own[Number(status)] ?? []),
        "Touchstone-Demo",
      );
      const schema = { $ref: "#/components/schemas/Error" };
      const description = `Refused: ${codes!.join(", ")}.`;
      return [status, { description, headers, content: { "application/json": { schema, examples } } }];
    }),
  );
}

/** References to these headers, for a response. */
const headersOf = (...names: AnswerHeader[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The name of a request header in components/parameters: IfNoneMatch for If-None-Match. */
const headerId = (header: string): string =>
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
