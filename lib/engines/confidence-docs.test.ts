import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { confidenceFrom, simulatorCeiling, simulatorFactor } from "./measured.ts";

test("docs/research.md has the thresholds, the ceiling and the factor of overall_confidence as they are", () => {
  const docs = readFileSync("docs/research.md", "utf8").replace(/\s+/g, " ");
  expect(docs).toContain(`From ${confidenceFrom.high} on it is called high, from ${confidenceFrom.medium} medium`);
  expect(docs).toContain(`a rehearsal reaches ${simulatorCeiling} at most`);
  expect(docs).toContain(`factor, 1/${1 / simulatorFactor} for the built-in engine`);
});
