import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, type InterviewAnswers } from "#lib/testing/answered.ts";
import { entriesById } from "#lib/testing/samples/entries.ts";
import { barePlan } from "#lib/testing/samples/plan.ts";
import { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { type StudyTypeId, studyTypeIds } from "../../../engines/study-types.ts";
import { batteryOf, measuresOf } from "./measures.ts";

const considerations = entriesById("cx");

const fullPlan: Plan = {
  ...barePlan,
  brand: "Oatey",
  competitors: ["Moo"],
  prices: [{ amount: 29, currency: "USD", per: "month" }],
  claims: ["Saves an hour a day", "No sugar at all"],
  considerations: ["health", "price"],
};

function measured(
  study_type: StudyTypeId,
  plan: Plan,
  interviews: InterviewAnswers[],
  n_effective = interviews.length,
) {
  const all = measuresOf({ study_type, plan, interviews: answered(study_type, plan, interviews), n_effective });
  return (id: string) => {
    const found = all.find((measure) => measure.id === id);
    if (found === undefined) throw new Error(`no measure ${id} among ${all.map((measure) => measure.id)}`);
    return found;
  };
}

const everyMeasure: Record<StudyTypeId, string[]> = {
  brand: ["unaided_awareness", "first_mention", "aided_awareness", "consideration", "association"],
  product: ["pmf_score", "csat_t2b", "maxdiff"],
  concept: [
    ...["intent", "uniqueness", "relevance", "believability", "value"].flatMap((id) => [`${id}_t2b`, `${id}_t1b`]),
    "trial",
  ],
  competitor: ["share_of_preference", "switch_t2b", "advantage", "rival_advantage"],
  cx: ["csat_t2b", "ces_mean", "ces_agree", "moment_pain"],
  pricing: ["pmc", "pme", "ipp", "opp", "gg_best_price", "nms_best_trial", "nms_best_revenue"],
  messaging: [
    ...["clarity", "relevance", "believability", "difference", "motivation"].map((id) => `${id}_t2b`),
    "message_score",
    "comprehension",
  ],
  winloss: ["driver_share", "win_probability", "loss_reasons", "price_as_stated", "price_as_driver"],
  churn: ["churn_risk", "churn_reasons", "saveable_share", "forces"],
  segmentation: ["need_importance", "needs_map", "eta_squared", "attitudes"],
  custom: ["interest_t2b", "sides"],
};

const plans = fc.constantFrom(barePlan, fullPlan);

/** Answers of any kind: sure, spread out, all points alike, or none; of one persona or several. */
const anyInterviews = (study_type: StudyTypeId, plan: Plan) => {
  const answers = batteryOf(study_type, plan).map(({ id, points }) =>
    fc
      .oneof(
        fc.nat(points.length - 1),
        fc.constant(points.map(() => 1 / points.length)),
        fc.array(fc.nat(20), { minLength: points.length, maxLength: points.length }).map((weights) =>
          weights.map(
            (weight) =>
              weight /
              Math.max(
                1,
                weights.reduce((sum, one) => sum + one, 0),
              ),
          ),
        ),
        fc.constant(null),
      )
      .map((answer) => [id, answer] as const),
  );
  const interview = fc.record({
    persona: fc.constantFrom("p_a", "p_b", "p_c"),
    to: fc
      .tuple(...answers)
      .map(
        (pairs) => Object.fromEntries(pairs.filter((pair) => pair[1] !== null)) as Record<string, number | number[]>,
      ),
    objections: fc.subarray([considerations.price.objection, considerations.effort.objection, "Something else"]),
    themes: fc.subarray([considerations.service.theme, considerations.speed.theme]),
    transcript: fc.constantFrom<{ q: string; a: string }[]>(
      [],
      [{ q: "Which names come to mind?", a: "Oatey, then Moo." }],
    ),
  });
  return fc.array(interview, { minLength: 0, maxLength: 6 });
};

const numbersOf = ({ value, low, high, items }: Measure) =>
  [value, low, high, ...items.map((item) => item.value)].filter((number) => number !== null);

describe.each(studyTypeIds)("a %s study", (study_type) => {
  test("has every measure of its type, with its formula and source, whatever was answered", () => {
    const any = plans.chain((plan) =>
      fc.record({
        plan: fc.constant(plan),
        interviews: anyInterviews(study_type, plan),
        share: fc.double({ min: 0.3, max: 1, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(any, ({ plan, interviews, share }) => {
        const given = answered(study_type, plan, interviews);
        const all = measuresOf({ study_type, plan, interviews: given, n_effective: share * given.length });
        const ids = all.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(everyMeasure[study_type]));
        for (const measure of all) {
          Measure.parse(measure);
          expect(measure.formula).toMatch(/\.$/);
          expect(measure.source).not.toBe("");
          expect(measure.n).toBeLessThanOrEqual(given.length);
          expect(numbersOf(measure).every(Number.isFinite)).toBe(true);
          const { unit, value, low, high } = measure;
          if (unit === "share") for (const number of numbersOf(measure)) expect(number).toBeGreaterThanOrEqual(0);
          if (unit === "share") for (const number of numbersOf(measure)) expect(number).toBeLessThanOrEqual(1);
          expect(low === null).toBe(high === null);
          if (low !== null && unit !== "currency" && unit !== "index") {
            expect(low).toBeLessThanOrEqual(value!);
            expect(value).toBeLessThanOrEqual(high!);
          }
          if (low !== null) expect(low).toBeLessThanOrEqual(high!);
          if (measure.n === 0) expect(low).toBeNull();
        }
        // Who was asked first changes nothing; rows of a list keep the order of the personas.
        const reversed = measuresOf({
          study_type,
          plan,
          interviews: given.toReversed(),
          n_effective: share * given.length,
        });
        const values = (measures: Measure[]) =>
          measures.map(({ id, value, low, high, n }) => ({ id, value, low, high, n }));
        for (const [index, { value, low, high, n }] of values(reversed).entries()) {
          const close = (number: number | null) => (number === null ? null : expect.closeTo(number, 2));
          expect(values(all)[index]).toMatchObject({ value: close(value), low: close(low), high: close(high), n });
        }
      }),
      { numRuns: 40 },
    );
  });

  test("leaves out interviews without a rating, and counts them", () => {
    const first = batteryOf(study_type, fullPlan).map(({ id }) => [id, 0] as const);
    const interviews: InterviewAnswers[] = [{ to: Object.fromEntries(first) }, {}];
    const all = measuresOf({
      study_type,
      plan: fullPlan,
      interviews: answered(study_type, fullPlan, interviews),
      n_effective: 2,
    });
    const rated = all.filter(({ n, source }) => n === 1 && !source.startsWith("Counted"));
    expect(rated.length).toBeGreaterThan(0);
    for (const { formula } of rated) expect(formula).toContain("1 of 2 interviews are left out: no such answer.");
  });
});

describe("the measures of a type, by known answers", () => {
  test("top boxes are mean probabilities with Wilson's interval", () => {
    const of = measured("custom", barePlan, [
      ...Array(8).fill({ to: { interest: 4 } }),
      ...Array(2).fill({ to: { interest: 0 } }),
    ]);
    expect(of("interest_t2b")).toMatchObject({
      value: 0.8,
      low: expect.closeTo(0.541, 3),
      high: expect.closeTo(0.931, 3),
      n: 10,
      unit: "share",
    });
    // Half of the interviews answered, so that they amount to five of the ten independent ones.
    const half = measured(
      "custom",
      barePlan,
      [...Array(8).fill({ to: { interest: 4 } }), ...Array(2).fill({ to: { interest: 0 } }), ...Array(10).fill({})],
      10,
    );
    expect(half("interest_t2b")).toMatchObject({
      value: 0.8,
      low: expect.closeTo(0.435, 3),
      high: expect.closeTo(0.954, 3),
      n: 10,
    });
    const unsure = measured("custom", barePlan, [{ to: { interest: [0.1, 0.2, 0.3, 0.25, 0.15] } }]);
    expect(unsure("interest_t2b").value).toBe(0.4);
  });

  test("product: 40 % very disappointed reaches the rule only where the interval lies above it", () => {
    const interviews = (very: number, not: number) => [
      ...Array(very).fill({ to: { without: 2 } }),
      ...Array(not).fill({ to: { without: 0 } }),
    ];
    expect(measured("product", barePlan, interviews(5, 5))("pmf_score").items[0]!.note).toMatch(/^Open: 50 %/);
    expect(measured("product", barePlan, interviews(9, 1))("pmf_score").items[0]!.note).toMatch(/^Reached/);
    expect(measured("product", barePlan, interviews(0, 10))("pmf_score").items[0]!.note).toMatch(/^Missed/);
  });

  test("concept: trial weighs the five points .7, .5, .3, .1 and 0", () => {
    const of = measured("concept", barePlan, [{ to: { intent: [0.1, 0.2, 0.3, 0.3, 0.1] } }]);
    // .2·.1 + .3·.3 + .3·.5 + .1·.7 = .33
    expect(of("trial").value).toBe(0.33);
    expect([of("intent_t2b").value, of("intent_t1b").value]).toEqual([0.4, 0.1]);
  });

  test("competitor: what is in use today is an option, and an advantage is a difference of shares", () => {
    const of = measured("competitor", fullPlan, [
      { to: { preference: [0.5, 0.2, 0.3], switching: 4, attribute_price: 4 } },
      { to: { preference: [0.3, 0.2, 0.5], switching: 0, attribute_price: 0 } },
      { to: { attribute_price: 3 } },
    ]);
    expect(of("share_of_preference")).toMatchObject({ value: 0.4, n: 2 });
    expect(of("share_of_preference").items.map(({ label, value }) => [label, value])).toEqual([
      ["What I use today", 0.4],
      ["Moo", 0.2],
      ["Oatey", 0.4],
    ]);
    expect(of("switch_t2b").value).toBe(0.5);
    const price = of("advantage").items.find(({ label }) => label === considerations.price.theme)!;
    expect(price).toMatchObject({ value: 0.6667, note: "Net +33 points" });
    // Wilson's interval of 2 of 3 by 1.6449.
    expect([price.low, price.high].map((end) => end!.toFixed(2))).toEqual(["0.25", "0.92"]);
    const lost = of("rival_advantage").items.find(({ label }) => label === considerations.price.theme)!;
    expect(lost).toMatchObject({ value: 0.3333, note: "Net −33 points" });
  });

  test("customer experience: ease on seven points, and pain as −valence × mentions", () => {
    const of = measured("cx", barePlan, [
      { to: { ease: 6, satisfaction: 4, moment_service: 0 }, themes: [considerations.service.theme] },
      { to: { ease: 3, satisfaction: 1, moment_service: 1 }, objections: [considerations.service.objection] },
    ]);
    expect(of("ces_mean").value).toBe(5.5);
    expect(of("ces_agree").value).toBe(0.5);
    expect(of("csat_t2b").value).toBe(0.5);
    // Valence −1 and −.5, mean −.75, in two interviews.
    expect(of("moment_pain").items[0]).toEqual({
      label: considerations.service.theme,
      value: 1.5,
      note: "Named in 2 interviews; how it went, from −1 (badly) to 1 (well): −0.75",
    });
  });

  test("messaging: the score is the mean of five shares, and nobody judged the read-backs", () => {
    const five = (point: number) => ({
      clarity: point,
      relevance: point,
      believability: point,
      difference: 0,
      motivation: 0,
    });
    const q = "Please read this: “Saves an hour a day”. What does it say, in your own words?";
    const of = measured("messaging", fullPlan, [
      {
        to: { ...five(4), variant_1: 4, variant_2: 1 },
        transcript: [{ q, a: "That each day I'd be saving time." }],
      },
      { to: { ...five(3), variant_1: 4, variant_2: 4 }, transcript: [{ q, a: "Something about an hour of milk." }] },
      // Who only repeats the line shows nothing.
      { transcript: [{ q, a: "It says it “saves an hour a day”." }] },
    ]);
    expect(of("message_score").value).toBe(0.6);
    expect(of("comprehension")).toMatchObject({ value: null, n: 0 });
    expect(of("appeal").items.map(({ label, value }) => [label, value])).toEqual([
      ["Saves an hour a day", 1],
      ["No sugar at all", 0.5],
    ]);
    expect(of("maxdiff").items.map(({ label, value }) => [label, value])).toEqual([
      ["Saves an hour a day", 0.5],
      ["No sugar at all", -0.5],
    ]);
    expect(measured("messaging", barePlan, [{}])("comprehension")).toMatchObject({ value: null, n: 0 });
  });

  test("win-loss: driver points add up to 100, and price as it is said stands beside price as it drives", () => {
    const drivers = batteryOf("winloss", fullPlan).filter(({ id }) => id.startsWith("driver_"));
    const to = Object.fromEntries(drivers.map(({ id }, index) => [id, index < 3 ? 2 : 0]));
    const named = drivers.slice(0, 3).map(({ id }) => id.slice("driver_".length) as keyof typeof considerations);
    const of = measured("winloss", fullPlan, [
      { stance: 2, to: { ...to, win: 7 }, objections: named.map((id) => considerations[id].objection) },
      {
        stance: 1,
        to: { ...to, win: 2 },
        objections: [considerations.price_clarity.objection, considerations.proof.objection],
      },
      {
        stance: 2,
        to: Object.fromEntries(drivers.map(({ id }) => [id, 0])),
        objections: [considerations.proof.objection],
      },
    ]);
    expect(of("driver_share")).toMatchObject({ n: 2, unit: "points" });
    const points = of("driver_share").items.map(({ value }) => value!);
    expect(points.toSorted().toReversed()).toEqual([34, 33, 33]);
    expect(points.reduce((sum, value) => sum + value, 0)).toBe(100);
    expect(of("win_probability")).toMatchObject({ value: 0.45, unit: "share" });
    expect(of("price_as_stated").value).toBe(0.6667);
    expect(of("price_as_driver").value).toBe(0.34);
    expect(of("loss_reasons").items[0]).toMatchObject({ label: considerations.proof.objection, value: 0.6667 });
  });

  test("churn: whom an offer would keep is counted among those at risk", () => {
    const of = measured("churn", barePlan, [
      { to: { leave: 9, offer: 4, push: 8, pull: 6, anxiety: 3, habit: 5 } },
      { to: { leave: 7, offer: 0, push: 4, pull: 2, anxiety: 1, habit: 1 } },
      { to: { leave: 1, offer: 4, push: 0, pull: 1, anxiety: 2, habit: 0 } },
    ]);
    expect(of("saveable_share")).toMatchObject({ value: 0.5, n: 3 });
    expect(of("saveable_share").items[0]!.value).toBe(0.6667);
    expect(of("churn_risk").value).toBe(5.667);
    // 4 + 3 − 2 − 2
    expect(of("forces").value).toBe(3);
    expect(measured("churn", barePlan, [{ to: { leave: 0, offer: 4 } }])("saveable_share")).toMatchObject({
      value: null,
      n: 1,
    });
  });

  test("segmentation: a map of needs by persona, and how far they differ", () => {
    const [need] = batteryOf("segmentation", barePlan).filter(({ id }) => id.startsWith("need_"));
    const others = batteryOf("segmentation", barePlan).filter(({ id }) => id.startsWith("need_") && id !== need!.id);
    const rated = (persona: string, point: number): InterviewAnswers => ({
      persona,
      to: { ...Object.fromEntries(others.map(({ id }) => [id, 2])), [need!.id]: point },
    });
    const of = measured("segmentation", barePlan, [rated("p_a", 0), rated("p_a", 2), rated("p_b", 2), rated("p_b", 4)]);
    expect(of("eta_squared").value).toBe(0.5);
    expect(of("needs_map").items.slice(0, 1)).toEqual([
      { label: `p_a: ${considerations.convenience.theme}`, value: 2, note: "2 of 4 interviews" },
    ]);
    expect(
      of("need_importance")
        .items.map(({ value }) => value)
        .reduce((sum, value) => sum! + value!, 0),
    ).toBeCloseTo(0, 3);
    expect(JSON.stringify(of("needs_map"))).not.toMatch(/market segments/i);
    expect(measured("segmentation", barePlan, [rated("p_a", 0)])("eta_squared").value).toBeNull();
  });
});
