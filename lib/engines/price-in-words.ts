import { ownValue } from "../own-value.ts";
import type { Price } from "./brief.ts";

const signs: Record<string, string> = { USD: "$", EUR: "€", GBP: "£", $: "$", "€": "€", "£": "£" };

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const texts = new WeakMap<Price, string>();

/** A price as it is said: "$29 a month", "$12 a seat a month", "€1,200", "49.50 CHF a year". */
export function priceInWords(price: Price): string {
  const words = texts.get(price) ?? write(price);
  texts.set(price, words);
  return words;
}

function write({ amount, currency, per }: Price): string {
  const number = (Number.isInteger(amount) ? whole : withCents).format(amount);
  const sign = ownValue(signs, currency.toUpperCase());
  const sum = sign === undefined ? `${number} ${currency}`.trim() : `${sign}${number}`;
  if (per === null || per === "" || per === "once") return sum;
  return [sum, ...per.split(" and ").map((unit) => `${/^([aeio]|hour)/i.test(unit) ? "an" : "a"} ${unit}`)].join(" ");
}
