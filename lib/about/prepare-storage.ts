import { renewPreviews } from "../activity/take-position.ts";
import { loggedError } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { loadCatalog } from "../tools/load-catalog.ts";

const againAfterMs = 3_000;

/** Migrates storage and loads the catalogue. While storage is away the service starts anyway and tries again. */
export async function prepareStorage(): Promise<void> {
  try {
    await loadCatalog();
    await renewPreviews();
  } catch (error) {
    if (!isStorageAway(error)) throw error;
    console.error("Storage cannot be reached; requests that need it are answered with 503 until it is back.");
    setTimeout(again, againAfterMs).unref();
  }
}

function again(): void {
  prepareStorage().catch((error) => console.error("Storage could not be made ready:", loggedError(error)));
}
