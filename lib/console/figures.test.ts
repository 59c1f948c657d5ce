import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countedDays, doorNames, parts, series, spans } from "./contract.ts";

const guide = readFileSync("docs/operate.md", "utf8");
const words = [...Object.values(parts), ...Object.values(doorNames), ...Object.values(series).map((one) => one.words)];

test.each(words)("the operator's guide says what “%s” is", (word) => {
  expect(guide).toContain(`**${word}**`);
});

test("no chart shows days that are forgotten by then", () => {
  expect(Math.max(...Object.values(spans).map(({ minutes }) => minutes))).toBeLessThanOrEqual(countedDays * 24 * 60);
});
