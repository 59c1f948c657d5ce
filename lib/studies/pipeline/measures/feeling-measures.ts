import type { Price } from "../../../engines/brief.ts";
import type { PriceFeeling } from "../../../engines/engine.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { buyingPrices, feelingSteps, priceInWords, stepsOf } from "../../../engines/prices.ts";
import {
  type Answers,
  bootstrapInterval,
  byNumbers,
  type Interval,
  measureOf,
  measureWords,
  unknownMeasure,
} from "./measure-of.ts";
import { isInOrder, type PriceAnswers, priceCurves, pricePoint, pricesNamed } from "./van-westendorp.ts";

export const feelingIds: PriceFeeling[] = ["too_cheap", "cheap", "expensive", "too_expensive"];

const points = ["pmc", "pme", "ipp", "opp", "narrower_low", "narrower_high"] as const;

const crossingRule =
  ": the lowest named price at which the rising curve has reached the falling one; an interview's answer is the median of its distribution over the prices asked";

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
    return points.map((id) => unknownMeasure(answers, measureWords(id, { in_unit: "", rule: "", few: "" }), noPrice));
  const priceAnswers = namedPrices(answers);
  const valid = priceAnswers.filter(isInOrder).sort(byPrice);
  // The method drops prices that contradict themselves.
  const dropped = {
    label: "Dropped",
    value: priceAnswers.length - valid.length,
    note: "Not too cheap < cheap < expensive < too expensive",
  };
  return [
    ...points.map((point) => pointMeasure(answers, point, valid, ladders)),
    measureOf(answers, {
      ...measureWords("n_valid"),
      value: valid.length,
      n: priceAnswers.length,
      items: [dropped],
    }),
    ...(valid.length === 0 ? [] : feelingIds.map((id) => curveMeasure(answers, id, valid, ladders))),
  ];
}

/** Answers in the order of their four prices. */
export const byPrice = (one: PriceAnswers, other: PriceAnswers): number =>
  byNumbers(
    feelingIds.map((id) => one[id]),
    feelingIds.map((id) => other[id]),
  );

function pointMeasure(
  answers: Answers,
  id: (typeof points)[number],
  valid: readonly PriceAnswers[],
  { price, feeling }: Ladders,
): Measure {
  const slots = { in_unit: ` (${priceUnit(price)})`, rule: crossingRule };
  if (valid.length === 0) return unknownMeasure(answers, measureWords(id, { ...slots, few: "" }), noOrder);
  const interval = bootstrapInterval(valid, answers.effective(valid.length), (sample) => pricePoint(sample, id));
  return measureOf(answers, {
    ...measureWords(id, { ...slots, few: ofFew(valid.length) }),
    value: pricePoint(valid, id),
    interval: withinGrid(
      interval,
      feeling.map(({ amount }) => amount),
    ),
    n: valid.length,
    method: "percentile bootstrap (Efron 1979)",
  });
}

/** An interval over the whole grid of prices says nothing: it is written as one without width, which is not known. */
function withinGrid(interval: Interval, amounts: readonly number[]): Interval {
  const isAll = interval !== null && interval.low <= amounts[0]! && interval.high >= amounts.at(-1)!;
  return isAll ? { low: interval.low, high: interval.low } : interval;
}

const curveMeasure = (
  answers: Answers,
  id: PriceFeeling,
  valid: readonly PriceAnswers[],
  { price }: Ladders,
): Measure =>
  measureOf(answers, {
    ...measureWords(`curve_${id}`),
    value: null,
    n: valid.length,
    items: priceCurves(valid).map((at) => ({ label: priceInWords({ ...price, amount: at.price }), value: at[id] })),
  });

/** The prices a pricing study asks about; null where the topic names none, as no amount is ever made up. */
export type Ladders = {
  /** Lowest first: the topic's own where it names three or more, else what it names and steps around the first. */
  buying: Price[];
  feeling: Price[];
  /** The asked price: the topic's first. */
  price: Price;
};

/** The ladders around the topic's first price, in its currency and for its period. */
export function laddersOf({ prices }: Plan): Ladders | null {
  const price = prices.find(({ amount }) => Number.isFinite(amount) && amount > 0);
  return price === undefined ? null : { price, buying: buyingPrices(prices), feeling: stepsOf(price, feelingSteps) };
}

/** The ids of the closed questions whether one would buy, one for each step of the ladder. */
export const buyIds = ({ buying }: Ladders): string[] => buying.map((_, step) => `buy_${step + 1}`);

/** What an amount is counted in, such as "USD per month". */
export const priceUnit = ({ currency, per }: Price): string =>
  per === null || per === "" || per === "once" ? currency : `${currency} per ${per}`;

/** Below this many answers, price points are a sketch: the usual warning for small samples of price studies. */
const fewAnswers = 30;

/** What is to be said of so few answers; nothing from 30 on. */
export const ofFew = (n: number): string =>
  n < fewAnswers ? `. Only ${n} answers, where 30 are the least that field practice asks for: a sketch` : "";

/** Why there is no amount. */
export const noPrice = "No price was given, and none is made up; see price_ratio";
export const noOrder = "No interview's four prices rise from too cheap to too expensive";
