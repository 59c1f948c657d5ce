import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { partOf } from "../cut-text.ts";
import { noteFault } from "../db/counters.ts";
import { chainAndFrames, loggedError } from "../db/logged-error.ts";
import { isTextRefused, textRefusal } from "../db/pool.ts";
import { isStorageAway, storageUnavailable } from "../db/storage-away.ts";
import { AppError, loggedFault, requestIdHeader } from "../errors.ts";
import { currentRequestId } from "./named-response.ts";

/** How much of an unexpected error the operator's page shows, in characters. */
const longestFault = 4_000;

/** Logs an unexpected error under its request's id, and keeps it for the operator's page, its causes first. */
function logFault(thrown: unknown): string {
  const id = currentRequestId() ?? randomUUID();
  console.error(`Request ${id} failed:`, loggedError(thrown));
  noteFault(id, { why: partOf(chainAndFrames(thrown), 0, longestFault) });
  return id;
}

/** Notes what is logged as an error while a request is answered under its id: of a page whose file is gone Next says no more. */
export function hearErrors(): void {
  subscribe("console.error", (words) => {
    const thrown = (words as unknown[]).find((word) => word instanceof Error);
    // A refusal of ours has its cause under its id already.
    if (thrown !== undefined && thrown.name !== "AppError" && currentRequestId() !== undefined) logFault(thrown);
  });
}

/** The refusal for anything thrown; a fault of ours is noted under a request id, and an unexpected error logged. */
export function refusalOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return withCause(thrown);
  if (isStorageAway(thrown)) return withCause(storageUnavailable(thrown));
  if (isTextRefused(thrown)) return textRefusal();
  const requestId = logFault(thrown);
  return new AppError(
    "internal_error",
    `${loggedFault} Try again; if it persists, report it with the request id ${requestId}.`,
    {},
    { [requestIdHeader]: requestId },
  );
}

/** The same refusal; a 5xx has the id under which the operator reads its cause. */
function withCause(refusal: AppError): AppError {
  if (refusal.status < 500 || requestIdHeader in refusal.headers) return refusal;
  const id = currentRequestId() ?? randomUUID();
  const why = refusal.cause === undefined ? refusal.message : chainAndFrames(refusal.cause);
  noteFault(id, { why: partOf(why, 0, longestFault) });
  refusal.headers[requestIdHeader] = id;
  return refusal;
}
