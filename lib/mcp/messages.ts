import {
  isInitializeRequest,
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  SUPPORTED_PROTOCOL_VERSIONS,
} from "@modelcontextprotocol/server";
import { partOf } from "../cut-text.ts";
import { protocolHeader } from "../http/route.ts";
import type { Spellings } from "../json/strict-json.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { isObject } from "../own-value.ts";

const { batch: batchLimit } = sizeLimits.mcp;
/** JSON-RPC batches came with the first version and ended with 2025-06-18. */
const withBatches = SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version < "2025-06-18");
/** The version without a handshake, which the SDK's own list lacks. */
export const stateless = "2026-07-28";

const isMessage = (message: unknown) =>
  isJSONRPCRequest(message) ||
  isJSONRPCNotification(message) ||
  isJSONRPCResultResponse(message) ||
  isJSONRPCErrorResponse(message);

/** Why a body holds no messages of any protocol version; null when it does. */
export function faultOfMessages(body: unknown): string | null {
  if (Array.isArray(body) && (body.length === 0 || body.length > batchLimit))
    return `A batch must hold 1 to ${batchLimit} messages.`;
  if ([body].flat().every(isMessage)) return null;
  return 'Send a JSON-RPC 2.0 message: jsonrpc "2.0", a method, params that are an object, and, unless it is a notification, an id that is a string or a whole number.';
}

/** Why a message cannot belong to the initialize era; null when it can. */
export function faultOfLegacy(request: Request, body: unknown): string | null {
  const version = request.headers.get(protocolHeader);
  if (Array.isArray(body)) {
    if (version !== null && !withBatches.includes(version))
      return `Protocol version ${JSON.stringify(version)} has no batches: send one message in each request.`;
    return body.some(isInitializeRequest) ? "initialize must be sent alone, not in a batch." : null;
  }
  if (version === null || SUPPORTED_PROTOCOL_VERSIONS.includes(version) || isInitializeRequest(body)) return null;
  // A message without a request looks the same in both eras.
  if (version === stateless && !isJSONRPCRequest(body)) return null;
  return `${protocolHeader} ${JSON.stringify(version)} is not served here; these are: ${[stateless, ...SUPPORTED_PROTOCOL_VERSIONS].join(", ")}.`;
}

/** The id for a refusal: the message's own, if it is one message with an id. */
export function idOf(body: unknown): string | number | null {
  const { id } = (body ?? {}) as { id?: unknown };
  return typeof id === "string" || typeof id === "number" ? id : null;
}

const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** The members of params that count as absent when they are empty; PHP sends an empty object as a list. */
const optional = ["_meta", "arguments", "cursor"];

/** A message as its client meant it: empty params and members of them are left out, and so are a notification's odd ones. */
export function lenientMessage(message: unknown): unknown {
  if (!isObject(message) || !Object.hasOwn(message, "params")) return message;
  const { params, ...rest } = message;
  const isNotification = isJSONRPCNotification(rest);
  if (isEmpty(params) || (isNotification && !isJSONRPCNotification(message))) return rest;
  if (!isObject(params)) return message;
  const entries = Object.entries(params).filter(([name, value]) => !(optional.includes(name) && isEmpty(value)));
  return { ...rest, params: Object.fromEntries(entries) };
}

/** The spellings in the arguments of a message, alone or in a batch, by their pointers from there. */
export function argumentSpellings(spellings: Spellings, body: unknown, message: unknown): Spellings {
  const place = `${Array.isArray(body) ? `/${body.indexOf(message)}` : ""}/params/arguments`;
  const inside = [...spellings].filter(([pointer]) => pointer.startsWith(`${place}/`));
  return new Map(inside.map(([pointer, spelling]) => [partOf(pointer, place.length), spelling]));
}
