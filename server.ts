import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiled code of earlier starts: before anything else is imported.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, ".next", "compiled");
enableCompileCache(process.env.NODE_COMPILE_CACHE);
if (process.argv.includes("--dev")) {
  await import("./scripts/resolve-drizzle.mjs");
  await import("./processes.ts");
}
// Made by the build: see rolldown.config.mjs.
else await import(join(import.meta.dirname, ".next", "service", "processes.mjs"));
