import type { Price } from "../../../engines/brief.ts";
import type { Plan } from "../../../engines/plan.ts";

/** Multiples of the topic's price at which people are asked whether they would buy. */
const buyingSteps = [0.5, 0.75, 1, 1.35, 1.8] as const;
/** Multiples of the topic's price among which people choose where a price begins to feel cheap or expensive. */
const feelingSteps = [0.25, 0.4, 0.6, 0.8, 1, 1.25, 1.6, 2.2, 3] as const;

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
  if (price === undefined) return null;
  const pricesOfKind = prices.filter(
    ({ amount, currency, per }) =>
      Number.isFinite(amount) && amount > 0 && currency === price.currency && per === price.per,
  );
  const amounts = rising(pricesOfKind.map(({ amount }) => amount));
  const steps = (factors: readonly number[]) =>
    factors.map((factor) => (factor === 1 ? price.amount : sayable(price.amount * factor)));
  const priced = (ladder: readonly number[]) => ladder.map((amount) => ({ ...price, amount }));
  return {
    price,
    buying: priced(amounts.length >= 3 ? amounts : rising([...steps(buyingSteps), ...amounts])),
    feeling: priced(rising(steps(feelingSteps))),
  };
}

const rising = (amounts: readonly number[]): number[] => [...new Set(amounts)].sort((one, other) => one - other);

/** An amount as a price would be put: two digits that count, and no parts of a cent. */
function sayable(amount: number): number {
  const digits = Number(amount.toPrecision(2));
  return amount < 0.01 ? digits : Math.max(0.01, Number(digits.toFixed(2)));
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
