import { ownValue } from "../own-value.ts";
import type { Price } from "./brief.ts";

const signs: Record<string, string> = { USD: "$", EUR: "€", GBP: "£", $: "$", "€": "€", "£": "£" };

/** A price as it is said: "$29 a month", "$12 a seat a month", "€1,200", "49.50 CHF a year". */
export function priceInWords({ amount, currency, per }: Price): string {
  const number = new Intl.NumberFormat("en-GB", {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
  const sign = ownValue(signs, currency.toUpperCase());
  const sum = sign === undefined ? `${number} ${currency}`.trim() : `${sign}${number}`;
  if (per === null || per === "" || per === "once") return sum;
  return [sum, ...per.split(" and ").map((unit) => `${/^([aeio]|hour)/i.test(unit) ? "an" : "a"} ${unit}`)].join(" ");
}
