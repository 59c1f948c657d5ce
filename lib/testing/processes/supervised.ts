// Two processes of the API under one supervisor, as the server entry makes them. Each prints its id and whether it
// holds the jobs, and then its port; a silent one is replaced sooner.
import cluster from "node:cluster";
import { prepareStorage } from "../../about/prepare-storage.ts";
import { startPulse } from "../../console/status.ts";
import { hearReads } from "../../limits/spend-read.ts";
import { flags, supervise } from "../../supervise.ts";

if (cluster.isPrimary) {
  // Its standard input ends when the tests end in any way.
  process.stdin.once("end", () => process.exit()).resume();
  supervise(2, { quietMs: 2_500, silentMs: 3_000, replacedMs: 9_000, countedMs: 18_000 });
} else {
  process.on("SIGTERM", () => process.exit());
  hearReads();
  const holdsJobs = !process.argv.includes(flags.withoutJobs);
  console.log(`process ${process.pid} ${holdsJobs ? "with jobs" : "without jobs"}`);
  void prepareStorage().then(() => startPulse(holdsJobs));
  await import("./service.ts");
}
