// Fills a data folder as the first start of a server leaves it: migrated, with the catalogue and the tables of pg-boss.
import { prepareStorage } from "../../about/prepare-storage.ts";
import { closeDatabase } from "../../db/client.ts";
import { WebhookWorker } from "../../webhooks/webhook-worker.ts";

await prepareStorage();
const webhooks = new WebhookWorker();
await webhooks.start();
await webhooks.stop();
await closeDatabase();
