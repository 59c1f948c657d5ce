import type { Price } from "../../../engines/brief.ts";
import type { PriceFeeling } from "../../../engines/engine.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { buyingPrices, feelingSteps, priceInWords, stepsOf } from "../../../engines/prices.ts";
import {
  type Answers,
  bootstrap,
  bootstrapOf,
  byNumbers,
  type Interval,
  measureOf,
  measureWords,
  unknownMeasure,
} from "./measure-of.ts";

export const feelings: Record<PriceFeeling, string> = {
  too_cheap: "be so cheap that you would doubt its quality",
  cheap: "be a bargain",
  expensive: "begin to feel expensive, but still worth a thought",
  too_expensive: "be so expensive that you would not think of it",
};
export const feelingIds = Object.keys(feelings) as PriceFeeling[];

const points = ["pmc", "pme", "ipp", "opp", "narrower_low", "narrower_high"] as const;

const crossingRule =
  ": the lowest named price at which the rising curve has reached the falling one; an interview's answer is the median of its distribution over the prices asked";

function namedPrices(answers: Answers): PriceAnswers[] {
  const ladders = laddersOf(answers.plan);
  if (ladders === null) return [];
  const amounts = ladders.feeling.map(({ amount }) => amount);
  return answers.together(feelingIds).map(({ distributions }) => pricesNamed(amounts, distributions));
}

/** The highest price that is accepted, by the prices that interviews name; without end where they name none in order. */
export function acceptedUpTo(answers: Answers): number {
  const valid = namedPrices(answers).filter(isInOrder);
  return valid.length === 0 ? Number.POSITIVE_INFINITY : pricePoint(valid, "pme");
}

/** The price sensitivity meter: its points, how many answers were in order, and its curves. */
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
  const intervalOf = bootstrapOf(valid, answers.effective(valid.length), (sample) => sample);
  return [
    ...points.map((point) => pointMeasure(answers, point, valid, ladders, intervalOf)),
    measureOf(answers, { ...measureWords("n_valid"), value: valid.length, n: priceAnswers.length, items: [dropped] }),
    ...(valid.length === 0 ? [] : feelingIds.map((id) => curveMeasure(answers, id, valid, ladders))),
  ];
}

/** Answers in the order of their prices. */
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
  intervalOf: (statistic: (sample: readonly PriceAnswers[]) => number) => Interval,
): Measure {
  const slots = { in_unit: ` (${priceUnit(price)})`, rule: crossingRule };
  if (valid.length === 0) return unknownMeasure(answers, measureWords(id, { ...slots, few: "" }), noOrder);
  return measureOf(answers, {
    ...measureWords(id, { ...slots, few: ofFew(valid.length) }),
    value: pricePoint(valid, id),
    interval: withinGrid(
      intervalOf((sample) => pricePoint(sample, id)),
      feeling.map(({ amount }) => amount),
    ),
    n: valid.length,
    method: bootstrap,
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
  /** Lowest first: the topic's own where it names enough, else what it names and steps around the first. */
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

/** What an amount is counted in. */
export const priceUnit = ({ currency, per }: Price): string =>
  per === null || per === "" || per === "once" ? currency : `${currency} per ${per}`;

/** Below this many answers, price points are a sketch: the usual warning for small samples of price studies. */
export const fewAnswers = 30;

/** What is to be said of so few answers; nothing of more. */
export const ofFew = (n: number): string =>
  n < fewAnswers ? `. Only ${n} answers, where ${fewAnswers} are the least that field practice asks for: a sketch` : "";

/** Why there is no amount. */
export const noneMadeUp = "No price was given, and none is made up";
export const noPrice = `${noneMadeUp}; see price_ratio`;
export const noOrder = "No interview's four prices rise from too cheap to too expensive";

/** What one respondent answered to the questions of feeling, in one currency. */
export type PriceAnswers = { too_cheap: number; cheap: number; expensive: number; too_expensive: number };

/** Whether the prices rise; those of other respondents are dropped, as they contradict themselves. */
export const isInOrder = ({ too_cheap, cheap, expensive, too_expensive }: PriceAnswers): boolean =>
  too_cheap < cheap && cheap < expensive && expensive < too_expensive;

/** The price points of Van Westendorp 1976, with the narrower acceptable range: which two questions' curves cross at each. */
const crossed = {
  pmc: ["too_cheap", "cheap"],
  pme: ["expensive", "too_expensive"],
  ipp: ["cheap", "expensive"],
  opp: ["too_cheap", "too_expensive"],
  narrower_low: ["too_cheap", "expensive"],
  narrower_high: ["cheap", "too_expensive"],
} as const;

/**
 * A price point of at least one respondent: the lowest named price at which the rising curve (the share that named it or a
 * lower one) has reached the falling one (a higher one). Where F and G are the shares that named at most a price in either
 * question, that is where F ≥ 1 − G, so the lower median of both questions' answers together.
 */
export function pricePoint(answers: readonly PriceAnswers[], point: keyof typeof crossed): number {
  const [one, other] = crossed[point];
  // An interval takes thousands of these; a Float64Array is sorted without a call for each pair.
  const together = new Float64Array(2 * answers.length);
  for (const [place, answer] of answers.entries()) {
    together[2 * place] = answer[one];
    together[2 * place + 1] = answer[other];
  }
  return together.sort()[answers.length - 1]!;
}

/** The curves at each named price, as shares of the respondents. */
export function priceCurves(
  answers: readonly PriceAnswers[],
): ({ price: number } & Record<keyof PriceAnswers, number>)[] {
  const prices = [...new Set(answers.flatMap(Object.values))].sort((one, other) => one - other) as number[];
  const share = (holds: (answer: PriceAnswers) => boolean) => answers.filter(holds).length / answers.length;
  return prices.map((price) => ({
    price,
    too_cheap: share(({ too_cheap }) => too_cheap > price),
    cheap: share(({ cheap }) => cheap > price),
    expensive: share(({ expensive }) => expensive <= price),
    too_expensive: share(({ too_expensive }) => too_expensive <= price),
  }));
}

/** The median of a distribution over some ascending amounts: exact, halfway where the halves part between two. */
export function medianOf(amounts: readonly number[], distribution: readonly number[]): number {
  let below = 0;
  for (const [point, share] of distribution.entries()) {
    below += share;
    if (below > 0.5 + 1e-9) return amounts[point]!;
    if (below >= 0.5 - 1e-9) {
      const next = distribution.findIndex((other, later) => later > point && other > 0);
      return next < 0 ? amounts[point]! : (amounts[point]! + amounts[next]!) / 2;
    }
  }
  return amounts.at(-1)!;
}

/** The prices of a respondent: the median of each distribution over the prices asked. */
export function pricesNamed(amounts: readonly number[], distributions: readonly number[][]): PriceAnswers {
  const [too_cheap, cheap, expensive, too_expensive] = distributions.map((shares) => medianOf(amounts, shares));
  return { too_cheap: too_cheap!, cheap: cheap!, expensive: expensive!, too_expensive: too_expensive! };
}

/** A respondent's prices, and how probable a purchase is at the cheap and at the expensive one. */
export type Buyer = PriceAnswers & { at_cheap: number; at_expensive: number };

/** How probable a purchase is at a price: 0 from too cheap and too expensive on, straight lines between the prices named. */
export function trialAt(buyer: Buyer, price: number): number {
  const { too_cheap, cheap, expensive, too_expensive, at_cheap, at_expensive } = buyer;
  if (price <= too_cheap || price >= too_expensive) return 0;
  if (price < cheap) return between(price, too_cheap, 0, cheap, at_cheap);
  if (price <= expensive) return between(price, cheap, at_cheap, expensive, at_expensive);
  return between(price, expensive, at_expensive, too_expensive, 0);
}

/** Where a straight line through two points lies at a place between them. */
export const between = (x: number, x1: number, y1: number, x2: number, y2: number): number =>
  y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);

/** Reach and revenue for each person asked, at each price, of at least one buyer. */
export function demandOf(buyers: readonly Buyer[], prices: readonly number[]) {
  return prices.map((price) => {
    let sum = 0;
    for (const buyer of buyers) sum += trialAt(buyer, price);
    const reach = sum / buyers.length;
    return { price, reach, revenue: price * reach };
  });
}

/** The entry with the most of something; the first where several have it, so the lowest price. */
export const mostOf = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number): Entry =>
  entries.reduce((best, next) => (of(next) > of(best) + 1e-12 ? next : best));
