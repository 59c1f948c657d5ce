import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { sourceFrames } from "./logged-error.ts";

test("a frame of the built service has the line of its source", async () => {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-frames-"));
  const source = join(folder, "late.ts");
  const dir = join(folder, ".next", "service");
  try {
    writeFileSync(
      source,
      "type Cause = string;\n\nexport function fail(cause: Cause) {\n  throw new Error(cause);\n}\n",
    );
    const bundle = await rolldown({ input: source });
    await bundle.write({ dir, entryFileNames: "[name].mjs", sourcemap: true });
    const built = join(dir, "late.mjs");
    const line =
      readFileSync(built, "utf8")
        .split("\n")
        .findIndex((text) => text.includes("throw")) + 1;
    const frame = (place: string) => `\n    at fail (${place})`;
    expect(sourceFrames(frame(`${pathToFileURL(built)}:${line}:2`))).toBe(
      frame(`${relative(process.cwd(), source)}:4:3`),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("frames of a build whose map cannot be read stay as they are", () => {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-frames-"));
  const built = join(folder, ".next", "service", "late.mjs");
  mkdirSync(`${built}.map`, { recursive: true });
  const frames = `\n    at fail (${pathToFileURL(built)}:1:2)`;
  expect(sourceFrames(frames)).toBe(frames);
  rmSync(folder, { recursive: true });
});

test("other frames, and those of a build that is gone, stay as they are", () => {
  const frames =
    "at a (file:///gone/.next/service/serve.mjs:1:2)\n    at b (file:///app/lib/b.ts:3:4)\n    at node:fs:5:6";
  expect(sourceFrames(frames)).toBe(frames);
});
