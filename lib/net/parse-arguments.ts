import type * as z from "zod";
import type { Endpoint, Operation } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { AppError, type Detail, type ErrorCode } from "../errors.ts";
import { faultInWords } from "../json/fault-in-words.ts";
import { placeInWords, shortPointer, stepsOf } from "../json/json-pointer.ts";
import { isObject, ownValue } from "../own-value.ts";

/** How many faults an answer lists: a body can have thousands, and its sender needs the first ones. */
export const mostDetails = 100;

/** A fault with the code that its shape names, in place of the endpoint's own. */
type Fault = Detail & { code?: ErrorCode };

/** The refusal of these faults; with a code per member, the first faulty one in the input's order decides. */
function refusalFor(
  { invalid, input }: Operation,
  faults: Fault[],
  { inBody, value }: { inBody: boolean; value: unknown },
): AppError {
  const own = faults.find(({ code }) => code !== undefined);
  const details = faults.map(({ pointer, message }) => ({ pointer, message }));
  const first = (faults: Detail[]) => ({ details: faults.slice(0, mostDetails) });
  if (own !== undefined) return new AppError(own.code!, detailsInWords([own], value), first(details));
  if (!inBody || invalid === undefined || typeof invalid === "string") {
    const code = inBody && typeof invalid === "string" ? invalid : "invalid_argument";
    return new AppError(code, detailsInWords(details, value), first(details));
  }
  const order = Object.keys(input.shape);
  const place = ({ pointer }: Detail) => order.indexOf(pointer.split("/")[1] ?? "");
  const sorted = details.toSorted((one, other) => place(one) - place(other));
  const code = invalid[order[place(sorted[0]!)] ?? ""] ?? "invalid_request";
  return new AppError(code, detailsInWords(sorted, value), first(sorted));
}

function faultsOf(error: z.core.$ZodError): Fault[] {
  const places = new Set(error.issues.filter(({ code }) => code === "invalid_type").map(placeOf));
  // A text in place of a list is not also too long for one.
  const issues = error.issues.filter((issue) => issue.code === "invalid_type" || !places.has(placeOf(issue)));
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((name) => ({
        pointer: shortPointer([...issue.path, name]),
        message: "is not a member here; leave it out",
      }));
    const fault = { pointer: placeOf(issue), message: faultInWords(issue) };
    const code = issue.code === "custom" ? (issue.params?.code as ErrorCode | undefined) : undefined;
    return [code === undefined ? fault : { ...fault, code }];
  });
}

const placeOf = ({ path }: z.core.$ZodIssue) => shortPointer(path);

/** Orders the members of a checked value as sent: reveals what was signed unsorted. */
function inOrderSent(checked: unknown, body: unknown): unknown {
  if (!isObject(checked) || !isObject(body)) return checked;
  const names = new Set([...Object.keys(body), ...Object.keys(checked)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(checked, name))
      .map((name) => [name, inOrderSent(checked[name], body[name])]),
  );
}

/** The first fault in a sentence, and how many more there are. */
export function detailsInWords(details: Detail[], body: unknown): string {
  const [first] = details;
  const more = details.length > 1 ? ` (and ${details.length - 1} more, see details)` : "";
  const text = `${first!.message}${more}.`;
  if (first!.pointer === "") return partOf(text, 0, 1).toUpperCase() + partOf(text, 1);
  return `${placeInWords(stepsOf(first!.pointer, body))} ${text}`;
}

/** Checks the arguments of an operation that came as one JSON object, as from an MCP tool. */
export function parseArguments<O extends Operation>(operation: O, input: unknown): z.output<O["input"]> {
  const allowed = Object.keys(operation.input.shape);
  const members = input === undefined ? {} : input;
  const unknown = isObject(members) ? Object.keys(members).filter((name) => !allowed.includes(name)) : [];
  const ofNames = unknown.map((name) => ({
    pointer: shortPointer([name]),
    message: `is not an argument here; allowed: ${allowed.join(", ") || "none"}`,
  }));
  // Unknown members were named above; a lenient schema for each call would cost more than the call.
  const own = isObject(members)
    ? Object.fromEntries(Object.entries(members).filter(([name]) => allowed.includes(name)))
    : members;
  const parsed = operation.input.safeParse(own, { reportInput: true });
  if (parsed.success && ofNames.length === 0) return inOrderSent(parsed.data, members) as z.output<O["input"]>;
  const details = [...ofNames, ...(parsed.success ? [] : faultsOf(parsed.error))];
  throw refusalFor(operation, details, { inBody: operation.invalid !== undefined, value: members });
}

/** The members of an endpoint's input in its path. */
export const placedInPath = (endpoint: Endpoint): string[] =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

/** The members in request headers, each with its header. */
export const placedInHeaders = ({ headers = {} }: Endpoint): [name: string, header: string][] =>
  Object.entries(headers as Record<string, string>);

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

/** An unchecked request: its members by place. */
export type Raw = { query: URLSearchParams; path: Record<string, string>; headers?: Headers; body?: unknown };

/** Checks the input of an endpoint, or refuses with every fault by its JSON Pointer. */
export function parse<E extends Endpoint>(endpoint: E, raw: Raw): z.output<E["input"]> {
  const inPath = placedInPath(endpoint);
  const inQuery = placedInQuery(endpoint).filter((name) => !inPath.includes(name));
  const inHeaders = placedInHeaders(endpoint);
  const outside = [...inPath, ...inQuery, ...inHeaders.map(([name]) => name)];
  const ofQuery = queryFaults(inQuery, raw.query, isLenient(endpoint));
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
  throw refusalFor(endpoint, details, { inBody, value: members });
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

/** What is wrong with a query that may have these parameters; others are no fault where they are ignored. */
export function queryFaults(allowed: string[], query: URLSearchParams, ignores = false): Detail[] {
  return [...new Set(query.keys())].flatMap((name) => {
    if (!allowed.includes(name) && ignores) return [];
    const message = queryFault(name, allowed, query);
    return message === null ? [] : [{ pointer: shortPointer([name]), message }];
  });
}

function queryFault(name: string, allowed: string[], query: URLSearchParams): string | null {
  if (!allowed.includes(name)) return `is not a parameter here; allowed: ${allowed.join(", ") || "none"}`;
  if (query.getAll(name).length > 1) return "must be given once";
  return query.get(name)!.includes("\0") ? "must not contain a NUL character" : null;
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
