import table from "#lib/studies/pipeline/closed/block-designs.json" with { type: "json" };
import type { BlockDesign } from "../../../engines/closed-answers.ts";
import { type Draw, shuffled } from "../../../engines/statistics.ts";
import { ownValue } from "../../../own-value.ts";

/** The size of drawn sets, how often each option is in one at least, and how many designs are drawn to choose from. */
const drawn = { size: 4, times: 3, designs: 200 };

/**
 * The sets of a best_worst question of 4 to 12 options: balanced incomplete blocks of the table of Cochran and Cox 1957
 * (11.3) where one of 3 or 4 options in at most 15 sets fits, else the best of 200 drawn designs.
 */
export function blockDesign(options: number, draw: Draw): BlockDesign {
  const row = ownValue(table as Record<string, string>, String(options));
  const sets = row === undefined ? bestOfDrawn(options, draw) : row.split(" ").map((set) => set.split(",").map(Number));
  return {
    sets,
    source:
      row === undefined
        ? `The best of ${drawn.designs} designs drawn by the seed: options equally often ± 1, pairs as evenly as any had them`
        : "Cochran and Cox 1957, Experimental Designs, table 11.3: each option and each pair equally often",
    option_counts: range(options).map((option) => sets.filter((set) => set.includes(option)).length),
    pair_counts: pairCounts(sets, options),
  };
}

/** The design, of those whose sets repeat no option, in which pairs are together as evenly as in any. */
function bestOfDrawn(options: number, draw: Draw): number[][] {
  const designs = range(drawn.designs).map((at) => drawnDesign(options, draw.at(String(at))));
  const unevenness = designs.map((sets) =>
    sets.some((set) => new Set(set).size < set.length)
      ? Number.POSITIVE_INFINITY
      : pairCounts(sets, options)
          .flat()
          .reduce((sum, count) => sum + count ** 2, 0),
  );
  return designs[unevenness.indexOf(Math.min(...unevenness))]!;
}

/** All options in an order of chance, and again and again, cut into sets. */
function drawnDesign(options: number, draw: Draw): number[][] {
  const places = range(drawn.times + 1).flatMap(() => shuffled(draw, range(options)));
  return range(Math.ceil((options * drawn.times) / drawn.size)).map((at) =>
    places.slice(at * drawn.size, (at + 1) * drawn.size),
  );
}

const pairCounts = (sets: readonly number[][], options: number): number[][] =>
  range(options).map((one) =>
    range(options).map((other) =>
      one === other ? 0 : sets.filter((set) => set.includes(one) && set.includes(other)).length,
    ),
  );

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
