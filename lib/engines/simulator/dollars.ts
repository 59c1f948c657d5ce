import { ownValue } from "../../own-value.ts";

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
