import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";

/** How long one installation may take, in milliseconds. */
export const installMs = 600_000;

/** A consumer that this machine cannot run, with the reason in words. */
export class NotHere extends Error {}

/** Installs the npm consumers by their lock file; returns their node_modules. */
export async function installNode(folder: string): Promise<string> {
  const place = join(folder, "npm");
  await installOnce(place, async () => {
    await cp("e2e/consumers/npm", place, { recursive: true });
    const npm = process.env.npm_execpath;
    const [command, words] = npm ? [process.execPath, [npm]] : ["npm", []];
    await run(command!, [...(words as string[]), "ci", "--no-audit", "--no-fund", "--loglevel=error"], place);
  });
  return join(place, "node_modules");
}

/** Installs pinned Python packages in an environment of their own; returns its Python. */
export async function installPython(folder: string, requirements: string): Promise<string> {
  const place = join(folder, requirements);
  const python = join(place, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  await installOnce(place, async () => {
    await run(findPython(), ["-m", "venv", place], ".");
    const quiet = ["--quiet", "--disable-pip-version-check", "--no-compile", "--no-deps"];
    await run(python, ["-m", "pip", "install", ...quiet, "-r", `e2e/consumers/python/${requirements}.txt`], ".");
  });
  return python;
}

/** The Python of this machine that all of them run on. */
function findPython(): string {
  const names = ["python3", "python3.13", "python3.12", "python3.11"];
  const fits = "import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))";
  const found = names.find((name) => spawnSync(name, ["-c", fits]).status === 0);
  if (found === undefined) throw new NotHere("there is no Python of 3.11 to 3.13");
  return found;
}

async function installOnce(place: string, install: () => Promise<void>): Promise<void> {
  const marker = join(place, ".installed");
  if (existsSync(marker)) return;
  await mkdir(place, { recursive: true });
  await install();
  writeFileSync(marker, "");
}

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|NewConnectionError|ReadTimeout|ConnectTimeout|ProxyError/;

async function run(command: string, words: string[], cwd: string): Promise<void> {
  const child = spawn(command, words, { cwd, stdio: ["ignore", "ignore", "pipe"], timeout: installMs });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code, signal] = await once(child, "exit");
  if (code === 0) return;
  if (signal !== null) throw new NotHere(`its packages were not there within ${installMs / 60_000} minutes`);
  if (unreachable.test(said)) throw new NotHere("its packages' registry cannot be reached");
  throw new Error(`${command} ${words.join(" ")} failed: ${said}`);
}
