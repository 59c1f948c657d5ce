// Two processes under one supervisor, the second of which answers nothing for a while. The first prints what it knows of both.
import cluster from "node:cluster";
import http from "node:http";
import { setTimeout } from "node:timers/promises";
import { tellVitals, vitalsNow } from "../../console/vitals.ts";
import { flags, supervise } from "../../supervise.ts";

if (cluster.isPrimary) {
  process.stdin.once("end", () => process.exit()).resume();
  supervise(2);
} else {
  process.on("SIGTERM", () => process.exit());
  const isFirst = !process.argv.includes(flags.withoutJobs);
  vitalsNow();
  http.createServer().listen(0, "127.0.0.1");
  for (;;) {
    await setTimeout(300);
    if (isFirst) console.log(JSON.stringify({ own: process.pid, all: vitalsNow() }));
    else {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
      await setTimeout(50);
      tellVitals();
    }
  }
}
