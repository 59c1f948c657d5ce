import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

// Each start is real: npm installs from its registry and Next builds, in a folder as a clone leaves it.
const patienceMs = 1_800_000;
const folders: string[] = [];
const started: ChildProcess[] = [];
afterEach(() => {
  // Each command is a process group of its own, with npm and all that it starts.
  for (const { pid, exitCode, signalCode } of started.splice(0))
    if (exitCode === null && signalCode === null) process.kill(-pid!, "SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The files of this project as a clone has them. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-start-"));
  folders.push(folder);
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of String(listed).split("\0").filter(Boolean)) cpSync(file, join(folder, file));
  return folder;
}

function command(folder: string, words: string[], variables: Record<string, string> = {}) {
  // The tests' own npm and variables are not those of a person at a fresh clone, but how this machine reaches a registry is.
  const foreign = /^(npm_(?!config_(?:registry|cafile))|NODE_(?!EXTRA_CA_CERTS)|VITEST|TEST_|DATABASE_URL)/;
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
  const child = spawn("npm", words, {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...(kept as NodeJS.ProcessEnv), PORT: "0", ...variables },
  });
  started.push(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  const ended = once(child, "exit");
  const says = async (words: string) => {
    const failed = ended.then(() => {
      if (!printed.includes(words)) throw new Error(`It ended before it said “${words}”: ${printed}`);
    });
    await Promise.race([expect.poll(() => printed, { timeout: patienceMs, interval: 100 }).toContain(words), failed]);
  };
  return {
    printed: () => printed,
    ended,
    says,
    kill: async (signal: NodeJS.Signals) => {
      process.kill(-child.pid!, signal);
      await ended;
    },
    /** Waits until it serves pages, and stops it. */
    serves: async () => {
      await says("Touchstone is ready");
      const url = /Touchstone is ready: (\S+)/.exec(printed)![1]!;
      expect((await fetch(`${url}/tools`)).status).toBe(200);
      expect((await (await fetch(`${url}/api/health`)).json()).status).toBe("ok");
      process.kill(-child.pid!, "SIGTERM");
      await ended;
    },
  };
}

const begun = (printed: string, what: "Installing packages" | "Building") => printed.split(`${what} `).length - 1;

test("a fresh clone starts with NODE_ENV=production, and only serves the next time", {
  timeout: patienceMs,
}, async () => {
  const folder = clone();
  const first = command(folder, ["start"], { NODE_ENV: "production" });
  await first.serves();
  expect([begun(first.printed(), "Installing packages"), begun(first.printed(), "Building")]).toEqual([1, 1]);
  const next = command(folder, ["start"], { NODE_ENV: "production" });
  await next.serves();
  expect([begun(next.printed(), "Installing packages"), begun(next.printed(), "Building")]).toEqual([0, 0]);
});

test("two starts at once where npm is told to omit what is for development share one install and one build", {
  timeout: patienceMs,
}, async () => {
  const folder = clone();
  const both = ["one", "other"].map((name) =>
    command(folder, ["start"], {
      DATA_DIR: join(folder, name),
      NPM_CONFIG_PRODUCTION: "true",
      npm_config_omit: "dev optional",
    }),
  );
  await Promise.all(both.map(({ serves }) => serves()));
  const printed = both.map((start) => start.printed()).join("");
  expect([begun(printed, "Installing packages"), begun(printed, "Building")]).toEqual([1, 1]);
});

test("after npm ci and npm run build by hand, with omit=dev in .npmrc, it only serves", {
  timeout: patienceMs,
}, async () => {
  const folder = clone();
  writeFileSync(join(folder, ".npmrc"), "omit=dev\n", { flag: "a" });
  for (const words of [["ci"], ["run", "build"]]) {
    const byHand = command(folder, words);
    expect(await byHand.ended, byHand.printed()).toEqual([0, null]);
    expect(begun(byHand.printed(), "Installing packages")).toBe(0);
  }
  const start = command(folder, ["start"]);
  await start.serves();
  expect([begun(start.printed(), "Installing packages"), begun(start.printed(), "Building")]).toEqual([0, 0]);
});

test("killed in its install and again in its build it goes on, and waits for a build by Next alone", {
  timeout: 2 * patienceMs,
}, async () => {
  const folder = clone();
  for (const [part, signal] of [
    ["Installing packages", "SIGKILL"],
    ["Creating an optimized", "SIGKILL"],
  ] as const) {
    const killed = command(folder, ["start"]);
    await killed.says(part);
    await new Promise((later) => setTimeout(later, 5_000));
    await killed.kill(signal);
  }
  const byNext = command(folder, ["exec", "--", "next", "build"]);
  await byNext.says("Creating an optimized");
  const start = command(folder, ["start"]);
  await start.serves();
  expect(start.printed()).toContain("Waiting for the other build");
  expect(begun(start.printed(), "Installing packages")).toBe(0);
});
