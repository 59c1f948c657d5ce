import { expect, test } from "vitest";
import { readEnvironment } from "./env.ts";

const reading = (RESEARCH_ADMIN_SECRET: string) => () => readEnvironment({ RESEARCH_ADMIN_SECRET });

test("the operator's secret is one that a bearer can be, or the start says what it must be", () => {
  for (const right of ["a".repeat(32), `${"A-._~+/9".repeat(4)}==`]) expect(reading(right)).not.toThrow();
  for (const wrong of [
    "a".repeat(31),
    `${"a".repeat(31)}=`,
    `${"a".repeat(32)} b`,
    `${"a".repeat(32)}é`,
    `=${"a".repeat(32)}`,
  ])
    expect(reading(wrong)).toThrow(/RESEARCH_ADMIN_SECRET must be 32 or more of the characters/);
});
