import type { ClosedItem, PriceFeeling } from "../../../engines/engine.ts";
import type { Plan } from "../../../engines/plan.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import { buyingMeasures } from "../measures/buying-measures.ts";
import { askedItem, thingOf } from "../measures/closed-items.ts";
import { feelingMeasures } from "../measures/feeling-measures.ts";
import { buyIds, laddersOf } from "../measures/price-ladder.ts";
import { priceRatio, ratioItem } from "../measures/price-ratio.ts";
import { scales } from "../measures/scales.ts";
import { priceAnswer } from "../prose/price-answer.ts";
import type { TypeProse } from "../prose/type-prose.ts";
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

/** What it is worth before what it costs, and a figure only where the topic names one. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "value_today",
      text: ({ subject }) =>
        `Think of what ${subject} could do for you. What is that worth to you, in time, money or worry?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "budget_owner",
      text: ({ category }) => `Who decides about the money for ${category}?`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "comparison_price",
      text: ({ subject }) => `What do you compare the cost of ${subject} with?`,
      seeks: ["contrast", "ladder"],
    },
    {
      purpose: "price_reaction",
      text: ({ costs }) =>
        costs === null
          ? "No price is set yet. Where does it begin to feel expensive, next to what you pay today?"
          : `${costs} What goes through your mind?`,
      isAboutPrice: true,
      seeks: ["ladder", "contrast"],
    },
    {
      purpose: "fairness",
      text: ({ category }) => `What makes a price fair, or unfair, when it comes to ${category}?`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "unlock_more",
      text: ({ subject }) => `What, if anything, would make you pay more for ${subject}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [1, 2],
};

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) => `what ${subject} would be worth to them and when the price becomes a reason`,
  place: "For the price",
  test: "put real prices in front of people who could pay them",
  check: {
    question: (subject) => `At which price do people who could buy stop considering ${subject}?`,
    method: "Price sensitivity questions, then a choice between packages at varied prices.",
    sample: "n = 100 and more: price curves from fewer than 30 answers cross by chance.",
    would_change: "Willingness to buy falls at another price than the one these interviews suggest.",
  },
  why: 1,
  fits: ["price", "yes_no", "perception"],
  lead: priceAnswer,
};

/** Pricing: where a price feels cheap and expensive, who would buy at which, and what earns most. */
export const pricing: StudyForm = {
  guide,
  prose,
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
