import { isJSONRPCNotification } from "@modelcontextprotocol/server";
import { isObject } from "../net/member-faults.ts";

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
  const kept = Object.entries(params).filter(([name, value]) => !(optional.includes(name) && isEmpty(value)));
  return { ...rest, params: Object.fromEntries(kept) };
}
