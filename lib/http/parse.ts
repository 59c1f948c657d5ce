import type * as z from "zod";
import type { Endpoint, Operation } from "../contract.ts";
import { AppError, type Detail } from "../errors.ts";
import { shortPointer } from "../json/json-pointer.ts";

/** What a request said, before it is checked: members by where they travel. */
export type Raw = { query: URLSearchParams; path: Record<string, string>; body?: unknown };

/** How many faults an answer lists: a body can have thousands, and who sent it needs the first ones. */
const mostDetails = 100;

/** The checked input of an endpoint, or a refusal that names every fault by its JSON Pointer. */
export function parse<E extends Endpoint>(endpoint: E, raw: Raw): z.output<E["input"]> {
  const inPath = placedInPath(endpoint);
  const inQuery = placedInQuery(endpoint).filter((name) => !inPath.includes(name));
  const outside = [...inPath, ...inQuery];
  const ofQuery = queryFaults(inQuery, raw.query);
  const ofBody = bodyFaults(endpoint, raw.body, outside);
  const body = isObject(raw.body) ? raw.body : {};
  const query = [...raw.query].filter(([name]) => inQuery.includes(name));
  const members = { ...body, ...Object.fromEntries(query), ...raw.path };
  const parsed = endpoint.input.safeParse(members);
  if (parsed.success && ofQuery.length + ofBody.length === 0)
    return inOrderSent(parsed.data, members) as z.output<E["input"]>;
  // A body that is no object has one fault, not one for each member it lacks.
  const ofShape = parsed.success || ofBody.some((fault) => fault.pointer === "") ? [] : detailsOf(parsed.error);
  const details = [...ofQuery, ...ofBody, ...ofShape];
  const inBody = [...ofBody, ...ofShape].some(
    ({ pointer }) => raw.body !== undefined && !outside.includes(pointer.split("/")[1] ?? ""),
  );
  throw new AppError((inBody && endpoint.invalid) || "invalid_argument", sentence(details, inBody), {
    details: details.slice(0, mostDetails),
  });
}

/** The checked arguments of an operation that were given as one JSON object, as an MCP tool is given them. */
export function parseArguments<O extends Operation>(operation: O, given: unknown): z.output<O["input"]> {
  const allowed = Object.keys(operation.input.shape);
  const members = given === undefined ? {} : given;
  const unknown = isObject(members) ? Object.keys(members).filter((name) => !allowed.includes(name)) : [];
  const ofNames = unknown.map((name) => ({
    pointer: shortPointer([name]),
    message: `is not an argument here; allowed: ${allowed.join(", ") || "none"}`,
  }));
  // What is not allowed has been named above; a schema that lets it pass, made for each call, would cost more than the call.
  const known = isObject(members)
    ? Object.fromEntries(Object.entries(members).filter(([name]) => allowed.includes(name)))
    : members;
  const parsed = operation.input.safeParse(known);
  if (parsed.success && ofNames.length === 0) return inOrderSent(parsed.data, members) as z.output<O["input"]>;
  const details = [...ofNames, ...(parsed.success ? [] : detailsOf(parsed.error))];
  throw new AppError(operation.invalid ?? "invalid_argument", sentence(details, operation.invalid !== undefined), {
    details: details.slice(0, mostDetails),
  });
}

/** A checked value with its members in the order they were sent: what somebody signed unsorted can then be told. */
function inOrderSent(checked: unknown, sent: unknown): unknown {
  if (!isObject(checked) || !isObject(sent)) return checked;
  const names = new Set([...Object.keys(sent), ...Object.keys(checked)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(checked, name))
      .map((name) => [name, inOrderSent(checked[name], sent[name])]),
  );
}

/** The members of an endpoint's input that travel in its path. */
export function placedInPath(endpoint: Endpoint): string[] {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** Those that travel in its query. */
export function placedInQuery(endpoint: Endpoint): string[] {
  return endpoint.method === "GET" ? Object.keys(endpoint.input.shape) : (endpoint.query ?? []);
}

function queryFaults(allowed: string[], query: URLSearchParams): Detail[] {
  return [...new Set(query.keys())].flatMap((name) => {
    const pointer = shortPointer([name]);
    if (!allowed.includes(name))
      return [{ pointer, message: `is not a parameter here; allowed: ${allowed.join(", ") || "none"}` }];
    if (query.getAll(name).length > 1) return [{ pointer, message: "must be given once" }];
    if (query.get(name)!.includes("\0")) return [{ pointer, message: "must not contain a NUL character" }];
    return [];
  });
}

function bodyFaults(endpoint: Endpoint, body: unknown, outside: string[]): Detail[] {
  if (endpoint.method === "GET") return [];
  if (!isObject(body)) return [{ pointer: "", message: "the body must be a JSON object" }];
  return outside
    .filter((name) => Object.hasOwn(body, name))
    .map((name) => ({ pointer: `/${name}`, message: "is not a member here; it belongs in the URL" }));
}

/** Every fault zod found, an unknown member by its own pointer. */
function detailsOf(error: z.core.$ZodError): Detail[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((name) => ({
        pointer: shortPointer([...issue.path, name]),
        message: "is not a member here; leave it out",
      }));
    return [{ pointer: shortPointer(issue.path), message: messageOf(issue) }];
  });
}

/** What would be right, in words; a contract's own words come first. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type" && issue.message.endsWith("received undefined")) return "is required";
  if (!/^(Invalid|Too) /.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type") return `must be of type ${issue.expected}`;
  if (issue.code === "invalid_value")
    return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
  const unit = { string: " characters", array: " items" }[String("origin" in issue ? issue.origin : "")] ?? "";
  if (issue.code === "too_small") return `must be at least ${issue.minimum}${unit}`;
  if (issue.code === "too_big") return `must be at most ${issue.maximum}${unit}`;
  return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
}

function sentence(details: Detail[], inBody: boolean): string {
  const [first] = details;
  // A parameter's name may be empty, as in ?=1.
  const where = first!.pointer === "" ? "" : `${inBody ? first!.pointer : first!.pointer.slice(1) || '""'} `;
  const more = details.length > 1 ? ` (and ${details.length - 1} more, see details)` : "";
  const text = `${where}${first!.message}${more}.`;
  return where === "" ? text[0]!.toUpperCase() + text.slice(1) : text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
