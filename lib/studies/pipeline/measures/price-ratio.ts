import type { ClosedItem } from "../../../engines/engine.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { mean } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { askedItem, thingOf } from "./closed-items.ts";
import { bootstrapInterval } from "./interval.ts";
import { measureOf } from "./measure-of.ts";
import { sources } from "./sources.ts";
import { medianOf } from "./van-westendorp.ts";

const ratios = [0.5, 0.75, 1, 1.25, 1.5, 2];
const inWords = [
  "Half of what I pay today",
  "A quarter less",
  "The same as today",
  "A quarter more",
  "Half as much again",
  "Twice as much",
];

/** The question that needs no amount. */
export const ratioItem = (plan: Plan): ClosedItem =>
  askedItem(
    "price_ratio",
    `Next to what you pay today, what would be the most that ${thingOf(plan)} could cost?`,
    inWords,
    { of: "consideration", id: "price" },
  );

/** The most it could cost, as a multiple of what is paid today. */
export function priceRatio(answers: Answers): Measure {
  const given = answers.to("price_ratio").map(({ distribution }) => distribution);
  const all = (sample: readonly number[][]) => ratios.map((_, point) => mean(sample.map((shares) => shares[point]!)));
  const median = (sample: readonly number[][]) => medianOf(ratios, all(sample));
  const sorted = given.toSorted((one, other) => compare(one, other));
  return measureOf(answers, {
    id: "price_ratio",
    label: "Most it could cost, as a multiple of what is paid today",
    unit: "index",
    value: given.length === 0 ? null : median(given),
    interval: bootstrapInterval(sorted, answers.effective(given.length), median),
    n: given.length,
    items: inWords.map((label, point) => ({ label, value: given.length === 0 ? null : all(given)[point]! })),
    formula: "Median of the mean distribution over six ratios; the items are its shares",
    method: "percentile bootstrap (Efron 1979)",
    source: sources.ratio,
  });
}

/** Lists of numbers in the order of their first difference. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
