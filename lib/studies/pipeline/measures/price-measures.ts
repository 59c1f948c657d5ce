import type { ClosedItem } from "../../../engines/engine.ts";
import { type Measure, topPoints } from "../../../engines/measured.ts";
import { priceInWords } from "../../../engines/prices.ts";
import { mean, sum } from "../../../engines/statistics.ts";
import { inWords } from "../../../in-words.ts";
import {
  type Answers,
  bootstrap,
  bootstrapInterval,
  bootstrapOf,
  byNumbers,
  type Interval,
  measureOf,
  measureWords,
  sharePart,
  trialWeights,
  unknownMeasure,
} from "./measure-of.ts";
import {
  acceptedUpTo,
  type Buyer,
  between,
  buyIds,
  byPrice,
  demandOf,
  feelingIds,
  feelingMeasures,
  isInOrder,
  type Ladders,
  laddersOf,
  medianOf,
  mostOf,
  noOrder,
  noPrice,
  ofFew,
  pricesNamed,
  priceUnit,
} from "./van-westendorp.ts";

/** Where a price feels cheap and expensive, who would buy at which, and what earns most. */
export const priceMeasures = (answers: Answers): Measure[] => [
  ...feelingMeasures(answers),
  ...buyingMeasures(answers),
  ...(laddersOf(answers.plan) === null ? [priceRatio(answers)] : []),
];

const steps: [ratio: number, words: string][] = [
  [0.5, "Half of what I pay today"],
  [0.75, "A quarter less"],
  [1, "The same as today"],
  [1.25, "A quarter more"],
  [1.5, "Half as much again"],
  [2, "Twice as much"],
];
const ratios = steps.map(([ratio]) => ratio);

/** The question that needs no amount. */
export const ratioItem = (thing: string): ClosedItem => ({
  id: "price_ratio",
  text: `Next to what you pay today, what would be the most that ${thing} could cost?`,
  points: steps.map(([, words]) => words),
  from: 1,
  measures: { of: "consideration", id: "price" },
});

function priceRatio(answers: Answers): Measure {
  const distributions = answers.to("price_ratio").map(({ distribution }) => distribution);
  const all = (sample: readonly number[][]) => ratios.map((_, point) => mean(sample.map((shares) => shares[point]!)));
  const median = (sample: readonly number[][]) => medianOf(ratios, all(sample));
  const isEmpty = distributions.length === 0;
  const sorted = distributions.toSorted(byNumbers);
  return measureOf(answers, {
    ...measureWords("price_ratio", { count: inWords(ratios.length) }),
    value: isEmpty ? null : median(distributions),
    interval: bootstrapInterval(sorted, answers.effective(distributions.length), median),
    n: distributions.length,
    items: steps.map(([, label], point) => ({ label, value: isEmpty ? null : all(distributions)[point]! })),
    method: bootstrap,
  });
}

function buyingMeasures(answers: Answers): Measure[] {
  const ladders = laddersOf(answers.plan);
  return [
    ...(ladders === null
      ? [unknownMeasure(answers, measureWords("gg_best_price", blank), noPrice)]
      : [ladderOf(answers, ladders), ladderRevenue(answers, ladders)]),
    ...demandMeasures(answers),
  ];
}

const perPerson = "Revenue for each person asked";
const blank = { in_unit: "", note: "", few: "" };

function ladderOf(answers: Answers, ladders: Ladders): Measure {
  const items = ladders.buying.map((price, step) => {
    const chances = answers.to(`buy_${step + 1}`).map(({ distribution }) => sum(distribution.slice(-topPoints)));
    return { amount: price.amount, n: chances.length, ...sharePart(answers, priceInWords(price), chances) };
  });
  const { n, value, interval = null } = items.find(({ amount }) => amount === ladders.price.amount)!;
  const words = measureWords("gabor_granger", { price: priceInWords(ladders.price) });
  return measureOf(answers, { ...words, value, interval, n, items });
}

/** The shares that would buy of each interview that answered at every price, in an order that is not that of the interviews. */
const buysByPrice = (answers: Answers, ladders: Ladders): number[][] =>
  answers
    .together(buyIds(ladders))
    .map(({ distributions }) => distributions.map((shares) => sum(shares.slice(-topPoints))))
    .sort(byNumbers);

function ladderRevenue(answers: Answers, ladders: Ladders): Measure {
  const buying = buysByPrice(answers, ladders);
  const shares = (sample: readonly number[][]) =>
    ladders.buying.map((_, step) => mean(sample.map((own) => own[step]!)));
  const at = shares(buying);
  // A price above what is accepted does not earn most, even where the curve of intent is flat.
  const ceiling = acceptedUpTo(answers);
  const unknown = (why: string) => unknownMeasure(answers, measureWords("gg_best_price", blank), why);
  if (buying.length === 0) return unknown("No interview has a usable answer at every price");
  // Where intent does not fall with the price, the highest earns most in any case: that would say nothing.
  if (Math.max(...at) - Math.min(...at) < 1e-6) return unknown("Intent is the same at every price asked");
  const earnsMost = (sample: readonly number[][]) => {
    const earned = shares(sample).map((share, step) => ({ step, revenue: ladders.buying[step]!.amount * share }));
    const accepted = earned.filter(({ step }) => ladders.buying[step]!.amount <= ceiling);
    return mostOf(accepted.length === 0 ? earned.slice(0, 1) : accepted, ({ revenue }) => revenue).step;
  };
  const amountOf = (sample: readonly number[][]) => ladders.buying[earnsMost(sample)]!.amount;
  const isHighest = earnsMost(buying) === ladders.buying.length - 1;
  return measureOf(answers, {
    ...measureWords("gg_best_price", {
      in_unit: ` (${priceUnit(ladders.price)})`,
      note: isHighest ? ", which is the highest price asked: the best may lie above it" : "",
      few: ofFew(buying.length),
    }),
    value: amountOf(buying),
    interval: bootstrapInterval(buying, answers.effective(buying.length), amountOf),
    n: buying.length,
    items: ladders.buying.map((price, step) => ({
      label: priceInWords(price),
      value: price.amount * at[step]!,
      note: perPerson,
    })),
    method: bootstrap,
  });
}

const demandIds = { reach: "nms_best_trial", revenue: "nms_best_revenue" } as const;

/** The prices that most would try, and that earn most, by each respondent's own prices and intent. */
function demandMeasures(answers: Answers): Measure[] {
  const ladders = laddersOf(answers.plan);
  const buyers = ladders === null ? [] : buyersOf(answers, ladders);
  const intervalOf = bootstrapOf(buyers, answers.effective(buyers.length), curveOf);
  return Object.entries(demandIds).map(([of, id]) => {
    if (ladders === null || buyers.length === 0)
      return unknownMeasure(answers, measureWords(id, blank), ladders === null ? noPrice : noOrder);
    return demandMeasure(answers, ladders, buyers, of as keyof typeof demandIds, intervalOf);
  });
}

type Curve = ReturnType<typeof demandOf>;

/** Reach and revenue at each price that some respondent names, the lowest first. */
function curveOf(buyers: readonly Buyer[]): Curve {
  const prices = new Set<number>();
  for (const buyer of buyers) for (const id of feelingIds) prices.add(buyer[id]);
  return demandOf(buyers, [...new Float64Array(prices).sort()]);
}

function demandMeasure(
  answers: Answers,
  { price }: Ladders,
  buyers: readonly Buyer[],
  of: keyof typeof demandIds,
  intervalOf: (statistic: (curve: Curve) => number) => Interval,
): Measure {
  const curve = curveOf(buyers);
  const ceiling = of === "revenue" ? acceptedUpTo(answers) : Number.POSITIVE_INFINITY;
  const best = (curve: Curve) => {
    const accepted = curve.filter(({ price }) => price <= ceiling);
    return mostOf(accepted.length === 0 ? curve.slice(0, 1) : accepted, (at) => at[of]).price;
  };
  const sells = curve.some(({ reach }) => reach > 0);
  const note = of === "reach" ? "Share that would try it" : perPerson;
  return measureOf(answers, {
    ...measureWords(demandIds[of], {
      in_unit: ` (${priceUnit(price)})`,
      note: sells ? "" : ". Nobody would try it at any price",
      few: ofFew(buyers.length),
    }),
    value: sells ? best(curve) : null,
    interval: sells ? intervalOf(best) : null,
    n: buyers.length,
    items: curve.map((at) => ({ label: priceInWords({ ...price, amount: at.price }), value: at[of], note })),
    method: bootstrap,
  });
}

/** The respondents whose prices are in order, with how likely they would buy at their own cheap and expensive ones. */
function buyersOf(answers: Answers, ladders: Ladders): Buyer[] {
  const feeling = ladders.feeling.map(({ amount }) => amount);
  const amounts = ladders.buying.map(({ amount }) => amount);
  return answers
    .together([...feelingIds, ...buyIds(ladders)])
    .map(({ distributions }) => {
      const trial = distributions
        .slice(4)
        .map((own) => own.reduce((sum, share, point) => sum + share * trialWeights[point]!, 0));
      const prices = pricesNamed(feeling, distributions.slice(0, 4));
      return {
        ...prices,
        at_cheap: onLadder(amounts, trial, prices.cheap),
        at_expensive: onLadder(amounts, trial, prices.expensive),
      };
    })
    .filter(isInOrder)
    .sort((one, other) => byPrice(one, other) || one.at_cheap - other.at_cheap);
}

/** The value of a ladder at a price: straight lines between its steps, and its ends beyond them. */
export function onLadder(prices: readonly number[], values: readonly number[], price: number): number {
  const above = prices.findIndex((step) => step >= price);
  if (above === 0) return values[0]!;
  if (above < 0) return values.at(-1)!;
  return between(price, prices[above - 1]!, values[above - 1]!, prices[above]!, values[above]!);
}
