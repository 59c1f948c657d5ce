import cluster from "node:cluster";
import { setFlagsFromString } from "node:v8";
import { faultInWords } from "./lib/db/logged-error.ts";
import { env } from "./lib/env.ts";
import { logAsJson } from "./lib/net/named-response.ts";
import { supervise } from "./lib/supervise.ts";

logAsJson();

// Else V8 lets a small heap grow fourfold before it collects the bytes of sent pages: bench/README.md has figures. After the
// start, which it would slow by a tenth.
setTimeout(() => setFlagsFromString("--heap-growing-percent=40"), 2_000).unref();

const isDevelopment = process.argv.includes("--dev");
// Next reads this variable when it runs stand-alone.
Object.assign(process.env, { NODE_ENV: isDevelopment ? "development" : "production" });

const processes = isDevelopment || cluster.isWorker ? 1 : processesOrStop();
if (processes === 1) await import("./serve.ts");
else supervise(processes);

function processesOrStop(): number {
  try {
    return env().PROCESSES;
  } catch (error) {
    console.error(faultInWords(error));
    process.exit(1);
  }
}
