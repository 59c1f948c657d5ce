// A server whose engine ends its process when it is asked: with PROCESSES=2 under a supervisor, as the server entry makes it.
import cluster from "node:cluster";
import { createServer } from "node:http";
import { startJobs } from "../../drain/start-jobs.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import { env } from "../../env.ts";
import { endedProcesses } from "../../siblings.ts";
import { endLostLeases } from "../../studies/run/lease.ts";
import { setTestEngine } from "../../studies/study.ts";
import { flags, supervise } from "../../supervise.ts";

// Its standard input ends when the tests end in any way.
if (cluster.isPrimary) process.stdin.once("end", () => process.exit()).resume();
const { PROCESSES } = env();
if (cluster.isPrimary && PROCESSES > 1) supervise(PROCESSES);
else {
  process.on("SIGTERM", () => process.exit());
  setTestEngine(() => ({ ...simulator(), plan: () => process.exit(3) }));
  await endLostLeases(endedProcesses());
  // Serving first: a process that ends before is no end of a study's making.
  createServer().listen(0, "127.0.0.1", () => {
    if (!process.argv.includes(flags.withoutJobs)) startJobs();
  });
}
