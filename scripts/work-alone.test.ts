import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";

const place = mkdtempSync(join(tmpdir(), "touchstone-alone-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const process of started) process.kill("SIGKILL");
  rmSync(place, { recursive: true, force: true });
});

const workAlone = JSON.stringify(pathToFileURL(resolve("scripts", "work-alone.mjs")).href);

/** The code of a command that writes `name+` to `log`, works for so long, or until `go` is there, by a program of its own, and writes `name-`. */
function codeOf(name: string, ms: number | "until told") {
  const end = `appendFileSync("log", "${name}-")`;
  const work =
    ms === "until told"
      ? `const wait = setInterval(() => existsSync("go") && (${end}, clearInterval(wait)), 20)`
      : `setTimeout(() => ${end}, ${ms})`;
  const program = `const { appendFileSync, existsSync } = require("node:fs"); appendFileSync("log", "${name}+"); ${work}`;
  return `import { existsSync, writeFileSync } from "node:fs";
    const { workAlone } = await import(${workAlone});
    await workAlone(() => existsSync("done"), async (run) => {
      const code = await run(process.execPath, ["-e", ${JSON.stringify(program)}], { stdio: ["ignore", "inherit", "inherit"] });
      if (code === 0) writeFileSync("done", "");
    });`;
}

function command(folder: string, name: string, ms: number | "until told") {
  return start(folder, process.execPath, ["--input-type=module", "--eval", codeOf(name, ms)]);
}

function start(cwd: string, file: string, words: string[]) {
  const child = spawn(file, words, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  return { child, ended: once(child, "exit"), printed: () => printed };
}

function folder(): { path: string; log: () => string; written: (text: string) => Promise<void> } {
  const path = mkdtempSync(join(place, "folder-"));
  appendFileSync(join(path, "log"), "");
  const log = () => readFileSync(join(path, "log"), "utf8");
  return { path, log, written: (text) => expect.poll(log, { timeout: 20_000, interval: 20 }).toContain(text) };
}

test("of commands that start at once, one works; the others wait and find the work done", async () => {
  const { path, log } = folder();
  const commands = ["a", "b", "c"].map((name) => command(path, name, "until told"));
  const waiting = () => commands.filter(({ printed }) => printed().includes("Waiting for it to end")).length;
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBe(2);
  appendFileSync(join(path, "go"), "");
  expect((await Promise.all(commands.map(({ ended }) => ended))).map(([code]) => code)).toEqual([0, 0, 0]);
  expect(log()).toMatch(/^([abc])\+\1-$/);
  expect(waiting()).toBe(2);
});

test("a killed command leaves nothing that the next one waits for, but for its program, which still works", async () => {
  const { path, log, written } = folder();
  const killed = command(path, "a", 1500);
  await written("a+");
  killed.child.kill("SIGKILL");
  await killed.ended;
  const next = command(path, "b", 0);
  expect(await next.ended).toEqual([0, null]);
  expect(log()).toBe("a+a-b+b-");
  expect(next.printed()).toContain("Waiting for it to end");
});

test("SIGTERM to a command ends its program too, and its next start goes on at once", async () => {
  const { path, log, written } = folder();
  const stopped = command(path, "a", 60_000);
  await written("a+");
  stopped.child.kill("SIGTERM");
  expect(await stopped.ended).toEqual([143, null]);
  expect(stopped.printed()).toContain("Stopped by SIGTERM.");
  expect(existsSync(join(path, "done"))).toBe(false);
  const next = command(path, "b", 0);
  expect(await next.ended).toEqual([0, null]);
  expect(log()).toBe("a+b+b-");
  expect(next.printed()).toBe("");
});

test.each(["SIGTERM", "SIGKILL"] as const)("npm that gets %s takes its command along", async (signal) => {
  const { path, log, written } = folder();
  writeFileSync(join(path, "work.mjs"), codeOf("a", 60_000));
  writeFileSync(join(path, "package.json"), JSON.stringify({ scripts: { work: "node work.mjs" } }));
  const npm = start(path, "npm", ["run", "work"]);
  await written("a+");
  npm.child.kill(signal);
  await npm.ended;
  const next = command(path, "b", 0);
  expect(await next.ended).toEqual([0, null]);
  expect(log()).toBe("a+b+b-");
});

test("commands in other folders do not wait for each other", async () => {
  const [one, other] = [folder(), folder()];
  const slow = command(one.path, "a", 60_000);
  await one.written("a+");
  expect(await command(other.path, "b", 0).ended).toEqual([0, null]);
  slow.child.kill("SIGTERM");
  await slow.ended;
});
