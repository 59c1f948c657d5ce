import type { Endpoint } from "../contract.ts";
import type { ErrorCode } from "../errors.ts";
import { hasBody, placedInPath, placedInQuery } from "../http/parse.ts";
import { statusesOf } from "./statuses.ts";

/** What is no JSON that all parsers read alike; the research API says invalid_json of all of it. */
const unlike: ErrorCode[] = ["duplicate_key", "invalid_unicode", "number_out_of_range", "too_deep"];

/** Every error code that an operation can answer with, in the order in which a request meets them. */
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
    "rate_limited",
    "internal_error",
    ...(asksStorage(endpoint) ? (["storage_unavailable"] as const) : []),
  ];
}

/** What a body can be refused with before its members are looked at. */
const ofBodies = (isOpen: boolean): ErrorCode[] => [
  "invalid_json",
  ...(isOpen ? unlike : []),
  "payload_too_large",
  "unsupported_media_type",
];

/** What the members of its body are refused with: one code, or each member's own and one for what has none. */
function ofMembers({ invalid, input }: Endpoint): ErrorCode[] {
  if (invalid === undefined) return [];
  if (typeof invalid === "string") return [invalid];
  const own = Object.keys(input.shape).flatMap((member) => invalid[member] ?? []);
  return [...new Set<ErrorCode>([...own, "invalid_request"])];
}

/** Whether it has a query of its own; what it does not know is a fault only where no account is asked for. */
function takesQuery(endpoint: Endpoint): boolean {
  const inPath = placedInPath(endpoint);
  return placedInQuery(endpoint).some((name) => !inPath.includes(name));
}

/**
 * Whose key was sent is asked of storage. Else what may be kept without asking again is known without it; and whoever
 * answers 503 with a result of its own tells of storage there.
 */
function asksStorage(endpoint: Endpoint): boolean {
  if (endpoint.auth !== undefined) return true;
  return endpoint.cache?.includes("max-age") !== true && !statusesOf(endpoint).has(503);
}
