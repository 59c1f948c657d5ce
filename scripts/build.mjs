// Builds the app when its sources are not those of the last build. Plain JavaScript for Node 20.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "./install.mjs";

const marker = join(".next", "touchstone-sources");
const folders = ["app", "components", "lib", "public"];
const files = [
  "instrumentation.ts",
  "next.config.ts",
  "package-lock.json",
  "package.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/**
 * Builds with the project's Node when any source, the lock file or a setting has changed since the last build, and prints
 * to the given output.
 */
export async function buildWhenNeeded(node, output = "inherit") {
  const sources = digest();
  if (existsSync(marker) && readFileSync(marker, "utf8") === sources) return;
  console.log("Building …");
  const next = join("node_modules", "next", "dist", "bin", "next");
  const environment = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const building = spawn(node, [next, "build"], { stdio: ["ignore", output, output], env: environment });
  const [code] = await once(building, "exit");
  if (code !== 0) throw new Error("The build failed; its own message stands above.");
  writeFileSync(marker, sources);
}

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
