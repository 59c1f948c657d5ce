import { expect, test } from "vitest";
import { text } from "./contract.ts";
import { normalCdf, z90 } from "./engines/statistics.ts";
import { inWords, lengthInWords, lengthOf, rangeInWords, shortSpan, spanInWords, tail } from "./in-words.ts";
import { t95 } from "./votes/score.ts";

const minute = 60_000;

test("a count is a word up to twenty, and above that digits with the thousands apart", () => {
  expect([0, 1, 11, 20].map(inWords)).toEqual(["no", "one", "eleven", "twenty"]);
  expect([21, 4000].map(inWords)).toEqual(["21", "4,000"]);
});

test("the length of a text is what its schema holds, also once it is described", () => {
  const described = text(30, 4000).describe("What happened.");
  expect(lengthOf(described)).toEqual({ least: 30, most: 4000 });
  expect(rangeInWords(described)).toBe("30 to 4,000");
  expect(lengthInWords(described)).toBe("30 to 4,000 characters");
});

test("a time has its two largest units in words, and one in short", () => {
  expect([1_000, 5_000, minute, 90 * minute].map(spanInWords)).toEqual([
    "1 second",
    "5 seconds",
    "1 minute",
    "1 hour and 30 minutes",
  ]);
  expect(spanInWords((27 * 60 + 35) * minute + 5_000)).toBe("27 hours and 35 minutes");
  expect([5_000, 30 * minute, 120 * minute].map(shortSpan)).toEqual(["5 s", "30 min", "2 h"]);
});

test("the points of the formulas of intervals leave what the words say that they leave", () => {
  const many = 1e6; // degrees of freedom of t that make it normal
  for (const point of [z90, t95(many)]) expect(normalCdf(point)).toBeCloseTo(1 - tail, 4);
});
