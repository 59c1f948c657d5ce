import type { ClosedItem, PriceFeeling } from "../../../engines/engine.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import { scales } from "../../../engines/scales.ts";
import { mean } from "../../../engines/statistics.ts";
import { buyingMeasures } from "./buying-measures.ts";
import { buyIds, feelingMeasures, laddersOf } from "./feeling-measures.ts";
import { type Answers, bootstrapInterval, byNumbers, measureOf, measureWords } from "./measure-of.ts";
import { medianOf } from "./van-westendorp.ts";

const feelings: { id: PriceFeeling; is: string }[] = [
  { id: "too_cheap", is: "be so cheap that you would doubt its quality" },
  { id: "cheap", is: "be a bargain" },
  { id: "expensive", is: "begin to feel expensive, but still worth a thought" },
  { id: "too_expensive", is: "be so expensive that you would not think of it" },
];

/** The closed questions about prices: the ladder's, or one that needs no amount. */
export function priceItems(plan: Plan, thing: string): ClosedItem[] {
  const ladders = laddersOf(plan);
  if (ladders === null) return [ratioItem(thing)];
  const { feeling, buying } = ladders;
  const ids = buyIds(ladders);
  return [
    ...feelings.map(({ id, is }): ClosedItem => {
      const text = `At what price would ${thing} ${is}?`;
      const measures = { of: "threshold", feels: id, prices: feeling } as const;
      return { id, text, points: feeling.map(priceInWords), from: 1, measures };
    }),
    ...buying.map((price, step): ClosedItem => {
      const text = `At ${priceInWords(price)}, would you buy ${thing}?`;
      return { id: ids[step]!, text, points: [...scales.buy], from: 1, measures: { of: "price", price } };
    }),
  ];
}

/** Where a price feels cheap and expensive, who would buy at which, and what earns most. */
export const priceMeasures = (answers: Answers): Measure[] => [
  ...feelingMeasures(answers),
  ...buyingMeasures(answers),
  ...(laddersOf(answers.plan) === null ? [priceRatio(answers)] : []),
];

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
const ratioItem = (thing: string): ClosedItem => ({
  id: "price_ratio",
  text: `Next to what you pay today, what would be the most that ${thing} could cost?`,
  points: [...inWords],
  from: 1,
  measures: { of: "consideration", id: "price" },
});

/** The most it could cost, as a multiple of what is paid today. */
function priceRatio(answers: Answers): Measure {
  const distributions = answers.to("price_ratio").map(({ distribution }) => distribution);
  const all = (sample: readonly number[][]) => ratios.map((_, point) => mean(sample.map((shares) => shares[point]!)));
  const median = (sample: readonly number[][]) => medianOf(ratios, all(sample));
  const sorted = distributions.toSorted(byNumbers);
  return measureOf(answers, {
    ...measureWords("price_ratio"),
    value: distributions.length === 0 ? null : median(distributions),
    interval: bootstrapInterval(sorted, answers.effective(distributions.length), median),
    n: distributions.length,
    items: inWords.map((label, point) => ({
      label,
      value: distributions.length === 0 ? null : all(distributions)[point]!,
    })),
    method: "percentile bootstrap (Efron 1979)",
  });
}
