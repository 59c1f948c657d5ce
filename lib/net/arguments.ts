import type * as z from "zod";
import type { Endpoint, Operation } from "../contract.ts";
import { shortPointer } from "../json/json-pointer.ts";
import { faultsOf, inOrderSent, isObject, refusalFor } from "./member-faults.ts";

/** Checks the arguments of an operation that came as one JSON object, as from an MCP tool. */
export function parseArguments<O extends Operation>(operation: O, given: unknown): z.output<O["input"]> {
  const allowed = Object.keys(operation.input.shape);
  const members = given === undefined ? {} : given;
  const unknown = isObject(members) ? Object.keys(members).filter((name) => !allowed.includes(name)) : [];
  const ofNames = unknown.map((name) => ({
    pointer: shortPointer([name]),
    message: `is not an argument here; allowed: ${allowed.join(", ") || "none"}`,
  }));
  // Unknown members were named above; a lenient schema for each call would cost more than the call.
  const known = isObject(members)
    ? Object.fromEntries(Object.entries(members).filter(([name]) => allowed.includes(name)))
    : members;
  const parsed = operation.input.safeParse(known, { reportInput: true });
  if (parsed.success && ofNames.length === 0) return inOrderSent(parsed.data, members) as z.output<O["input"]>;
  const details = [...ofNames, ...(parsed.success ? [] : faultsOf(parsed.error))];
  throw refusalFor(operation, details, { inBody: operation.invalid !== undefined, sent: members });
}

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
