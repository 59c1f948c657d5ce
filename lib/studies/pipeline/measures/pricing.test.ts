import { describe, expect, test } from "vitest";
import { answered, type InterviewAnswers } from "#lib/testing/answered.ts";
import { barePlan } from "#lib/testing/samples/plan.ts";
import type { Plan } from "../../../engines/plan.ts";
import { measuresOf } from "./measures.ts";
import { onLadder } from "./price-measures.ts";

// The ladders around $20: feelings at 5, 8, 12, 16, 20, 25, 32, 44, 60; buying at 10, 15, 20, 27, 36.
const plan: Plan = { ...barePlan, prices: [{ amount: 20, currency: "USD", per: "month" }] };

function measured(interviews: InterviewAnswers[], of = plan, n_effective = interviews.length) {
  const all = measuresOf({
    study_type: "pricing",
    plan: of,
    interviews: answered("pricing", of, interviews),
    n_effective,
  });
  return (id: string) => all.find((measure) => measure.id === id)!;
}

/** An answer by the points of the ladder, and how far down the scale of buying each price is. */
const says = (
  too_cheap: number,
  cheap: number,
  expensive: number,
  too_expensive: number,
  buys = [4, 4, 3, 1, 0],
): InterviewAnswers => ({
  to: {
    too_cheap,
    cheap,
    expensive,
    too_expensive,
    ...Object.fromEntries(buys.map((buy, step) => [`buy_${step + 1}`, buy])),
  },
});

describe("a pricing study", () => {
  test("finds price points in the topic's currency from the answers that are in order", () => {
    const of = measured([says(0, 2, 4, 6), says(1, 3, 5, 7), says(2, 3, 4, 5), says(3, 2, 5, 6)]);
    // In order: 5/12/20/32, 8/16/25/44, 12/16/20/25. Lower medians of each two questions together.
    expect(["pmc", "pme", "ipp", "opp"].map((id) => of(id).value)).toEqual([12, 25, 16, 12]);
    expect(of("pmc")).toMatchObject({ label: "Point of marginal cheapness (USD per month)", unit: "currency", n: 3 });
    expect(of("pmc").formula).toContain("Only 3 answers, where 30 are the least");
    expect(of("n_valid")).toMatchObject({ value: 3, n: 4, items: [{ label: "Dropped", value: 1 }] });
    expect(of("curve_too_expensive").items.at(-1)).toEqual({ label: "$44 a month", value: 1, note: null });
    // Of so few some intervals have no width, or the whole grid: those are not known.
    for (const { low, high, formula } of ["pmc", "pme", "ipp", "opp"].map(of)) {
      if (low === null) expect(formula).toContain("not known from 3 interviews");
      else expect(low).toBeLessThan(high!);
    }
  });

  test("says that nobody's prices are in order where all feelings begin at one price", () => {
    const of = measured([says(4, 4, 4, 4)]);
    expect(of("opp")).toMatchObject({ value: null, low: null, n: 0 });
    expect(of("opp").items[0]!.note).toContain("No interview's four prices rise");
    expect(of("n_valid")).toMatchObject({ value: 0, n: 1 });
    expect(of("nms_best_revenue").value).toBeNull();
  });

  test("finds what each price of the ladder earns", () => {
    const of = measured([says(0, 2, 4, 6, [4, 4, 4, 0, 0]), says(0, 2, 4, 6, [4, 3, 0, 0, 0])]);
    expect(of("gabor_granger")).toMatchObject({ value: 0.5, n: 2, label: "Would buy at $20 a month" });
    expect(of("gabor_granger").items.map(({ value }) => value)).toEqual([1, 1, 0.5, 0, 0]);
    // 10·1, 15·1, 20·.5, 0, 0
    expect(of("gg_best_price").value).toBe(15);
    expect(of("gg_best_price").items.map(({ value }) => value)).toEqual([10, 15, 10, 0, 0]);
  });

  test("names no best price where intent does not move with the price, and says where the best is the dearest asked", () => {
    expect(measured([says(0, 2, 4, 6, [3, 3, 3, 3, 3])])("gg_best_price")).toMatchObject({
      value: null,
      items: [{ note: "Intent is the same at every price asked" }],
    });
    expect(measured([says(0, 2, 4, 6, [0, 0, 0, 0, 0])])("gg_best_price").value).toBeNull();
    const dearest = measured([says(0, 2, 7, 8, [4, 4, 4, 4, 4]), says(0, 2, 7, 8, [4, 4, 4, 4, 0])]);
    expect(dearest("gg_best_price").value).toBe(27);
    const open = measured(
      Array(5)
        .fill(says(0, 2, 7, 8, [4, 4, 4, 4, 4]))
        .concat(says(0, 2, 7, 8, [4, 4, 4, 4, 0])),
    );
    expect(open("gg_best_price")).toMatchObject({
      value: 36,
      formula: expect.stringContaining("the best may lie above it"),
    });
  });

  test("names no price that earns most above the highest accepted one", () => {
    const of = measured([says(0, 2, 4, 6, [4, 4, 4, 4, 4]), says(0, 2, 4, 6, [4, 4, 4, 4, 0])]);
    expect(of("pme").value).toBe(20);
    for (const id of ["gg_best_price", "nms_best_revenue"]) expect(of(id).value).toBeLessThanOrEqual(20);
  });

  test("interpolates demand between each one's four prices", () => {
    const of = measured([says(0, 2, 4, 6), says(3, 2, 5, 6)]);
    // The second contradicts itself. Trial at the own cheap price 12 is read between .7 at 10 and .7 at 15, at the own expensive price 20 it is .5.
    expect(of("nms_best_trial")).toMatchObject({ value: 12, n: 1 });
    expect(of("nms_best_trial").items.map(({ label, value }) => [label, value])).toEqual([
      ["$5 a month", 0],
      ["$12 a month", 0.7],
      ["$20 a month", 0.5],
      ["$32 a month", 0],
    ]);
    expect(of("nms_best_revenue").value).toBe(20);
    expect(onLadder([10, 20], [0.7, 0.3], 15)).toBeCloseTo(0.5, 9);
    expect([onLadder([10, 20], [0.7, 0.3], 1), onLadder([10, 20], [0.7, 0.3], 99)]).toEqual([0.7, 0.3]);
  });

  test("names no price where nobody would try it at any", () => {
    expect(measured([says(0, 2, 4, 6, [0, 0, 0, 0, 0])])("nms_best_trial")).toMatchObject({
      value: null,
      formula: expect.stringContaining("Nobody would try it at any price"),
    });
  });

  test("asks for a ratio and makes up no amount where the topic names no price", () => {
    const of = measured([{ to: { price_ratio: 2 } }, { to: { price_ratio: 4 } }], barePlan);
    for (const id of ["pmc", "pme", "ipp", "opp", "gg_best_price", "nms_best_trial", "nms_best_revenue"])
      expect(of(id)).toMatchObject({ value: null, low: null, high: null, n: 0 });
    expect(of("pmc").items[0]!.note).toContain("No price was given");
    // Half says as much as today, half half as much again: the median lies halfway.
    expect(of("price_ratio")).toMatchObject({ value: 1.25, unit: "index", n: 2 });
    expect(of("gabor_granger")).toBeUndefined();
  });
});
