import type { Endpoint } from "../contract.ts";

/** The members of an endpoint's input in its path. */
export function placedInPath(endpoint: Endpoint): string[] {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** The members in request headers, each with its header. */
export function placedInHeaders({ headers = {} }: Endpoint): [name: string, header: string][] {
  return Object.entries(headers as Record<string, string>);
}

/** Whether an operation has a body: a write with members in neither path nor query. */
export function hasBody(endpoint: Endpoint): boolean {
  if (endpoint.method === "GET" || endpoint.method === "DELETE") return false;
  const outside = [...placedInPath(endpoint), ...(endpoint.query ?? []), ...Object.keys(endpoint.headers ?? {})];
  return Object.keys(endpoint.input.shape).some((name) => !outside.includes(name));
}

/** The members in its query. */
export function placedInQuery(endpoint: Endpoint): string[] {
  if (endpoint.method !== "GET") return endpoint.query ?? [];
  const inHeaders = placedInHeaders(endpoint).map(([name]) => name);
  return Object.keys(endpoint.input.shape).filter((name) => !inHeaders.includes(name));
}
