import { describe, expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { readAmounts } from "./read-prices.ts";

const said = (text: string) =>
  readAmounts(text).prices.map(
    ({ amount, currency, per }) => `${amount} ${currency}${per === null ? "" : ` per ${per}`}`,
  );

describe("the prices of a text", () => {
  test.each([
    ["Would you pay $29 a month for it?", ["29 USD per month"]],
    ["€1.299,50 oder 1 299,50 €", ["1299.5 EUR"]],
    ["1 299 zł or 49,90 zł", ["1299 PLN", "49.9 PLN"]],
    ["₹1,29,900 or 1.5 lakh rupees or 2 crore rupees", ["129900 INR", "150000 INR", "20000000 INR"]],
    ["Rs 499/month", ["499 INR per month"]],
    ["CHF 1'250 per year", ["1250 CHF per year"]],
    ["15EUR, then $.99 or 9,- €", ["15 EUR", "0.99 USD", "9 EUR"]],
    ["£12.50pm", ["12.5 GBP per month"]],
    ["１２００円 or Rp 15.000", ["1200 JPY", "15000 IDR"]],
    ["$5-$10 a month", ["5 USD per month", "10 USD per month"]],
    ["49¢ a call, 99p a box", ["0.49 USD per call", "0.99 GBP per box"]],
    ["$9, 12 or 15 per seat per month", ["9", "12", "15"].map((amount) => `${amount} USD per seat and month`)],
    ["35, 45 or 60 euros", ["35 EUR", "45 EUR", "60 EUR"]],
    ["$40-50k a year", ["40000 USD per year", "50000 USD per year"]],
    ["a $1.2M house for 2 million kr", ["1200000 USD", "2000000 SEK"]],
    [
      "10 000 Ft, 399 kr/mån, RMB 88 a visit, R199 per month",
      ["10000 HUF", "399 SEK per month", "88 CNY per visit", "199 ZAR per month"],
    ],
    ["$0.0025 per call", ["0.0025 USD per call"]],
    ["29€ im Monat", ["29 EUR per month"]],
    ["USD 30k/yr and 200 TRY", ["30000 USD per year", "200 TRY"]],
  ])("of %j are read whole", (text, prices) => {
    expect(said(text)).toEqual(prices);
  });

  test.each(["$5 off", "a company with $50 million in revenue", "1080p video", "from 5 people to 12", "in 2026"])(
    "of %j are none",
    (text) => {
      expect(said(text)).toEqual([]);
    },
  );

  test("of a number that cannot be read whole are none, and it is named", () => {
    for (const text of ["$1e6", "-$5", "€9x"]) expect(readAmounts(text)).toEqual({ prices: [], unread: [text] });
    expect(readAmounts("It costs $12.345.6 or $9.")).toEqual({
      prices: [{ amount: 9, currency: "USD", per: null }],
      unread: ["$12.345.6"],
    });
  });

  test("of 20,000 characters of digits are read in no time", () =>
    expectCheap(300, () => {
      readAmounts("$1,234.5 ".repeat(2_500));
      readAmounts("1.".repeat(10_000));
      readAmounts(`$${"9".repeat(19_999)}`);
    }));
});
