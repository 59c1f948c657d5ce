// A separate process that works off due deliveries, until it is stopped or killed.
import { closeDatabase } from "../../db/client.ts";
import { deliveryRounds } from "../delivery.ts";

const worker = deliveryRounds(JSON.parse(process.argv[2]!));
process.once("SIGTERM", async () => {
  await worker.stop();
  await closeDatabase();
  process.exit();
});
// Its standard input ends when the tests end in any way.
process.stdin.once("end", () => process.exit()).resume();
await worker.start();
console.log("ready");
