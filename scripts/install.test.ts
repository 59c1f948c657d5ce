import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";

const place = mkdtempSync(join(tmpdir(), "touchstone-install-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

type Entry = Record<string, unknown>;
const other = process.platform === "linux" ? "darwin" : "linux";
const served = { version: "1.0.0", integrity: "sha512-served" };
const locked: Record<string, Entry> = {
  "": { name: "touchstone" },
  "node_modules/served": served,
  "node_modules/served/node_modules/inner": { version: "2.0.0", integrity: "sha512-inner" },
  "node_modules/tester": { version: "1.0.0", integrity: "sha512-tester", dev: true },
  "node_modules/runner": { version: "1.0.0", integrity: "sha512-runner", devOptional: true },
  "node_modules/native": { version: "1.0.0", optional: true, os: [process.platform], cpu: [process.arch] },
  "node_modules/foreign": { version: "1.0.0", optional: true, os: [other] },
  "node_modules/wasm": { version: "1.0.0", optional: true },
};
const leftOut = ["", "node_modules/foreign", "node_modules/wasm"];
const forTests = ["node_modules/tester", "node_modules/runner"];

/** Whether a folder with these packages counts as installed: to serve, and to test. */
function isInstalled(change: { without?: string[]; with?: Record<string, Entry>; folders?: string[] }) {
  const folder = mkdtempSync(join(place, "folder-"));
  const write = (file: string, content: unknown) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  };
  const missing = [...leftOut, ...(change.without ?? [])];
  const packages = {
    ...Object.fromEntries(Object.entries(locked).filter(([path]) => !missing.includes(path))),
    ...change.with,
  };
  write("package-lock.json", { packages: locked });
  write("node_modules/.package-lock.json", { packages });
  for (const path of Object.keys(packages)) if (!change.folders?.includes(path)) write(`${path}/package.json`, {});
  const code = `const { isInstalled } = await import(${JSON.stringify(pathToFileURL(resolve("scripts", "install.mjs")).href)});
    console.log(JSON.stringify([isInstalled(false), isInstalled(true)]));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: folder });
  return JSON.parse(String(stdout));
}

test("what npm ci has installed is installed, whoever ran it", () => {
  expect(isInstalled({})).toEqual([true, true]);
});

test("without the tests' packages it is installed to serve, not to test", () => {
  expect(isInstalled({ without: forTests })).toEqual([true, false]);
});

test("a package of another version or content, or without its folder, is not installed", () => {
  expect(isInstalled({ without: ["node_modules/served"] })).toEqual([false, false]);
  expect(isInstalled({ with: { "node_modules/served": { ...served, version: "1.0.1" } } })).toEqual([false, false]);
  expect(isInstalled({ with: { "node_modules/served": { ...served, integrity: "sha512-" } } })).toEqual([false, false]);
  expect(isInstalled({ folders: ["node_modules/served/node_modules/inner"] })).toEqual([false, false]);
});

test("packages of this platform are needed even where npm was told to omit what is optional", () => {
  expect(isInstalled({ without: ["node_modules/native"] })).toEqual([false, false]);
});
