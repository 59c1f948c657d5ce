import { grouped, language } from "../in-words.ts";
import { ownValue } from "../own-value.ts";
import { madeFor } from "../process-wide.ts";
import type { Price } from "./brief.ts";
import { besideOptions } from "./closed-kinds.ts";

const signs: Record<string, string> = { USD: "$", EUR: "€", GBP: "£", $: "$", "€": "€", "£": "£" };

const withCents = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const texts = new WeakMap<Price, string>();

/** A price as it is said. */
export const priceInWords = (price: Price): string => madeFor(texts, price, () => write(price));

function write({ amount, currency, per }: Price): string {
  const number = Number.isInteger(amount) ? grouped(amount) : withCents.format(amount);
  const sign = ownValue(signs, currency.toUpperCase());
  const sum = sign === undefined ? `${number} ${currency}`.trim() : `${sign}${number}`;
  if (per === null || per === "" || per === "once") return sum;
  return [sum, ...per.split(" and ").map((unit) => `${/^([aeio]|hour)/i.test(unit) ? "an" : "a"} ${unit}`)].join(" ");
}

/** US dollars for one unit of a currency, rounded by hand from the rates of 2024. */
const rates = {
  ...{ USD: 1, EUR: 1.1, GBP: 1.25, CHF: 1.1, CAD: 0.73, JPY: 1 / 150, INR: 1 / 85, KRW: 1 / 1400, SEK: 0.1, NOK: 0.1 },
  ...{ DKK: 1 / 7, PLN: 1 / 4, CZK: 1 / 23, BRL: 1 / 5.5, MXN: 1 / 18, CNY: 1 / 7, ZAR: 1 / 18, TRY: 1 / 35 },
};
const codes: Record<string, string> = { $: "USD", "€": "EUR", "£": "GBP" };

/** A sign or a code of a currency that has a rate, as a pattern. */
export const currencyPattern = `[$€£]|\\b(?:${Object.keys(rates).join("|")})`;

/** An amount in US dollars, its currency named by a sign or a code; one without a rate is taken as dollars. */
export const inDollars = (amount: number, currency: string): number =>
  amount * (ownValue(rates, ownValue(codes, currency) ?? currency.toUpperCase()) ?? 1);

/** Multiples of a study's price at which people are asked whether they would buy. */
const buyingSteps = [0.5, 0.75, 1, 1.35, 1.8] as const;

/** Multiples of a study's price among which people choose where a price begins to feel cheap or expensive. */
export const feelingSteps = [0.25, 0.4, 0.6, 0.8, 1, 1.25, 1.6, 2.2, 3] as const;

/** Multiples of a price as they would be put, the lowest first. */
export const stepsOf = (price: Price, factors: readonly number[]): Price[] =>
  rising(factors.map((factor) => ({ ...price, amount: factor === 1 ? price.amount : sayable(price.amount * factor) })));

/** The prices of a ladder, the lowest first: a request's own where it names enough, else those and steps around the first. */
export function buyingPrices(prices: readonly Price[]): Price[] {
  const [price, ...others] = prices.filter(({ amount }) => Number.isFinite(amount) && amount > 0);
  if (price === undefined) return [];
  const alike = others.filter(({ currency, per }) => currency === price.currency && per === price.per);
  const own = rising([price, ...alike]);
  return own.length >= 3 ? own : rising([...own, ...stepsOf(price, buyingSteps)]);
}

const rising = (prices: readonly Price[]): Price[] =>
  [...new Map(prices.map((price) => [price.amount, price])).values()].sort((one, other) => one.amount - other.amount);

function sayable(amount: number): number {
  const digits = Number(amount.toPrecision(2));
  return amount < 0.01 ? digits : Math.max(0.01, Number(digits.toFixed(2)));
}

/** How a closed question puts a price; the answer of who would pay up to it, and of who would pay none. */
export const atPrice = (price: Price): string => `At ${priceInWords(price)}, `;
export const upTo = (price: string): string => `Up to ${price}.`;
export const noStep = `${besideOptions.none}.`;
