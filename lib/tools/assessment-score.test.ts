import { describe, expect, test } from "vitest";
import { assessmentScore } from "#lib/tools/load-catalog.ts";

describe("assessmentScore", () => {
  const none = { speed: null, cost: null, reliability: null, quality: null, ease: null, documentation: null };

  test("is the mean of the ratings that are not null", () => {
    expect(assessmentScore({ ...none, quality: 4, ease: 3, documentation: 5 })).toBe(4);
    expect(assessmentScore({ ...none, quality: 1 })).toBe(1);
  });

  test("is null when nothing was rated", () => {
    expect(assessmentScore(none)).toBeNull();
  });
});
