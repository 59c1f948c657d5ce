// A separate process that works off due deliveries and listens for them, until it is stopped or killed.
import { closeDatabase } from "../../db/client.ts";
import { DueListener } from "../../drain/start-jobs.ts";
import { deliveryRounds } from "../delivery.ts";

const worker = deliveryRounds(JSON.parse(process.argv[2]!));
const listener = new DueListener();
process.once("SIGTERM", async () => {
  await Promise.all([worker.stop(), listener.stop()]);
  await closeDatabase();
  process.exit();
});
// Its standard input ends when the tests end in any way.
process.stdin.once("end", () => process.exit()).resume();
await Promise.all([worker.start(), listener.start()]);
console.log("ready");
