// Fills a data folder as the first start of a server leaves it: migrated, with the catalogue.
import { prepareStorage } from "../../about/prepare-storage.ts";
import { closeDatabase } from "../../db/client.ts";

await prepareStorage();
await closeDatabase();
