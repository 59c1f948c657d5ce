import type { ExplainedError } from "#components/docs/error-table.tsx";
import { type ApiDocument, operationsOf } from "#components/docs/operations-of.ts";
import type { Group } from "#components/docs/rest-reference.tsx";
import { shapesOf } from "#components/docs/shapes-of.ts";
import { type ListedTool, toolsOf } from "#components/docs/tools-of.ts";
import { ratings } from "#lib/api/ratings.ts";
import { statusOf } from "#lib/errors.ts";
import { ratingsTools } from "#lib/mcp/ratings-tools.ts";
import { type OpenApiDocument, openApiDocument } from "#lib/openapi/document.ts";
import { bodyNames } from "#lib/openapi/named-schemas.ts";
import { errorCodesIn, type Service } from "#lib/openapi/service.ts";
import { lengthsOf } from "./limits.ts";

let cached: ReturnType<typeof makeReference> | undefined;

/** Reads the OpenAPI document and the list of MCP tools for the page; made once per process. */
export function reference() {
  cached ??= makeReference();
  return cached;
}

function makeReference() {
  const rest = restReference(ratings);
  const listed = ratingsTools.map(({ rest, listed }) => ({ ...listed(), twins: rest }) as ListedTool);
  const operations = rest.groups.flatMap((group) => group.operations);
  return { ...rest, tools: toolsOf(listed, operations) };
}

/** Reads a service's OpenAPI document for its page. */
export function restReference(service: Service) {
  const document = withBodiesInline(openApiDocument(service));
  const groups: Group[] = operationsOf(document).map((group) => ({ ...group, id: idOf(group.heading) }));
  const operations = groups.flatMap((group) => group.operations);
  const shapes = shapesOf(document.components.schemas);
  return { groups, shapes, lengths: lengthsOf(operations, shapes), errors: errorsOf(service) };
}

/** The same document with what is no shape to look up in its place: each operation's own bodies, and lists of words. */
function withBodiesInline({ components, ...document }: OpenApiDocument): ApiDocument {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const bodies = new Set(operations.flatMap(({ operationId }) => bodyNames(String(operationId))));
  const isInline = ([name, schema]: [string, object]) => bodies.has(name) || "enum" in schema;
  const entries = Object.entries(components.schemas);
  const inPlace = new Map<string, object>(
    entries.filter(isInline).map(([name, schema]) => [`#/components/schemas/${name}`, schema]),
  );
  const inline = (_: string, value: { $ref?: string } | null) => {
    const { $ref, ...rest } = value ?? {};
    const schema = $ref === undefined ? undefined : inPlace.get($ref);
    return schema === undefined ? value : { ...schema, ...rest };
  };
  const schemas = Object.fromEntries(entries.filter((entry) => !isInline(entry)));
  return JSON.parse(JSON.stringify({ ...document, components: { ...components, schemas } }, inline)) as ApiDocument;
}

const errorsOf = (service: Service): ExplainedError[] =>
  errorCodesIn(service).map((code) => ({ code, status: statusOf[code], ...service.errors[code]! }));

const idOf = (heading: string) => `rest-${heading.toLowerCase().replaceAll(" ", "-")}`;
