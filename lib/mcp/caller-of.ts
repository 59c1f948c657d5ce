import type { Caller } from "../contract.ts";
import { callerFrom } from "../net/request-head.ts";

const callers = new WeakMap<Request, Caller>();

/** The sender of an HTTP request: one caller for all its messages, so its answer reports what they spend. */
export function callerOf(request: Request): Caller {
  const cached = callers.get(request);
  if (cached !== undefined) return cached;
  const caller = callerFrom(request.headers);
  callers.set(request, caller);
  return caller;
}

/** Gives a rebuilt request the caller of the original one; returns it. */
export function sameCaller(original: Request, rebuilt: Request): Request {
  callers.set(rebuilt, callerOf(original));
  return rebuilt;
}
