import { describe, expect, test } from "vitest";
import { defaultPersonas } from "../../../personas/default-personas.ts";
import { drawFrom } from "../../draw.ts";
import type { ClosedItem, PriceFeeling } from "../../engine.ts";
import type { TopicPlan } from "../task.ts";
import { rate } from "./rate.ts";
import { rateAnswer } from "./rate-answer.ts";

const item: ClosedItem = {
  id: "stance",
  text: "Where do you stand?",
  points: ["against", "rather against", "open", "rather for", "for"],
  from: 1,
  measures: { of: "stance" },
};
const plan: TopicPlan = {
  subject: "a great meal kit",
  category: "meal kits",
  brand: "Happy Fox",
  competitors: ["Best Foods"],
  prices: [],
  claims: ["easy to cook"],
  considerations: [],
  coverage: 1,
};
const meanOf = (answer: string, of: ClosedItem = item) =>
  rateAnswer(answer, of, plan).distribution.reduce((sum, share, point) => sum + share * (point + 1), 0);

describe("what an answer says, read alone", () => {
  test.each([
    "I love it and I would buy it today.",
    "I would probably buy it.",
    "It saves me time every week and it is easy to use, so I'm in.",
    "I'd want to see proof first, but on the whole I'm positive about it.",
    "Count me in, this is exactly what I need.",
    "It is worth the money, and I trust who makes it.",
    "I'm in favour of it. It makes my life easier.",
  ])("%j is for", (answer) => expect(meanOf(answer)).toBeGreaterThan(3.6));

  test.each([
    "I would not buy it, it is too expensive.",
    "No way. It's a scam and a waste of money.",
    "Not good. I don't trust it.",
    "We would never use this, it does not fit with what we have.",
    "I don't see why I would pay for that.",
    "I can see the appeal, but I'm not convinced.",
    "It isn't bad but I wouldn't switch.",
    "That's a dealbreaker for me. I'd walk away.",
  ])("%j is against", (answer) => expect(meanOf(answer)).toBeLessThan(2.4));

  test.each([
    "",
    "We met on a Tuesday.",
    "It depends on the week.",
    "I'm torn: the price is steep but it saves time.",
    "🙂",
    "Ich weiß nicht.",
  ])("%j is neither", (answer) => expect(Math.abs(meanOf(answer) - 3)).toBeLessThan(0.5));

  test("hedges bring it nearer to the middle and degrees farther from it", () => {
    expect(meanOf("It is slightly useful.")).toBeLessThan(meanOf("It is useful."));
    expect(meanOf("It is very useful.")).toBeGreaterThan(meanOf("It is useful."));
    expect(meanOf("It is somewhat annoying.")).toBeGreaterThan(meanOf("It is annoying."));
  });

  test("the words of the topic itself are nobody's praise", () => {
    expect(meanOf("I read about a great meal kit of Happy Fox, not of Best Foods, easy to cook.")).toBeCloseTo(3, 5);
  });

  test("saying little leaves it wide, saying much makes it narrow", () => {
    const widest = Math.max(...rateAnswer("Hm.", item, plan).distribution);
    expect(widest).toBeLessThan(0.5);
    expect(
      Math.max(...rateAnswer("I love it. It is excellent, easy and reliable. Count me in.", item, plan).distribution),
    ).toBeGreaterThan(widest);
  });

  test("a long talk of mild sentences stays mild: only how one-sided it is counts", () => {
    const mild = ["I'd rather not.", "I'm more against than for.", "I'm not convinced.", "It's not really my thing."];
    expect(Math.round(meanOf(mild.join(" ")))).toBe(2);
    expect(Math.abs(meanOf(Array(6).fill(mild.join(" ")).join(" ")) - meanOf(mild.join(" ")))).toBeLessThan(0.15);
  });

  test("an item of one consideration hears the sentences about it most", () => {
    const price: ClosedItem = { ...item, measures: { of: "consideration", id: "price" } };
    const answer = "I love the idea. But the price is too expensive for us.";
    expect(meanOf(answer, price)).toBeLessThan(meanOf(answer));
  });

  test("an item that asks who would leave is read the other way", () => {
    const leave: ClosedItem = { ...item, text: "How likely are you to leave?" };
    expect(meanOf("It is terrible and I would cancel.", leave)).toBeGreaterThan(3.6);
  });

  test("how important something is follows from how often it is spoken of, not from whether it is liked", () => {
    const important: ClosedItem = {
      ...item,
      text: "How important is the price?",
      measures: { of: "consideration", id: "price" },
    };
    const often = "The price is too high. I look at the price first. The cost comes before all else.";
    expect(meanOf(often, important)).toBeGreaterThan(3.3);
    expect(meanOf("It is lovely.", important)).toBeLessThan(2.7);
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
    expect(at("expensive", "I love it.")).toBeGreaterThan(at("expensive", "I hate it."));
  });

  test("who likes it picks it, and who does not picks what is there already", () => {
    const choice: ClosedItem = {
      ...item,
      points: ["what I have", "Best Foods", "Happy Fox"],
      measures: { of: "choice", options: ["status_quo", "rival", "subject"] },
    };
    const picks = (answer: string) => rateAnswer(answer, choice, plan).distribution;
    expect(picks("I love it, count me in.").indexOf(Math.max(...picks("I love it, count me in.")))).toBe(2);
    expect(picks("No way, I hate it.").indexOf(Math.max(...picks("No way, I hate it.")))).toBe(0);
    expect(picks("").reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  test("contributions are the words that were heard and add up to less than the scale is wide", () => {
    const { contributions } = rateAnswer("I love it, but it is expensive.", item, plan);
    expect(contributions!.map(({ label }) => label)).toEqual(["Said: “love”", "Said: “expensive”"]);
    expect(Math.abs(contributions!.reduce((sum, { value }) => sum + value, 0))).toBeLessThan(2.5);
  });

  test("the NPS that a stance projects rises with it, and is about −10 in the middle", () => {
    const recommend: ClosedItem = { ...item, id: "recommend", points: Array.from({ length: 11 }, String), from: 0 };
    const npsOf = (answer: string) => {
      const { distribution } = rateAnswer(answer, recommend, plan);
      const sum = (from: number, to: number) => distribution.slice(from, to).reduce((all, share) => all + share, 0);
      return 100 * (sum(9, 11) - sum(0, 7));
    };
    const scores = [
      "I'm firmly against it. I'd never buy it.",
      "I'd rather not.",
      "I'm undecided.",
      "I would probably buy it.",
      "I love it. Count me in, I would buy it today.",
    ].map(npsOf);
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
          answer: "I would probably buy it.",
          draw: drawFrom(persona.id),
        }),
      ),
    );
    expect(new Set(heard.map((rated) => JSON.stringify(rated))).size).toBe(1);
  });
});
