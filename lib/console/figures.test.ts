import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { doorNames, parts, series } from "./contract.ts";

const guide = readFileSync("docs/operate.md", "utf8");
const words = [...Object.values(parts), ...Object.values(doorNames), ...Object.values(series).map((one) => one.words)];

test.each(words)("the operator's guide says what “%s” is", (word) => {
  expect(guide).toContain(`**${word}**`);
});
