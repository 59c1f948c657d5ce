import { randomUUID } from "node:crypto";
import { loggedError } from "../db/logged-error.ts";
import { isStorageAway, storageUnavailable } from "../db/storage-away.ts";
import { isTextRefused, textRefusal } from "../db/text-refusal.ts";
import { AppError } from "../errors.ts";

/** The refusal for anything thrown; an unexpected error is logged under a request id. */
export function refusalOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isStorageAway(thrown)) return storageUnavailable(thrown);
  if (isTextRefused(thrown)) return textRefusal();
  const requestId = randomUUID();
  console.error(`Request ${requestId} failed:`, loggedError(thrown));
  return new AppError(
    "internal_error",
    `Something failed on our side and was logged. Try again; if it persists, report it with the request id ${requestId}.`,
    {},
    { "X-Request-Id": requestId },
  );
}
