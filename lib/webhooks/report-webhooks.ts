import { loggedError } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";

/** Logs why webhooks could not be worked off, unless storage is away. */
export function reportWebhooks(fault: unknown): void {
  // pg-boss reports an error by a copy of its members.
  const error = fault instanceof Error ? fault : Object.assign(new Error(), fault);
  if (!isStorageAway(error)) console.error("Webhooks could not be worked off:", loggedError(error));
}
