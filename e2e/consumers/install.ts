import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { holdName, untilReleased } from "../../lib/net/hold-name.mjs";

/** How long one installation may take, in milliseconds. */
export const installMs = 600_000;

/** A consumer that this machine cannot run, with the reason in words. */
export class NotHere extends Error {}

/** Installs the npm packages of a folder by its lock file, in one of the same name; returns their node_modules. */
export async function installNode(folder: string, from = "e2e/consumers/npm"): Promise<string> {
  const place = join(folder, basename(from));
  await installOnce(place, join(from, "package-lock.json"), async () => {
    for (const file of ["package.json", "package-lock.json"]) await cp(join(from, file), join(place, file));
    const npm = process.env.npm_execpath;
    const [command, words] = npm ? [process.execPath, [npm]] : ["npm", []];
    const quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
    await run(command!, [...(words as string[]), "ci", ...quiet], { cwd: place });
  });
  return join(place, "node_modules");
}

/** Installs pinned Python packages in an environment of their own; returns its Python. */
export async function installPython(folder: string, requirements: string): Promise<string> {
  const place = join(folder, basename(requirements, ".txt"));
  const python = join(place, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  await installOnce(place, requirements, async () => {
    await run(findPython(), ["-m", "venv", place]);
    const quiet = ["--quiet", "--disable-pip-version-check", "--no-compile", "--no-deps"];
    await run(python, ["-m", "pip", "install", ...quiet, "-r", requirements]);
  });
  return python;
}

/** The versions of Python that every pinned package runs on, the newest first. */
const versions = ["3.13", "3.12", "3.11"];

/** The Python of this machine that all of them run on. */
function findPython(): string {
  const names = ["python3", ...versions.map((version) => `python${version}`)];
  const fits = `import sys; sys.exit("%d.%d" % sys.version_info[:2] not in ${JSON.stringify(versions)})`;
  const found = names.find((name) => spawnSync(name, ["-c", fits]).status === 0);
  if (found === undefined) throw new NotHere(`there is no Python of ${versions.join(", ")}`);
  return found;
}

/** Installs what a list has, unless it is there; one process at a time, since several test files need the same. */
async function installOnce(place: string, list: string, install: () => Promise<void>): Promise<void> {
  const marker = join(place, ".installed");
  const wanted = readFileSync(list, "utf8");
  const isThere = () => existsSync(marker) && readFileSync(marker, "utf8") === wanted;
  while (!isThere()) {
    const held = await holdName(place);
    if (held === null) {
      await untilReleased(place);
      continue;
    }
    try {
      await mkdir(place, { recursive: true });
      await install();
      writeFileSync(marker, wanted);
    } finally {
      held.release();
    }
  }
}

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|NewConnectionError|ReadTimeout|ConnectTimeout|ProxyError/;

/** Runs a command to its end; returns what it printed. Where a registry cannot be reached, it is not here. */
export async function run(command: string, words: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const child = spawn(command, words, { ...options, stdio: ["ignore", "pipe", "pipe"], timeout: installMs });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (chunk) => (said[name] += chunk));
  const [code, signal] = await once(child, "close");
  if (code === 0) return said.stdout;
  if (signal !== null) throw new NotHere(`${command} was not done within ${installMs / 60_000} minutes`);
  if (unreachable.test(said.stderr)) throw new NotHere("its packages' registry cannot be reached");
  throw new Error(`${command} ${words.join(" ")} failed: ${said.stderr}${said.stdout}`);
}
