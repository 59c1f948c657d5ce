import * as z from "zod";
import { env } from "../env.ts";
import { ErrorExtras } from "../error-extras.ts";
import { requestIdHeader } from "../errors.ts";
import { coverage } from "../in-words.ts";
import { type JsonSchema, jsonSchemaOf } from "../json/json-schema.ts";
import { recordOf } from "../own-value.ts";
import answerHeaders from "./answer-headers.json" with { type: "json" };
import mcp from "./answers/mcp.json" with { type: "json" };
import ratings from "./answers/ratings.json" with { type: "json" };
import research from "./answers/research.json" with { type: "json" };
import { describeOperation, requestHeaders } from "./describe-operation.ts";
import { liftSchemas, NamedSchemas, nameBodies } from "./named-schemas.ts";
import { eachOf, portableSchema, type Schemas } from "./portable-schema.ts";
import schemaDescriptions from "./schema-descriptions.json" with { type: "json" };
import { endpointsOf, errorCodesIn, type Service } from "./service.ts";

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/** A service's API as OpenAPI 3.1, generated from the contracts that serve it, in forms that client generators read. */
export function openApiDocument(service: Service) {
  const { title, summary, introduction, version, headings, securitySchemes, events = {} } = service;
  const payloads = Object.values(events).map(({ body }) => ({ input: z.null(), result: body }));
  const shapes = new NamedSchemas([...endpointsOf(service), ...payloads]);
  const paths = pathsOf(service, shapes);
  const bodies = nameBodies(paths);
  addAnswers(Object.values(paths).flatMap((item) => Object.values(item)));
  const all = { Error: errorSchemaOf(service), ...service.schemas, ...shapes.all(), ...bodies };
  const components = {
    schemas: eachOf(sorted(liftSchemas(eachOf(all, portableSchema))), described),
    parameters: eachOf(requestHeaders(endpointsOf(service), shapes), inPart),
    headers: eachOf(answerHeaders, inPart),
    examples: recordOf(errorCodesIn(service), (code) => {
      const { when, example } = service.errors[code]!;
      return { summary: when, value: example };
    }),
  };
  return {
    openapi: "3.1.1",
    info: { title, summary, description: introduction, version, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: env().PUBLIC_URL }],
    tags: Object.entries(headings).map(([name, description]) => ({ name, description })),
    paths,
    components: { ...referredTo(components, paths), ...(securitySchemes && { securitySchemes }) },
  };
}

function pathsOf(service: Service, schemas: NamedSchemas) {
  const described = service.describe();
  const paths: Record<string, Schemas> = {};
  for (const { heading, operations } of service.groups)
    for (const { endpoint: one } of operations) {
      const about = { tag: heading, description: described[one.name], schemas, service };
      const operation = describeOperation(one, about);
      const parameters = (operation.parameters as JsonSchema[] | undefined)?.map(inPart);
      paths[one.path] = {
        ...paths[one.path],
        [one.method.toLowerCase()]: { ...operation, ...(parameters && { parameters }) },
      };
    }
  return { ...paths, ...service.paths };
}

/** A parameter or a header with its schema in forms that generators read. */
const inPart = (part: JsonSchema): JsonSchema =>
  "schema" in part ? { ...part, schema: portableSchema(part.schema as JsonSchema) } : part;

const sorted = (schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));

const sentences: Record<string, string> = schemaDescriptions;

/** Adds to a named schema what it is; a request's has the words of the answer's. */
function described(schema: JsonSchema, name: string): JsonSchema {
  const sentence = sentences[name] ?? sentences[name.replace("Input", "")];
  const description = sentence?.replace("{{coverage}}", coverage);
  return description === undefined ? schema : { ...schema, description };
}

type Kinds = Record<"schemas" | "parameters" | "headers" | "examples", Schemas>;

/** The components that a document's paths refer to, directly or through others. */
function referredTo(components: Kinds, paths: Record<string, Schemas>): Kinds {
  const byKey = new Map<string, JsonSchema>(
    Object.entries(components).flatMap(([kind, group]) =>
      Object.entries(group as Schemas).map(([name, component]) => [`${kind}/${name}`, component] as const),
    ),
  );
  const used = new Set<string>();
  const follow = (node: unknown): void => {
    for (const [, address] of JSON.stringify(node).matchAll(/"#\/components\/(\w+\/[^"]+)"/g)) {
      if (used.has(address!)) continue;
      used.add(address!);
      follow(byKey.get(address!));
    }
  };
  follow(paths);
  return eachOf(components, (group, kind) =>
    Object.fromEntries(Object.entries(group).filter(([name]) => used.has(`${kind}/${name}`))),
  ) as Kinds;
}

/** An OpenAPI document with only the ids and summaries of its operations, and a sentence on what is left out. */
export function outlineOf({ openapi, info, servers, tags, paths }: OpenApiDocument, leftOut: string): object {
  const outlined = eachOf(paths, (operations) =>
    eachOf(operations as Schemas, ({ operationId, summary }) => ({ operationId, summary })),
  );
  return { "x-left-out": leftOut, openapi, info, servers, tags, paths: outlined };
}

type Answers = { [operationId: string]: { [status: string]: unknown } };
type Answer = { content?: { "application/json"?: JsonSchema } };

/** Answers that tests took of the running service, of each operation and status one. `UPDATE_EXAMPLES` takes them again. */
const answers: Answers = { ...ratings, ...research, ...mcp };

/** Gives every JSON answer without an example a real one. */
function addAnswers(operations: JsonSchema[]): void {
  for (const { operationId, responses } of operations)
    for (const [status, { content }] of Object.entries(responses as Record<string, Answer>)) {
      const json = content?.["application/json"];
      const example = answers[String(operationId)]?.[status];
      if (json !== undefined && json.examples === undefined && example !== undefined) json.example = example;
    }
}

/** The one shape of every refusal of a service, with all members that its refusals can have. */
function errorSchemaOf(service: Service): JsonSchema {
  const codes = errorCodesIn(service);
  const carried = new Set(codes.flatMap((code) => Object.keys(service.errors[code]!.example)));
  const { properties } = jsonSchemaOf(ErrorExtras, "output") as { properties: Schemas };
  const members = Object.entries(properties).filter(([name]) => carried.has(name));
  return {
    type: "object",
    required: ["error", "message"],
    properties: {
      error: { type: "string", enum: codes, description: `The code: one of those listed at ${service.docs}.` },
      message: { type: "string", description: "What to do." },
      request_id: {
        type: "string",
        description: `The request's id, also in the header ${requestIdHeader}; the operator finds the log by it.`,
      },
      ...Object.fromEntries(members),
    },
  };
}
