import type { ClosedItem, PriceFeeling } from "../../../engines/engine.ts";
import type { Plan } from "../../../engines/plan.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import { buyingMeasures } from "../measures/buying-measures.ts";
import { askedItem, thingOf } from "../measures/closed-items.ts";
import { feelingMeasures } from "../measures/feeling-measures.ts";
import { buyIds, laddersOf } from "../measures/price-ladder.ts";
import { priceRatio, ratioItem } from "../measures/price-ratio.ts";
import { scales } from "../measures/scales.ts";
import type { StudyForm } from "./study-form.ts";

const feelings: { id: PriceFeeling; text: (thing: string) => string }[] = [
  { id: "too_cheap", text: (thing) => `At what price would ${thing} be so cheap that you would doubt its quality?` },
  { id: "cheap", text: (thing) => `At what price would ${thing} be a bargain?` },
  {
    id: "expensive",
    text: (thing) => `At what price would ${thing} begin to feel expensive, but still worth a thought?`,
  },
  {
    id: "too_expensive",
    text: (thing) => `At what price would ${thing} be so expensive that you would not think of it?`,
  },
];

/** Pricing: where a price feels cheap and expensive, who would buy at which, and what earns most. */
export const pricing: StudyForm = {
  battery: (plan) => (laddersOf(plan) === null ? [ratioItem(plan)] : itemsOf(plan)),
  measures: (answers) => [
    ...feelingMeasures(answers),
    ...buyingMeasures(answers),
    ...(laddersOf(answers.plan) === null ? [priceRatio(answers)] : []),
  ],
};

function itemsOf(plan: Plan): ClosedItem[] {
  const ladders = laddersOf(plan)!;
  const { feeling, buying } = ladders;
  const ids = buyIds(ladders);
  const thing = thingOf(plan);
  return [
    ...feelings.map(({ id, text }) =>
      askedItem(id, text(thing), feeling.map(priceInWords), { of: "threshold", feels: id, prices: feeling }),
    ),
    ...buying.map((price, step) =>
      askedItem(ids[step]!, `At ${priceInWords(price)}, would you buy ${thing}?`, scales.buy, {
        of: "price",
        price,
      }),
    ),
  ];
}
