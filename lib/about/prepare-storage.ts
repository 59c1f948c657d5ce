import { renewPreviews } from "../activity/take-position.ts";
import { faultInWords } from "../db/logged-error.ts";
import { isStorageAway, logUnlessAway } from "../db/storage-away.ts";
import { loadCatalog } from "../tools/load-catalog.ts";
import { reachStorage } from "./get-health.ts";

const againAfterMs = { away: 3_000, refused: 60_000 };
const away = "Storage cannot be reached; requests that need it are answered with 503 until it is back.";
const refused = "The catalogue of this version cannot be written, so what is stored is served as it is.";

/** Migrates storage and loads the catalogue. While storage is away or refuses that the service starts anyway and tries again. */
export async function prepareStorage(): Promise<void> {
  try {
    await loadCatalog();
    await renewPreviews();
  } catch (error) {
    const why = isStorageAway(error) ? "away" : "refused";
    const words = faultInWords(error);
    const fault = words.replace(/^PostgreSQL refused/, "The database that DATABASE_URL names cannot be used: $&");
    // Storage that is not migrated answers nothing.
    if (why === "refused") await reachStorage().catch((cause) => Promise.reject(new Error(fault, { cause })));
    console.error(why === "away" ? away : `${refused} ${words}`);
    const again = () => prepareStorage().catch(logUnlessAway("Storage could not be made ready"));
    setTimeout(again, againAfterMs[why]).unref();
  }
}
