import type { Price } from "./brief.ts";
import { besideOptions } from "./closed-kinds.ts";
import { oneOf } from "./fill-slots.ts";
import { priceInWords } from "./price-in-words.ts";

/** Multiples of a study's price at which people are asked whether they would buy. */
const buyingSteps = [0.5, 0.75, 1, 1.35, 1.8] as const;

/** Multiples of a study's price among which people choose where a price begins to feel cheap or expensive. */
export const feelingSteps = [0.25, 0.4, 0.6, 0.8, 1, 1.25, 1.6, 2.2, 3] as const;

/** Multiples of a price as they would be put, the lowest first. */
export const stepsOf = (price: Price, factors: readonly number[]): Price[] =>
  rising(factors.map((factor) => ({ ...price, amount: factor === 1 ? price.amount : sayable(price.amount * factor) })));

/** The prices of a ladder, the lowest first: a request's own where it names three or more, else those and steps around the first. */
export function buyingPrices(prices: readonly Price[]): Price[] {
  const [price, ...others] = prices.filter(({ amount }) => Number.isFinite(amount) && amount > 0);
  if (price === undefined) return [];
  const alike = others.filter(({ currency, per }) => currency === price.currency && per === price.per);
  const own = rising([price, ...alike]);
  return own.length >= 3 ? own : rising([...own, ...stepsOf(price, buyingSteps)]);
}

const rising = (prices: readonly Price[]): Price[] =>
  [...new Map(prices.map((price) => [price.amount, price])).values()].sort((one, other) => one.amount - other.amount);

/** An amount as a price would be put: two digits that count, and no parts of a cent. */
function sayable(amount: number): number {
  const digits = Number(amount.toPrecision(2));
  return amount < 0.01 ? digits : Math.max(0.01, Number(digits.toFixed(2)));
}

/** How the prices of a ladder are put in a talk that has named none; null without one. */
export function stepsPut(prices: readonly Price[]): string | null {
  const steps = buyingPrices(prices);
  const amounts = steps.slice(0, -1).map((price) => priceInWords({ ...price, per: null }));
  const options = oneOf([...amounts, ...steps.slice(-1).map(priceInWords), "none of these"]);
  return steps.length === 0 ? null : `I name some prices, from low to high. Up to which would you pay: ${options}?`;
}

/** The answer of who would pay up to a price; and of who would pay none. */
export const upTo = (price: string): string => `Up to ${price}.`;
export const noStep = `${besideOptions.none}.`;
