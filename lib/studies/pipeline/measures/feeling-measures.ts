import type { PriceFeeling } from "../../../engines/engine.ts";
import { measureSources } from "../../../engines/measure-sources.ts";
import type { Measure } from "../../../engines/measured.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import type { Answers } from "./answers.ts";
import { bootstrapInterval, type Interval } from "./interval.ts";
import { measureOf, unknownMeasure } from "./measure-of.ts";
import { laddersOf, noOrder, noPrice, ofFew, priceUnit } from "./price-ladder.ts";
import {
  isInOrder,
  type PriceAnswers,
  type PricePoint,
  priceCurves,
  pricePoint,
  pricesNamed,
} from "./van-westendorp.ts";

export const feelingIds: PriceFeeling[] = ["too_cheap", "cheap", "expensive", "too_expensive"];

const points: { id: PricePoint; label: string; formula: string }[] = [
  { id: "pmc", label: "Point of marginal cheapness", formula: "Too cheap × not cheap" },
  { id: "pme", label: "Point of marginal expensiveness", formula: "Too expensive × not expensive" },
  { id: "ipp", label: "Indifference price point", formula: "Cheap × expensive" },
  { id: "opp", label: "Optimal price point", formula: "Too cheap × too expensive" },
  { id: "narrower_low", label: "Narrower acceptable range, from", formula: "Too cheap × expensive" },
  { id: "narrower_high", label: "Narrower acceptable range, to", formula: "Too expensive × cheap" },
];

const curves: Record<PriceFeeling, string> = {
  too_cheap: "Too cheap",
  cheap: "Cheap",
  expensive: "Expensive",
  too_expensive: "Too expensive",
};

const crossingRule =
  "the lowest named price at which the rising curve has reached the falling one; an interview's answer is the median of its distribution over the prices asked";

/** The four prices that each interview names. */
function namedPrices(answers: Answers): PriceAnswers[] {
  const ladders = laddersOf(answers.plan);
  if (ladders === null) return [];
  const amounts = ladders.feeling.map(({ amount }) => amount);
  return answers.together(feelingIds).map(({ distributions }) => pricesNamed(amounts, distributions));
}

/** The highest price that is accepted, by the four prices that interviews name; without end where they name none in order. */
export function acceptedUpTo(answers: Answers): number {
  const valid = namedPrices(answers).filter(isInOrder);
  return valid.length === 0 ? Number.POSITIVE_INFINITY : pricePoint(valid, "pme");
}

/** The price sensitivity meter: its points, how many answers were in order, and its four curves. */
export function feelingMeasures(answers: Answers): Measure[] {
  const ladders = laddersOf(answers.plan);
  if (ladders === null)
    return points.map(({ id, label, formula }) =>
      unknownMeasure(answers, {
        id,
        label,
        formula,
        unit: "currency",
        source: measureSources.westendorp,
        why: noPrice,
      }),
    );
  const priceAnswers = namedPrices(answers);
  const valid = priceAnswers.filter(isInOrder).sort(byPrice);
  const unit = priceUnit(ladders.price);
  return [
    ...points.map((point) => pointMeasure(answers, point, valid, unit)),
    validMeasure(answers, priceAnswers.length, valid.length),
    ...(valid.length === 0 ? [] : feelingIds.map((id) => curveMeasure(answers, id, valid))),
  ];
}

const byPrice = (one: PriceAnswers, other: PriceAnswers): number =>
  feelingIds.map((id) => one[id] - other[id]).find((difference) => difference !== 0) ?? 0;

function pointMeasure(
  answers: Answers,
  { id, label, formula }: (typeof points)[number],
  valid: readonly PriceAnswers[],
  unit: string,
): Measure {
  const row = { id, label: `${label} (${unit})`, unit: "currency", source: measureSources.westendorp } as const;
  if (valid.length === 0)
    return unknownMeasure(answers, {
      ...row,
      formula: `${formula}: ${crossingRule}`,
      why: noOrder,
    });
  return measureOf(answers, {
    ...row,
    value: pricePoint(valid, id),
    interval: withinGrid(
      bootstrapInterval(valid, answers.effective(valid.length), (sample) => pricePoint(sample, id)),
      laddersOf(answers.plan)!.feeling.map(({ amount }) => amount),
    ),
    n: valid.length,
    formula: `${formula}: ${crossingRule}${ofFew(valid.length)}`,
    method: "percentile bootstrap (Efron 1979)",
  });
}

/** An interval over the whole grid of prices says nothing: it is written as one without width, which is not known. */
function withinGrid(interval: Interval, amounts: readonly number[]): Interval {
  const isAll = interval !== null && interval.low <= amounts[0]! && interval.high >= amounts.at(-1)!;
  return isAll ? { low: interval.low, high: interval.low } : interval;
}

/** How many of the interviews could be used: the method drops prices that contradict themselves. */
const validMeasure = (answers: Answers, total: number, valid: number): Measure =>
  measureOf(answers, {
    id: "n_valid",
    label: "Interviews whose four prices are in order",
    unit: "score",
    value: valid,
    n: total,
    items: [{ label: "Dropped", value: total - valid, note: "Not too cheap < cheap < expensive < too expensive" }],
    formula: "Count of interviews with too cheap < cheap < expensive < too expensive",
    source: measureSources.westendorp,
  });

const curveMeasure = (answers: Answers, id: PriceFeeling, valid: readonly PriceAnswers[]): Measure => {
  const { price } = laddersOf(answers.plan)!;
  return measureOf(answers, {
    id: `curve_${id}`,
    label: `${curves[id]}, by price`,
    unit: "share",
    value: null,
    n: valid.length,
    items: priceCurves(valid).map((at) => ({ label: priceInWords({ ...price, amount: at.price }), value: at[id] })),
    formula: id.endsWith("cheap") ? "Share that named a higher price" : "Share that named this price or a lower one",
    source: measureSources.westendorp,
  });
};
