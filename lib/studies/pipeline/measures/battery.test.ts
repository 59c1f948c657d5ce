import { describe, expect, test } from "vitest";
import { barePlan } from "#lib/testing/samples/plan.ts";
import { considerations } from "../../../engines/considerations.ts";
import type { Plan } from "../../../engines/plan.ts";
import { studyTypeIds } from "../../../engines/study-types.ts";
import { batteryOf } from "./measures.ts";
import { laddersOf } from "./van-westendorp.ts";

const bare = barePlan;
const price = (amount: number, per: string | null = "month", currency = "USD") => ({ amount, currency, per });
const full: Plan = {
  ...bare,
  brand: "Oatey",
  competitors: ["Moo", "Barista Co"],
  prices: [price(29)],
  claims: ["Saves an hour a day", "No sugar at all"],
  considerations: ["health", "price", "not_a_consideration"],
};

describe.each(studyTypeIds)("the closed questions of a %s study", (study_type) => {
  test.each([
    ["a bare topic", bare],
    ["a full topic", full],
  ])("can be asked and computed for %s", (_, plan) => {
    const items = batteryOf(study_type, plan);
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(items.length).toBeLessThanOrEqual(12);
    expect(items.find(({ id }) => id === "stance")).toMatchObject({ from: 1, measures: { of: "stance" } });
    const recommend = items.find(({ id }) => id === "recommend")!;
    expect([recommend.from, recommend.points.length]).toEqual([0, 11]);
    for (const { text, points, measures } of items) {
      expect(text).toMatch(/^\S.*[?]$/);
      expect(text).not.toMatch(/undefined|null|NaN|\s{2}/);
      expect(points.length).toBeGreaterThan(1);
      expect(new Set(points).size).toBe(points.length);
      if (measures.of === "consideration") expect(considerations).toHaveProperty(measures.id);
      if (measures.of === "threshold") expect(measures.prices).toHaveLength(points.length);
      if (measures.of === "choice") expect(measures.options).toHaveLength(points.length);
    }
  });

  test("asks about no amount where the topic names none", () => {
    for (const { text, points, measures } of batteryOf(study_type, bare)) {
      expect(`${text} ${points.join(" ")}`).not.toMatch(/[$€£]|\bUSD\b/);
      expect(["price", "threshold"]).not.toContain(measures.of);
    }
  });
});

test("a page that is shown is quoted by its beginning, and a line whole", () => {
  const texts = (claims: string[]) => batteryOf("messaging", { ...bare, claims }).map(({ text }) => text);
  for (const text of texts(["Saves an hour. ".repeat(1_300)])) expect(text.length).toBeLessThan(300);
  expect(texts(["Saves an hour a day"])).toContain("“Saves an hour a day”: how far is it clear?");
});

describe("the ladder of prices", () => {
  test("goes around the topic's price, which is on it to the cent", () => {
    expect(laddersOf({ ...bare, prices: [price(29.99)] })).toEqual({
      price: price(29.99),
      buying: [15, 22, 29.99, 40, 54].map((amount) => price(amount)),
      feeling: [7.5, 12, 18, 24, 29.99, 37, 48, 66, 90].map((amount) => price(amount)),
    });
  });

  test("is the topic's own where it names three of one kind", () => {
    const prices = [price(49), price(29), price(79), price(10, "once"), price(49)];
    expect(laddersOf({ ...bare, prices })!.buying).toEqual([29, 49, 79].map((amount) => price(amount)));
    expect(laddersOf({ ...bare, prices })!.price).toEqual(price(49));
  });

  test("is none where nothing is to be paid", () => {
    expect(laddersOf({ ...bare, prices: [price(0), price(Number.NaN)] })).toBeNull();
  });
});
