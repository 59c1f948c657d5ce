import { curlOf } from "./curl-of.ts";
import { type Member, memberOf, membersOf, type Schema, typeOf, type Way, type Word } from "./members-of.ts";

/** The parts of an OpenAPI document that the reference shows. */
export type ApiDocument = {
  tags: { name: string; description: string }[];
  servers: { url: string }[];
  paths: Record<string, Record<string, Schema>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Schema> };
};

/** A body or one kind of answer: its members, or its type when it has none. */
export type Content = { description?: string; type: Word[] } | { description?: string; members: Member[] };

/** One REST operation, ready to be shown. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string[];
  deprecated?: true;
  parameters: Member[];
  body?: Content;
  answers: (Content & { status: string })[];
  /** Refusals by status: their codes, or words for those without a code. */
  errors: { status: string; codes: string[] | string }[];
  /** A command that calls it; none when every answer is a refusal. */
  example?: string;
};

/** Reads the operations under their headings, in the document's order. */
export function operationsOf(document: ApiDocument): { heading: string; about: string; operations: Operation[] }[] {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: (operation.tags as string[])[0],
      entry: operationOf(document, path, method, operation),
    })),
  );
  return document.tags.map(({ name, description }) => ({
    heading: name,
    about: description,
    operations: all.filter(({ tag }) => tag === name).map(({ entry }) => entry),
  }));
}

function operationOf(document: ApiDocument, path: string, method: string, operation: Schema): Operation {
  const parameters = ((operation.parameters ?? []) as Schema[]).map((one) => resolved(document, one));
  const body = operation.requestBody === undefined ? undefined : contentOf(operation.requestBody as Schema);
  const responses = Object.entries(operation.responses as Record<string, Schema>);
  return {
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    summary: String(operation.summary),
    description: operation.description === undefined ? [] : String(operation.description).split("\n\n"),
    ...(operation.deprecated === true && { deprecated: true as const }),
    parameters: parameters.map(parameterOf),
    ...(body && { body: shownContent(body, "sent") }),
    answers: responses
      .filter(([status, response]) => !isError(response) && status.startsWith("2"))
      .map(([status, response]) => ({
        status,
        description: String(response.description),
        ...(response.content === undefined ? nothing : shownContent(contentOf(response), "answered")),
      })),
    errors: responses
      .filter(([, response]) => isError(response))
      .map(([status, response]) => ({ status, codes: codesOf(response) })),
    ...(responses.some(([status]) => status.startsWith("2")) && {
      example: curlOf(document.servers[0]!.url, {
        path,
        method: method.toUpperCase(),
        parameters,
        body,
        hasKey: (operation.security as unknown[]).length > 0,
      }),
    }),
  };
}

function parameterOf({ name, in: place, required, description, schema }: Schema): Member {
  const parameter = memberOf(
    String(name),
    { description, ...(schema as Schema) },
    { way: "sent", required: required === true },
  );
  return place === "query" ? parameter : { ...parameter, type: [...parameter.type, ` in the ${place}`] };
}

function shownContent({ schema }: { schema: Schema }, way: Way): { type: Word[] } | { members: Member[] } {
  const members = schema.$ref === undefined ? membersOf(schema, way) : [];
  return members.length > 0 ? { members } : { type: typeOf(schema) };
}

function resolved({ components }: ApiDocument, parameter: Schema): Schema {
  if (typeof parameter.$ref !== "string") return parameter;
  return components.parameters[parameter.$ref.split("/").at(-1)!]!;
}

/** Shown for an answer without content. */
const nothing = { type: ["no body"] };

/** The content of a body or an answer; JSON comes first where there are several kinds. */
function contentOf(described: Schema): { schema: Schema; examples?: Record<string, { value: unknown }> } {
  return Object.values(described.content as Record<string, { schema: Schema }>)[0]!;
}

/** Whether an answer is a refusal: an error with a code or one of JSON-RPC. A result that reports a fault is not one. */
function isError(response: Schema): boolean {
  if (response.content === undefined) return false;
  return /\/(Mcp)?Error$/.test(String(contentOf(response).schema.$ref));
}

function codesOf(response: Schema): string[] | string {
  const codes = Object.keys(contentOf(response).examples ?? {});
  return codes.length > 0 ? codes : String(response.description);
}
