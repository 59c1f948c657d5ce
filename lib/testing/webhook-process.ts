// A process of its own that works off what webhooks are owed, until it is told to stop or is killed.
import { closeDatabase } from "../db/client.ts";
import { WebhookWorker } from "../webhooks/webhook-worker.ts";

const worker = new WebhookWorker(JSON.parse(process.argv[2]!));
process.once("SIGTERM", async () => {
  await worker.stop();
  await closeDatabase();
  process.exit();
});
// Its standard input ends when the tests are gone, however they ended.
process.stdin.once("end", () => process.exit()).resume();
await worker.start();
console.log("ready");
