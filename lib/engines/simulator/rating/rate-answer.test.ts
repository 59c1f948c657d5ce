import { describe, expect, test } from "vitest";
import { defaultPersonas } from "../../../personas/default-personas.ts";
import { drawFrom } from "../../draw.ts";
import type { ClosedItem, PriceFeeling } from "../../engine.ts";
import type { SpokenPlan } from "../task.ts";
import { rate } from "./rate.ts";
import { rateAnswer } from "./rate-answer.ts";

const item: ClosedItem = {
  id: "stance",
  text: "Where do you stand?",
  points: ["against", "rather against", "open", "rather for", "for"],
  from: 1,
  measures: { of: "stance" },
};
const plan: SpokenPlan = {
  subject: "a great meal kit",
  category: "meal kits",
  brand: "Happy Fox",
  competitors: ["Best Foods"],
  prices: [],
  claims: ["easy to cook"],
  considerations: [],
  coverage: 1,
};
const rated = (answer: string, of: ClosedItem = item) => rateAnswer(answer, of, plan, "concept");
const meanOf = (answer: string, of: ClosedItem = item) =>
  rated(answer, of).distribution.reduce((sum, share, point) => sum + share * (point + 1), 0);

const stances = [
  "I say no to Happy Fox.",
  "On balance, I lean against Happy Fox.",
  "In the end, on Happy Fox I am torn.",
  "All in all, I would try Happy Fox once.",
  "As of now, I am all for Happy Fox.",
];

describe("what an answer says, read alone", () => {
  test("is the stance that it states", () => {
    expect(stances.map((answer) => Math.round(meanOf(answer)))).toEqual([1, 2, 3, 4, 5]);
  });

  test("is what its reasons say where it states none", () => {
    expect(meanOf("I find Happy Fox simple to use.")).toBeGreaterThan(3.6);
    expect(meanOf("I find Happy Fox too expensive.")).toBeLessThan(2.4);
    expect(meanOf("I find Happy Fox too expensive. I find Happy Fox simple to use.")).toBeCloseTo(3, 1);
  });

  test.each(["", "We met on a Tuesday.", "I love it and I would buy it today.", "🙂"])(
    "%j is none of the simulator's sentences and says nothing",
    (answer) => expect(Math.abs(meanOf(answer) - 3)).toBeLessThan(0.01),
  );

  test("the words of the topic itself are nobody's praise", () => {
    expect(meanOf("Those after the great meal kit will want real pleasure.")).toBeCloseTo(3, 5);
  });

  test("saying little leaves it wide, saying much makes it narrow", () => {
    const widest = (answer: string) => Math.max(...rated(answer).distribution);
    expect(widest("")).toBeLessThan(widest("I find Happy Fox simple to use."));
    expect(widest("I find Happy Fox simple to use.")).toBeLessThan(widest(stances[4]!));
  });

  test("a long talk counts no more than a short one of the same stance", () => {
    const long = Array(6).fill(stances[1]).join(" ");
    expect(meanOf(long)).toBeCloseTo(meanOf(stances[1]!), 5);
  });

  test("an item of one consideration hears the sentences about it most", () => {
    const price: ClosedItem = { ...item, measures: { of: "consideration", id: "price" } };
    const answer = "I am all for Happy Fox. I find Happy Fox too expensive.";
    expect(meanOf(answer, price)).toBeLessThan(meanOf(answer) - 1);
  });

  test("an item that asks who would leave is read the other way", () => {
    const leave: ClosedItem = { ...item, text: "How likely are you to leave?" };
    expect(meanOf(stances[0]!, leave)).toBeGreaterThan(4);
  });

  test("how important something is follows from how often it is spoken of, not from whether it is liked", () => {
    const important: ClosedItem = {
      ...item,
      text: "How important is the price?",
      measures: { of: "consideration", id: "price" },
    };
    const often =
      "I find Happy Fox too expensive. I cannot spare money for Happy Fox. I choose meal kits by the price.";
    expect(meanOf(often, important)).toBeGreaterThan(3.3);
    expect(meanOf(stances[4]!, important)).toBeLessThan(2.7);
  });

  test("a price feels too cheap before it feels cheap, expensive and too expensive, and liking moves all of them", () => {
    const prices = [10, 20, 30, 40, 60, 80].map((amount) => ({ amount, currency: "USD", per: null }));
    const at = (feels: PriceFeeling, answer: string) =>
      meanOf(answer, {
        ...item,
        points: prices.map(({ amount }) => `${amount}`),
        measures: { of: "threshold", feels, prices },
      });
    const feelings = (["too_cheap", "cheap", "expensive", "too_expensive"] as const).map((feels) => at(feels, ""));
    expect(feelings).toEqual(feelings.toSorted((left, right) => left - right));
    expect(at("expensive", stances[4]!)).toBeGreaterThan(at("expensive", stances[0]!));
  });

  test("who likes it picks it, and who does not picks what is there already", () => {
    const choice: ClosedItem = {
      ...item,
      points: ["what I have", "Best Foods", "Happy Fox"],
      measures: { of: "choice", options: ["status_quo", "rival", "subject"] },
    };
    const picks = (answer: string) => rated(answer, choice).distribution;
    expect(picks(stances[4]!).indexOf(Math.max(...picks(stances[4]!)))).toBe(2);
    expect(picks(stances[0]!).indexOf(Math.max(...picks(stances[0]!)))).toBe(0);
    expect(picks("").reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  test("contributions are the sentences that were read and add up to less than the scale is wide", () => {
    const { contributions } = rated(`${stances[3]} I find Happy Fox too expensive. Nothing else.`);
    expect(contributions!.map(({ label }) => label)).toEqual([
      `Said: “${stances[3]}”`,
      "Said: “I find Happy Fox too expensive.”",
    ]);
    expect(Math.abs(contributions!.reduce((sum, { value }) => sum + value, 0))).toBeLessThan(2.5);
  });

  test("the NPS that a stance projects rises with it, and is about −10 in the middle", () => {
    const recommend: ClosedItem = { ...item, id: "recommend", points: Array.from({ length: 11 }, String), from: 0 };
    const npsOf = (answer: string) => {
      const { distribution } = rated(answer, recommend);
      const sum = (from: number, to: number) => distribution.slice(from, to).reduce((all, share) => all + share, 0);
      return 100 * (sum(9, 11) - sum(0, 7));
    };
    const scores = stances.map(npsOf);
    expect(scores).toEqual(scores.toSorted((left, right) => left - right));
    expect(scores[0]).toBeLessThan(-70);
    expect(scores[2]).toBeGreaterThanOrEqual(-20);
    expect(scores[2]).toBeLessThanOrEqual(0);
    expect(scores[4]).toBeGreaterThan(40);
  });

  test("who said it changes nothing", async () => {
    const heard = await Promise.all(
      [...defaultPersonas.b2b, ...defaultPersonas.b2c].map((persona) =>
        rate({
          brief: {
            topic: "A meal kit",
            study_type: "concept",
            audience: persona.audience,
            audience_description: null,
            personas: [persona],
            n_per_persona: 1,
            seed: 1,
          },
          plan,
          persona,
          item,
          situation: null,
          answer: stances[3]!,
          draw: drawFrom(persona.id),
        }),
      ),
    );
    expect(new Set(heard.map((rated) => JSON.stringify(rated))).size).toBe(1);
  });
});
