import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// Compiled code of earlier starts, and imports of drizzle-orm without its slow search: before anything else is imported.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, ".next", "compiled");
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import("./scripts/resolve-drizzle.mjs");
const { logAsJson } = await import("./lib/net/named-response.ts");
logAsJson();

// Else V8 lets a small heap grow fourfold before it collects the bytes of sent pages: bench/README.md has figures.
setFlagsFromString("--heap-growing-percent=40");

const isDevelopment = process.argv.includes("--dev");
// Next reads this variable when it runs stand-alone.
Object.assign(process.env, { NODE_ENV: isDevelopment ? "development" : "production" });

const { env } = await import("./lib/env.ts");
const { faultInWords } = await import("./lib/db/logged-error.ts");
const processes = isDevelopment || cluster.isWorker ? 1 : processesOrStop();
if (processes === 1) await import("./serve.ts");
else {
  const { supervise } = await import("./lib/supervise.ts");
  supervise(processes);
}

function processesOrStop(): number {
  try {
    return env().PROCESSES;
  } catch (error) {
    console.error(faultInWords(error));
    process.exit(1);
  }
}
