// Two processes of the API under one supervisor, as the server entry makes them. Each prints its id and whether it
// holds the jobs, and then its port.
import cluster from "node:cluster";
import { hearReads } from "../../limits/spend-read.ts";
import { flags, supervise } from "../../supervise.ts";

if (cluster.isPrimary) {
  // Its standard input ends when the tests end in any way.
  process.stdin.once("end", () => process.exit()).resume();
  supervise(2);
} else {
  process.on("SIGTERM", () => process.exit());
  hearReads();
  console.log(`process ${process.pid} ${process.argv.includes(flags.withoutJobs) ? "without jobs" : "with jobs"}`);
  await import("./service.ts");
}
