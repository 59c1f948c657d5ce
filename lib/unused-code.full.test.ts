import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("no file, export, type or package is there that nothing uses", { timeout: 300_000 }, () => {
  const words = ["node_modules/knip/bin/knip.js", "--no-progress", "--reporter", "json"];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  const report = stdout.split("\n").findLast((line) => line.startsWith("{"));
  expect(report, stderr).toBeDefined();
  expect(JSON.parse(report!).issues).toEqual([]);
});
