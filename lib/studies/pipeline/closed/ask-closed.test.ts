import { describe, expect, test } from "vitest";
import { closedForms } from "#lib/engines/closed-kinds.ts";
import { drawFrom } from "#lib/engines/statistics.ts";
import { blockDesign } from "./ask-closed.ts";

const [least, most] = closedForms.best_worst.count!;
const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
const pairsOf = (rows: number[][]) => rows.flatMap((row, one) => row.filter((_, other) => other !== one));

describe("the sets of a best_worst question", () => {
  test.each(counts)(
    "%i options: sets of 3 or 4, at most 15, each option 3 times, options equally often ± 1",
    (options) => {
      const { sets, option_counts, pair_counts } = blockDesign(options, drawFrom("sets"));
      expect(sets.length).toBeLessThanOrEqual(15);
      for (const set of sets) {
        expect([3, 4]).toContain(set.length);
        expect(new Set(set).size).toBe(set.length);
        expect(set.every((option) => option >= 0 && option < options)).toBe(true);
      }
      expect(Math.min(...option_counts)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...option_counts) - Math.min(...option_counts)).toBeLessThanOrEqual(1);
      expect(option_counts.reduce((sum, count) => sum + count, 0)).toBe(sets.flat().length);
      const pairs = sets.reduce((sum, { length }) => sum + length * (length - 1), 0);
      expect(pairsOf(pair_counts).reduce((sum, count) => sum + count, 0)).toBe(pairs);
    },
  );

  test.each(counts.filter((options) => options <= 10))("%i options: each pair is together equally often", (options) => {
    expect(new Set(pairsOf(blockDesign(options, drawFrom("sets")).pair_counts)).size).toBe(1);
  });

  test("drawn sets are the same for the same seed and others for another", () => {
    const sets = (seed: string) => JSON.stringify(blockDesign(11, drawFrom(seed)).sets);
    expect(sets("a")).toBe(sets("a"));
    expect(sets("a")).not.toBe(sets("b"));
  });
});
