import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import scales from "#lib/engines/closed-scales.json" with { type: "json" };
import sources from "#lib/engines/measure-sources.json" with { type: "json" };
import { ellisRule } from "../../../engines/measured.ts";
import { rounded } from "../../../engines/statistics.ts";
import { bestMinusWorst } from "./best-worst.ts";
import { bootstrapInterval, meanInterval, shareInterval } from "./measure-of.ts";
import table from "./measure-words.json" with { type: "json" };
import { etaSquared } from "./measures.ts";

test("what a formula or a source quotes is a point of a scale, and the rule of Ellis has its number", () => {
  const texts = [...Object.values(table).map(({ formula }) => formula), ...Object.values(sources)];
  const quoted = texts.flatMap((text) => [...text.matchAll(/“([^”{}]+)”/g)].map(([, words]) => words!));
  const points = Object.values(scales).flatMap((scale) => scale.map((point) => point.toLowerCase()));
  expect(quoted.length).toBeGreaterThan(4);
  expect(quoted.filter((words) => !points.includes(words))).toEqual([]);
  expect(sources.ellis).toContain(ellisRule);
});

const inThree = (interval: { low: number; high: number } | null) =>
  interval && [rounded(interval.low, 3), rounded(interval.high, 3)];

describe("intervals of 90 %", () => {
  test("of a share are Wilson's", () => {
    // 8 of 10 by hand: (0.8 + 1.6449²/20 ± 1.6449·√(0.016 + 1.6449²/400)) / (1 + 1.6449²/10).
    expect(inThree(shareInterval(0.8, 10))).toEqual([0.541, 0.931]);
    expect(inThree(shareInterval(0, 4))).toEqual([0, 0.403]);
    expect(shareInterval(0.5, 0)).toBeNull();
  });

  test("of a mean are normal and end with the scale", () => {
    expect(inThree(meanInterval(3, 2, 8, 1, 5))).toEqual([2.178, 3.822]);
    expect(inThree(meanInterval(4.9, 2, 2, 1, 5))).toEqual([3.255, 5]);
    expect(meanInterval(3, 2, 0, 1, 5)).toBeNull();
  });

  test("by bootstrap are the same each time, and are not made up from one answer", () => {
    const middle = (sample: readonly number[]) => sample.toSorted((one, other) => one - other)[sample.length >> 1]!;
    const answers = [10, 12, 15, 20, 40];
    expect(bootstrapInterval(answers, 5, middle)).toEqual(bootstrapInterval(answers, 5, middle));
    expect(bootstrapInterval([12], 1, middle)).toBeNull();
    expect(bootstrapInterval(answers, 1.2, middle)).toBeNull();
    expect(bootstrapInterval([7, 7, 7], 3, middle)).toEqual({ low: 7, high: 7 });
  });

  test("by bootstrap of a mean come near the normal one", () => {
    const answers = Array.from({ length: 100 }, (_, index) => index);
    const mean = (sample: readonly number[]) => sample.reduce((sum, value) => sum + value, 0) / sample.length;
    const { low, high } = bootstrapInterval(answers, 100, mean)!;
    // The deviation of 0 to 99 is 28.87: 49.5 ± 1.645 · 2.887.
    expect(low).toBeCloseTo(44.75, 0);
    expect(high).toBeCloseTo(54.25, 0);
  });
});

describe("best–worst", () => {
  test("counts the highest rating as best and the lowest as worst, and shares ties", () => {
    expect(bestMinusWorst([4, 2, 1])).toEqual([1, 0, -1]);
    expect(bestMinusWorst([4, 4, 1])).toEqual([0.5, 0.5, -1]);
    expect(bestMinusWorst([3, 3, 3])).toEqual([0, 0, 0]);
    expect(bestMinusWorst([])).toEqual([]);
  });

  test("adds up to nothing and stays within −1 and 1", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 5, noNaN: true }), { minLength: 1, maxLength: 8 }), (ratings) => {
        const scores = bestMinusWorst(ratings);
        expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(0, 9);
        for (const score of scores) expect(Math.abs(score)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("the correlation ratio", () => {
  test("is the variance between groups over the total", () => {
    // Means 2 and 4 around 3: between 2·1 + 2·1 = 4; total 4 + 1 + 1 + 4 … = (1−3)² + (3−3)² + (3−3)² + (5−3)² = 8.
    expect(
      etaSquared([
        [1, 3],
        [3, 5],
      ]),
    ).toBe(0.5);
    expect(
      etaSquared([
        [1, 1],
        [5, 5],
      ]),
    ).toBe(1);
    expect(
      etaSquared([
        [1, 5],
        [1, 5],
      ]),
    ).toBe(0);
  });

  test("says nothing of one group, of single answers, or of answers that are all the same", () => {
    expect(etaSquared([[1, 2, 3]])).toBeNull();
    expect(etaSquared([[1], [5]])).toBeNull();
    expect(
      etaSquared([
        [3, 3],
        [3, 3],
      ]),
    ).toBeNull();
    expect(etaSquared([])).toBeNull();
  });
});
