import type { OpenApiDocument } from "./document.ts";

/** An OpenAPI document with only the ids and summaries of its operations, and a sentence on what is left out. */
export function outlineOf({ openapi, info, servers, tags, paths }: OpenApiDocument, leftOut: string): object {
  const outlined = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, { operationId, summary }]) => [method, { operationId, summary }]),
    ),
  ]);
  return { "x-left-out": leftOut, openapi, info, servers, tags, paths: Object.fromEntries(outlined) };
}
