// A process that starts like a server: migrates the database and loads the catalogue.
import { prepareStorage } from "../../about/prepare-storage.ts";
import { closeDatabase } from "../../db/client.ts";

await prepareStorage();
await closeDatabase();
