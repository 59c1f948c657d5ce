import type * as z from "zod";
import type { Endpoint } from "../contract.ts";
import { AppError, type Detail } from "../errors.ts";
import { shortPointer } from "../json/json-pointer.ts";
import {
  faultsOf,
  hasBody,
  inOrderSent,
  isObject,
  placedInHeaders,
  placedInPath,
  placedInQuery,
  refusalFor,
} from "../net/parse-arguments.ts";
import { ownValue } from "../own-value.ts";

/** An unchecked request: its members by place. */
export type Raw = { query: URLSearchParams; path: Record<string, string>; headers?: Headers; body?: unknown };

/** Checks the input of an endpoint, or refuses with every fault by its JSON Pointer. */
export function parse<E extends Endpoint>(endpoint: E, raw: Raw): z.output<E["input"]> {
  const inPath = placedInPath(endpoint);
  const inQuery = placedInQuery(endpoint).filter((name) => !inPath.includes(name));
  const inHeaders = placedInHeaders(endpoint);
  const outside = [...inPath, ...inQuery, ...inHeaders.map(([name]) => name)];
  const ofQuery = queryFaults(endpoint, inQuery, raw.query);
  const ofBody = bodyFaults(endpoint, raw.body);
  const body = isObject(raw.body) ? givenMembers(endpoint, raw.body) : {};
  const query = [...raw.query].filter(([name]) => inQuery.includes(name));
  const headers = inHeaders.map(([name, header]) => [name, raw.headers?.get(header) ?? undefined]);
  const members = { ...body, ...Object.fromEntries([...query, ...headers]), ...raw.path };
  const parsed = endpoint.input.safeParse(members, { reportInput: true });
  // No stored text has a NUL character, and storage accepts none in a search.
  if (parsed.success && Object.values(raw.path).some((value) => value.includes("\0")))
    throw new AppError("not_found", "Nothing has this id: it has a NUL character in it.");
  if (parsed.success && ofQuery.length + ofBody.length === 0)
    return inOrderSent(parsed.data, members) as z.output<E["input"]>;
  // A body that is not an object has one fault, not one for each missing member.
  const ofShape = parsed.success || ofBody.some((fault) => fault.pointer === "") ? [] : faultsOf(parsed.error);
  const isOfHeader = ({ pointer }: Detail) => inHeaders.some(([name]) => pointer === `/${name}`);
  const details = [...ofQuery, ...ofBody, ...ofShape.filter((fault) => !isOfHeader(fault))];
  // A header is refused last and in its own words: no pointer can name its place.
  if (details.length === 0) throw new AppError("invalid_request", ofShape[0]!.message);
  const inBody = [...ofBody, ...ofShape].some(
    ({ pointer }) => raw.body !== undefined && !outside.includes(pointer.split("/")[1] ?? ""),
  );
  throw refusalFor(endpoint, details, { inBody, sent: members });
}

/** The members that a body gives: in the research API null and [] give none, unless the member's own shape takes them. */
export function givenMembers(endpoint: Endpoint, body: Record<string, unknown>): Record<string, unknown> {
  if (!isLenient(endpoint)) return body;
  const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  const takes = (name: string, value: unknown) =>
    ownValue<z.ZodType>(endpoint.input.shape, name)?.safeParse(value).success === true;
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => !isNothing(value) || takes(name, value)));
}

/** The research API ignores unknown members. */
const isLenient = ({ auth }: Endpoint) => auth === "api_key";

function queryFaults(endpoint: Endpoint, allowed: string[], query: URLSearchParams): Detail[] {
  return [...new Set(query.keys())].flatMap((name) => {
    if (!allowed.includes(name) && isLenient(endpoint)) return [];
    const pointer = shortPointer([name]);
    if (!allowed.includes(name))
      return [{ pointer, message: `is not a parameter here; allowed: ${allowed.join(", ") || "none"}` }];
    if (query.getAll(name).length > 1) return [{ pointer, message: "must be given once" }];
    if (query.get(name)!.includes("\0")) return [{ pointer, message: "must not contain a NUL character" }];
    return [];
  });
}

function bodyFaults(endpoint: Endpoint, body: unknown): Detail[] {
  if (!hasBody(endpoint)) return [];
  if (!isObject(body)) return [{ pointer: "", message: "the body must be a JSON object" }];
  if (isLenient(endpoint)) return [];
  const inUrl = [...placedInPath(endpoint), ...placedInQuery(endpoint)].map((name) => [name, "the URL"] as const);
  const inHeaders = placedInHeaders(endpoint).map(([name, header]) => [name, `the header ${header}`] as const);
  return [...inUrl, ...inHeaders]
    .filter(([name]) => Object.hasOwn(body, name))
    .map(([name, place]) => ({ pointer: `/${name}`, message: `is not a member here; it belongs in ${place}` }));
}
