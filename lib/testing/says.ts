import type { Endpoint } from "../contract.ts";
import { openApiDocument } from "../openapi/document.ts";
import { serviceOf } from "./service-of.ts";

/** All that the published description of an operation says: of itself, its members, its answers and its webhooks. */
export function says(endpoint: Endpoint): string {
  const document = openApiDocument(serviceOf(endpoint));
  const parts = new Map<string, string>();
  const add = (address: string, part: unknown) => {
    const text = JSON.stringify(part);
    parts.set(address, text);
    for (const [, reference] of text.matchAll(/"\$ref":"#\/([^"]+)"/g))
      if (!parts.has(reference!)) add(reference!, partAt(document, reference!));
  };
  add("", document.paths[endpoint.path]![endpoint.method.toLowerCase()]);
  return [...parts.values()].join("\n");
}

const partAt = (document: object, address: string): unknown =>
  address.split("/").reduce((part: object, name) => part[name as keyof typeof part], document);
