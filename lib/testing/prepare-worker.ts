// A process of its own that does what a server does first: migrates the database and loads the catalogue.
import { prepareStorage } from "../about/prepare-storage.ts";
import { closeDatabase } from "../db/client.ts";

await prepareStorage();
await closeDatabase();
