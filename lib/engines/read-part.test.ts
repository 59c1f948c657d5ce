import { expect, test } from "vitest";
import { longestRead, readPart } from "./read-part.ts";

test("an ordinary text is read to its end", () => {
  const text = "Would families pay $9 a month for a box of fruit? ".repeat(20);
  expect(readPart(text)).toBe(text);
});

test.each([
  ["words", "Would families pay? ".repeat(1_000), 1],
  ["one long word", "x".repeat(20_000), 1],
  ["signs that are many letters each", "ﷺ".repeat(20_000), 18],
  ["signs of two units", `x${"😀".repeat(20_000)}`, 2],
])("of %s so much is read as is allowed, and no sign is cut", (_, text, most) => {
  const part = readPart(text);
  const { length } = part.normalize("NFKC");
  expect(length).toBeLessThanOrEqual(longestRead);
  expect(length).toBeGreaterThan(longestRead - 2 * most);
  expect(text.startsWith(part) && part.isWellFormed()).toBe(true);
});
