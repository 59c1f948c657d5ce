import { renewPreviews } from "../activity/take-position.ts";
import { faultInWords, loggedError } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { loadCatalog } from "../tools/load-catalog.ts";
import { reachStorage } from "./get-health.ts";

const againAfterMs = { away: 3_000, refused: 60_000 };

/** Migrates storage and loads the catalogue. While storage is away or refuses that the service starts anyway and tries again. */
export async function prepareStorage(): Promise<void> {
  try {
    await loadCatalog();
    await renewPreviews();
  } catch (error) {
    const why = isStorageAway(error) ? "away" : "refused";
    // Storage that is not migrated answers nothing.
    if (why === "refused") await reachStorage().catch(() => Promise.reject(error));
    console.error(why === "away" ? away : `${refused} ${faultInWords(error)}`);
    setTimeout(again, againAfterMs[why]).unref();
  }
}

const away = "Storage cannot be reached; requests that need it are answered with 503 until it is back.";
const refused = "The catalogue of this version cannot be written, so what is stored is served as it is. See /operator.";

function again(): void {
  prepareStorage().catch((error) => console.error("Storage could not be made ready:", loggedError(error)));
}
