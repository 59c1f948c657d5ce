// Builds the app when its sources are not those of the last build. Plain JavaScript for the oldest Node of package.json.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sha256 } from "./install.mjs";
import { workAlone } from "./work-alone.mjs";

const marker = join(".next", "touchstone-sources");
const nextLock = join(".next", "lock");
/** Whether another build has ended is tried at the latest after so many seconds. */
const retryS = 30;
const folders = ["app", "components", "lib", "public"];
const files = [
  "api-lane.ts",
  "instrumentation.ts",
  "next.config.ts",
  "package-lock.json",
  "package.json",
  "postcss.config.mjs",
  "processes.ts",
  "rolldown.config.mjs",
  "serve.ts",
  "tsconfig.build.json",
  "tsconfig.json",
];

/**
 * Builds with the project's Node when any source, the lock file or a setting has changed since the last build, and prints
 * to the given output.
 */
export function buildWhenNeeded(node, output = "inherit") {
  return workAlone(isBuilt, async (run) => {
    console.log("Building …");
    const sources = digest();
    rmSync(marker, { force: true });
    const next = join("node_modules", "next", "dist", "bin", "next");
    const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
    const build = () => run(node, [next, "build"], { stdio: ["ignore", output, output], env });
    let code = await build();
    // A `next build` without these scripts has this file until it ends.
    while (code === 1 && existsSync(nextLock)) {
      console.log("Waiting for the other build …");
      for (let s = 0; s < retryS && existsSync(nextLock); s++) await pause(1000);
      code = await build();
    }
    const rolldown = join("node_modules", "rolldown", "bin", "cli.mjs");
    if (code === 0) code = await run(node, [rolldown, "-c"], { stdio: ["ignore", output, output], env });
    if (code !== 0) throw new Error("The build failed; its own message stands above.");
    writeFileSync(marker, sources);
  });
}

const isBuilt = () => existsSync(marker) && readFileSync(marker, "utf8") === digest();

function digest() {
  const paths = [...folders.flatMap(filesBelow), ...files].filter(
    (path) => existsSync(path) && !/\.test\.tsx?$/.test(path),
  );
  return sha256(
    paths
      .sort()
      .map((path) => `${path} ${sha256(readFileSync(path))}`)
      .join("\n"),
  );
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
