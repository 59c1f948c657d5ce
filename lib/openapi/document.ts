import * as z from "zod";
import { env } from "../env.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { answerHeaders } from "./answer-headers.ts";
import { describeOperation } from "./describe-operation.ts";
import { errorSchemaOf } from "./error-schema.ts";
import { NamedSchemas } from "./named-schemas.ts";
import { requestHeaders } from "./request-headers.ts";
import { endpointsOf, errorCodesIn, type Service } from "./service.ts";

type Components = Record<string, JsonSchema>;
export type OpenApiDocument = {
  openapi: string;
  info: {
    title: string;
    summary: string;
    description: string;
    version: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Components>;
  webhooks?: Record<string, Components>;
  components: Record<"schemas" | "parameters" | "headers" | "examples", Components> & { securitySchemes?: Components };
};

/** A service's API as OpenAPI 3.1, generated from the contracts that serve it. */
export function openApiDocument(service: Service): OpenApiDocument {
  const { title, summary, introduction, version, headings, securitySchemes } = service;
  const sent = Object.values(service.webhooks ?? {}).map(({ body }) => ({ input: z.null(), result: body }));
  const schemas = new NamedSchemas([...endpointsOf(service), ...sent]);
  const paths = pathsOf(service, schemas);
  const webhooks = webhooksOf(service, schemas);
  const examples = errorCodesIn(service).map((code) => {
    const { when, example } = service.errors[code]!;
    return [code, { summary: when, value: example }] as const;
  });
  return {
    openapi: "3.1.1",
    info: { title, summary, description: introduction, version, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: env().PUBLIC_URL }],
    tags: Object.entries(headings).map(([name, description]) => ({ name, description })),
    paths,
    ...(webhooks && { webhooks }),
    components: {
      schemas: { Error: errorSchemaOf(service), ...schemas.all() },
      parameters: referredTo("parameters", requestHeaders(endpointsOf(service), schemas), paths),
      headers: referredTo("headers", answerHeaders, paths),
      examples: Object.fromEntries(examples),
      ...(securitySchemes && { securitySchemes }),
    },
  };
}

function pathsOf(service: Service, schemas: NamedSchemas): OpenApiDocument["paths"] {
  const described = service.describe();
  const paths: OpenApiDocument["paths"] = {};
  for (const { heading, operations } of service.groups)
    for (const { endpoint: one } of operations) {
      const about = { tag: heading, description: described[one.name], schemas, service };
      paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: describeOperation(one, about) };
    }
  return { ...paths, ...service.paths };
}

function webhooksOf({ webhooks }: Service, schemas: NamedSchemas): OpenApiDocument["webhooks"] {
  if (webhooks === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(webhooks).map(([event, { body, describe }]) => [
      event,
      { post: describe(schemas.schemaOf(body, "output")) },
    ]),
  );
}

/** The components that a document refers to, from those of both services. */
function referredTo(kind: string, named: Components, paths: OpenApiDocument["paths"]): Components {
  const text = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(named).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)));
}
