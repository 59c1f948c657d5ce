import { expect, test } from "vitest";
import { inDollars } from "./prices.ts";
import { incomeThousands } from "./read-prices.ts";
import { inUnitOf, unitOf } from "./simulator/rating/utility.ts";

test.each([
  ["€60,000 a year", "EUR", 60_000, 66_000],
  ["£40k", "GBP", 40_000, 50_000],
  ["SEK 400,000 a year", "SEK", 400_000, 40_000],
])("the income %s and the price of as many %s are the same dollars", (income, currency, amount, dollars) => {
  expect(incomeThousands(income)).toBeCloseTo(dollars / 1000);
  expect(inUnitOf({ amount, currency, per: null }, "once")).toBeCloseTo(dollars);
});

test("a currency without a rate is taken as dollars", () => {
  expect(inDollars(5, "XYZ")).toBe(5);
});

test.each([
  ["user and month", "seat"],
  ["Licence", "seat"],
  ["years", "month"],
  ["nights", "night"],
  ["constructor", "once"],
  [null, "once"],
])("a price for each %s is one by the %s", (per, unit) => {
  expect(unitOf({ amount: 9, currency: "USD", per })).toBe(unit);
});
