import type { Endpoint } from "../contract.ts";
import type { ErrorCode } from "../errors.ts";
import { hasBody, placedInPath, placedInQuery } from "../net/parse-arguments.ts";
import { statusesOf } from "./statuses.ts";

/** JSON that parsers read differently; the research API calls all of it invalid_json. */
const unlike: ErrorCode[] = ["duplicate_key", "invalid_unicode", "number_out_of_range", "too_deep"];

/** Every error code of an operation, in the order in which a request meets them. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { auth, path, refuses = [] } = endpoint;
  const isOpen = auth === undefined;
  return [
    ...(isOpen ? [] : (["unauthorized", "invalid_key"] as const)),
    ...(isOpen || takesQuery(endpoint) ? (["invalid_argument"] as const) : []),
    ...(hasBody(endpoint) ? ofBodies(isOpen) : []),
    ...ofMembers(endpoint),
    ...refuses,
    ...(path.includes("{") ? (["not_found"] as const) : []),
    ...(endpoint.cost === 0 ? [] : (["rate_limited"] as const)),
    "internal_error",
    ...(asksStorage(endpoint) ? (["storage_unavailable"] as const) : []),
  ];
}

/** The refusals of a body before its members are read. */
const ofBodies = (isOpen: boolean): ErrorCode[] => [
  "invalid_json",
  ...(isOpen ? unlike : []),
  "payload_too_large",
  "unsupported_media_type",
];

/** The refusals of a body's members: one code, or each member's own and one for the others. */
function ofMembers({ invalid, input }: Endpoint): ErrorCode[] {
  if (invalid === undefined) return [];
  if (typeof invalid === "string") return [invalid];
  const own = Object.keys(input.shape).flatMap((member) => invalid[member] ?? []);
  return [...new Set<ErrorCode>([...own, invalid[""] ?? "invalid_request"])];
}

/** Whether it has its own query; unknown members are a fault only without an account. */
function takesQuery(endpoint: Endpoint): boolean {
  const inPath = placedInPath(endpoint);
  return placedInQuery(endpoint).some((name) => !inPath.includes(name));
}

/**
 * Checking a key reads storage. Otherwise, a cacheable answer needs no storage, and an endpoint with its own 503
 * already describes it.
 */
function asksStorage(endpoint: Endpoint): boolean {
  if (endpoint.auth !== undefined) return true;
  return endpoint.cache?.includes("max-age") !== true && !statusesOf(endpoint).has(503);
}
