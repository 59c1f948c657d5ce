import { loggedError } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";

/** Logs why webhooks could not be worked off, unless storage is away. */
export function reportWebhooks(error: unknown): void {
  if (!isStorageAway(error)) console.error("Webhooks could not be worked off:", loggedError(error));
}
