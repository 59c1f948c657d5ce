import type { Endpoint } from "../contract.ts";
import type { ErrorCode } from "../errors.ts";
import { statusesOf } from "./statuses.ts";

/** What a body can be refused with before its members are looked at. */
const ofBodies: ErrorCode[] = [
  "invalid_json",
  "duplicate_key",
  "invalid_unicode",
  "number_out_of_range",
  "too_deep",
  "payload_too_large",
  "unsupported_media_type",
];

/** Every error code that an operation can answer with, in the order in which a request meets them. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { method, path, invalid, refuses = [] } = endpoint;
  return [
    "invalid_argument",
    ...(method === "POST" ? ofBodies : []),
    ...(invalid === undefined ? [] : [invalid]),
    ...refuses,
    ...(path.includes("{") ? (["not_found"] as const) : []),
    "rate_limited",
    "internal_error",
    ...(asksStorage(endpoint) ? (["storage_unavailable"] as const) : []),
  ];
}

/** What may be kept without asking again is known without storage; and whoever answers 503 with a result of its own tells of storage there. */
function asksStorage(endpoint: Endpoint): boolean {
  return endpoint.cache?.includes("max-age") !== true && !statusesOf(endpoint).has(503);
}
