import { expect, test } from "vitest";
import { defaultPersonas } from "../../../personas/default-personas.ts";
import type { Price } from "../../brief.ts";
import { drawFrom } from "../../draw.ts";
import type { ClosedItem } from "../../engine.ts";
import { readTopic } from "../topic/read-topic.ts";
import { priceEffect } from "./price-effect.ts";
import { inUnitOf } from "./price-unit.ts";
import { rate } from "./rate.ts";
import { rateAnswer } from "./rate-answer.ts";

const amounts = [0.5, 2, 5, 12, 29, 60, 120, 300, 1_000, 5_000, 40_000];
const units = [
  "",
  " a month",
  " per year",
  " a week",
  " per seat a month",
  " per seat",
  " a night",
  " an hour",
  " per box",
];
const things = [
  "A meal kit for",
  "Expense software at",
  "A hotel room for",
  "A handbag for",
  "A zorb for",
  "Running shoes for",
];
const dollars = (amount: number, per: string | null): Price => ({ amount, currency: "USD", per });
const expected = (distribution: number[]) => distribution.reduce((sum, share, point) => sum + share * point, 0);
const strictlyFalling = (values: number[]) => values.every((value, at) => at === 0 || value < values[at - 1]!);
const asked = (topic: string) =>
  ({ topic, study_type: "pricing", audience: "b2c", audience_description: null }) as const;
const item = (measures: ClosedItem["measures"]): ClosedItem => ({
  id: "buy",
  text: "Would you buy it?",
  points: ["certainly not", "probably not", "perhaps", "probably", "certainly"],
  from: 1,
  measures,
});

test.each(units.slice(0, process.env.FULL_TESTS ? undefined : 2))(
  "of any thing, a dearer price%s is always liked less",
  async (unit) => {
    for (const thing of things)
      for (const persona of [defaultPersonas.b2c[0]!, defaultPersonas.b2b[0]!]) {
        const means = amounts.map(async (amount) => {
          const brief = { ...asked(`${thing} $${amount}${unit}`), personas: [persona], n_per_persona: 1, seed: 1 };
          const { plan } = readTopic(brief);
          expect(plan.prices, brief.topic).toHaveLength(1);
          const draw = drawFrom("price");
          const rated = { brief, plan, persona, item: item({ of: "stance" }), situation: null, answer: null, draw };
          return expected((await rate(rated)).distribution);
        });
        const ladder = await Promise.all(means);
        expect(strictlyFalling(ladder), `${thing}${unit}: ${ladder.join(" ")}`).toBe(true);
      }
  },
);

test.each(["", "I am all for this.", "I find this too expensive. I say no to this.", "It depends on the week."])(
  "after the answer %j, intent falls with each dearer price and stays as it was at the topic's own",
  (answer) => {
    for (const thing of things)
      for (const unit of [" a month", " per seat a month", ""]) {
        const { plan } = readTopic(asked(`${thing} $29${unit}`));
        const { per } = plan.prices[0]!;
        const at = (amount: number) =>
          rateAnswer(answer, item({ of: "price", price: dollars(amount, per) }), plan, "pricing").distribution;
        expect(strictlyFalling(amounts.map((amount) => expected(at(amount))))).toBe(true);
        const without = rateAnswer(answer, item({ of: "stance" }), plan, "pricing").distribution;
        expect(expected(at(29))).toBeCloseTo(expected(without), 9);
      }
  },
);

test("a year's price is its twelfth a month, and a purchase, a night or a month are not compared", () => {
  expect(inUnitOf(dollars(120, "year"), "month")).toBeCloseTo(10, 9);
  expect(inUnitOf(dollars(120, "seat and year"), "seat")).toBeCloseTo(10, 9);
  expect(inUnitOf(dollars(12, "week"), "month")).toBeCloseTo(52, 9);
  expect(inUnitOf(dollars(120, null), "month")).toBeNull();
  expect(inUnitOf(dollars(120, "month"), "once")).toBeNull();
  expect(inUnitOf(dollars(120, "month"), "night")).toBeNull();
});

test("a price is compared with the usual one only in its own unit", () => {
  const labelOf = (topic: string) => {
    const reading = readTopic(asked(topic));
    return priceEffect(reading, reading.prices[0]!, 1, reading.prices[0]!).label;
  };
  expect(labelOf("A streaming service for $156 a year")).toContain("an assumed usual 13 per month");
  expect(labelOf("A streaming service for $156")).toContain("no reference price known");
  expect(labelOf("A handbag for $500")).toContain("an assumed usual 800 for luxury goods");
  expect(labelOf("A handbag for $50 a month")).toContain("no reference price known");
});
