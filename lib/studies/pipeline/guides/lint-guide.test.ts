import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barePlan } from "#lib/testing/samples/plan.ts";
import { drawFrom } from "../../../engines/draw.ts";
import type { Plan } from "../../../engines/plan.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import { studyTypeIds } from "../../../engines/study-types.ts";
import { guideOf } from "./guide.ts";
import { type GuideFault, lintGuide, lintQuestion } from "./lint-guide.ts";

const aPlan = (members: Partial<Plan> = {}): Plan => ({
  ...barePlan,
  subject: "AI-powered FP&A tools",
  category: "planning software",
  ...members,
});

const bad: [question: string, fault: GuideFault][] = [
  ["What do you love about it, and why don't you use it more?", "leading"],
  ["Don't you find it convenient?", "leading"],
  ["How much do you like the new design?", "leading"],
  ["Why do you prefer oat drinks?", "leading"],
  ["How useful was the support?", "leading"],
  ["What do you make of this innovative idea?", "leading"],
  ["As you know, prices are rising. How do you cope?", "leading"],
  ["Most people like it. What about you?", "leading"],
  ["It saved you time, right?", "leading"],
  ["How satisfied were you?", "leading"],
  ["What do you use and how did you choose it?", "double_barrelled"],
  ["What did you like? What did you dislike?", "double_barrelled"],
  ["Who decides, and who pays?", "double_barrelled"],
  ["What do you trust and recommend?", "double_barrelled"],
  ["When did you begin or why did you stop?", "double_barrelled"],
  ["Imagine you had it. What happens?", "hypothetical"],
  ["What would you pay?", "hypothetical"],
  ["Suppose it were free. What then?", "hypothetical"],
  ["Where would you buy it?", "hypothetical"],
  ["Do you use it every day?", "closed"],
  ["Is it expensive?", "closed"],
  ["Have you heard of it?", "closed"],
  ["Think of last week. Did you cook?", "closed"],
  ["Was the staff friendly?", "closed"],
  ["What are your pain points?", "jargon"],
  ["Which touchpoints matter to you?", "jargon"],
  ["What is its value proposition?", "jargon"],
  ["Which use cases come up?", "jargon"],
  [`What ${"very ".repeat(30)}long thing is it?`, "too_long"],
];

describe("the linter of guides", () => {
  test.each(bad)("finds what is wrong with: %s", (text, fault) => {
    expect(lintQuestion({ purpose: "context", text })).toContain(fault);
  });

  test("finds a price asked before what it is worth, and a brand named before what comes to mind", () => {
    const price = [
      { purpose: "price_reaction", text: "It costs $29 a month. What goes through your mind?" },
      { purpose: "value_today", text: "What is that worth to you?" },
    ];
    const named = [
      { purpose: "stands_for", text: "What do you connect with Oatly?" },
      { purpose: "names_in_mind", text: "Which names come to mind?" },
    ];
    const plan = aPlan({ brand: "Oatly", prices: [{ amount: 29, currency: "USD", per: "month" }] });
    expect(lintGuide(price, plan).map(({ fault }) => fault)).toEqual(["price_before_value"]);
    expect(lintGuide(named, plan).map(({ fault }) => fault)).toEqual(["aided_before_unaided"]);
    expect(lintGuide(price.toReversed(), plan)).toEqual([]);
    expect(lintGuide(named.toReversed(), plan)).toEqual([]);
  });

  test("what a respondent said is no fault of the moderator's", () => {
    expect(
      lintQuestion({ purpose: "ladder", text: "You said “do you love it and why not”. Why does that matter?" }),
    ).toEqual([]);
  });
});

describe("the guides", () => {
  const nouns = [
    "a $29/month meal kit for toddlers",
    "AI-powered FP&A tools",
    "Oatly",
    "the checkout of a large online shop",
    "our new onboarding e-mails",
    "coffee",
    "switching from spreadsheets",
  ];
  const plans: fc.Arbitrary<Plan> = fc
    .record({
      subject: fc.constantFrom(...nouns),
      category: fc.constantFrom("planning software", "meal kits", "coffee", "banking"),
      brand: fc.constantFrom(null, "Oatly", "Acme Cloud"),
      competitors: fc.constantFrom<string[]>([], ["Minor Figures"], ["Excel", "Anaplan"]),
      prices: fc.constantFrom<Plan["prices"]>([], [{ amount: 29, currency: "USD", per: "month" }]),
      claims: fc.constantFrom<string[]>([], ["closes the books in half the time"]),
    })
    .map((named) => ({ ...barePlan, decision: null, ...named }));

  test("every question of every type passes the linter, whatever the topic names", () => {
    fc.assert(
      fc.property(
        plans,
        fc.constantFrom(...studyTypeIds),
        fc.constantFrom("b2b", "b2c"),
        fc.nat(),
        (plan, type, audience, seed) => {
          const guide = guideOf(type, plan, audience as "b2b" | "b2c", drawFrom(String(seed)));
          // What the topic itself says is not the guide's wording.
          const neutral = guide.map(({ purpose, text }) => ({ purpose, text: text.replaceAll("onboarding ", "") }));
          expect(lintGuide(neutral, plan)).toEqual([]);
          expect(guide).toHaveLength(6);
        },
      ),
      { numRuns: 400 },
    );
  });

  test("every type has two orders, both with the same six purposes", () => {
    for (const type of studyTypeIds) {
      const orders = new Set(
        Array.from({ length: 20 }, (_, seed) =>
          guideOf(type, aPlan(), "b2b", drawFrom(String(seed)))
            .map(({ purpose }) => purpose)
            .join(),
        ),
      );
      expect(orders.size).toBe(2);
      expect(new Set([...orders].map((order) => order.split(",").sort().join())).size).toBe(1);
    }
  });

  test("a topic that is too long to say is called by its category, and quotation marks in it close nothing", () => {
    const plan = aPlan({
      subject: `a tool that ${"really ".repeat(20)}helps`,
      claims: ["the “best” one."],
    });
    const texts = guideOf("concept", plan, "b2c", drawFrom("1")).map(({ text }) => text);
    expect(texts[0]).toBe("Here is an idea: planning software. What is the first thing that goes through your mind?");
    expect(texts.find((text) => text.includes("hard to believe"))).toContain("“the 'best' one”.");
  });

  test("a price is said as people say it, and none is made up", () => {
    const plan = aPlan({ prices: [{ amount: 1299.5, currency: "EUR", per: "year" }] });
    const priced = guideOf("pricing", plan, "b2b", drawFrom("1")).find(({ purpose }) => purpose === "price_reaction");
    expect(priceInWords({ amount: 12, currency: "USD", per: "seat and month" })).toBe("$12 a seat a month");
    expect(priceInWords({ amount: 90, currency: "CHF", per: "hour" })).toBe("90 CHF an hour");
    const unpriced = guideOf("pricing", aPlan(), "b2b", drawFrom("1")).map(({ text }) => text);
    expect(priced?.text).toBe("It costs €1,299.50 a year. What goes through your mind?");
    expect(unpriced.join(" ")).not.toMatch(/[$€£\d]/);
  });

  const guideFor = (type: "pricing" | "concept" | "custom", members: Partial<Plan>) =>
    guideOf(type, { ...barePlan, decision: null, questions: [], ...members }, "b2c", drawFrom("1"));

  test("several prices are asked one by one, under purposes of their own", () => {
    const prices = [4, 7, 12].map((amount) => ({ amount, currency: "GBP", per: "month" }));
    for (const type of ["pricing", "concept"] as const) {
      const priced = guideFor(type, { prices }).filter(({ text }) => text.includes("£"));
      expect(priced.map(({ text }) => /£\d+ a month/.exec(text)![0])).toEqual([
        "£4 a month",
        "£7 a month",
        "£12 a month",
      ]);
      expect(new Set(priced.map(({ purpose }) => purpose)).size).toBe(3);
    }
  });

  test("the topic's own questions are asked before the last one, two at most, and what the host adds to a plan is not", () => {
    const decision = "Why do members leave in January?";
    const questions = ["What would have kept them?", "Who talked them out of it?", "What speaks for an oat drink?"];
    const guide = guideFor("custom", { decision, questions });
    expect(guide).toHaveLength(8);
    expect(guide.slice(5, 7).map(({ purpose, text }) => [purpose, text])).toEqual([
      ["topic_1", "The people behind this study ask: “Why do members leave in January?” What is your own answer?"],
      ["topic_2", "The people behind this study ask: “What would have kept them?” What is your own answer?"],
    ]);
    expect(
      guideFor("custom", { decision: "Compare our kit with two others.", questions: questions.slice(2) }),
    ).toHaveLength(6);
  });

  test("a question of the topic that only names prices is not asked beside them", () => {
    const prices = [4, 7].map((amount) => ({ amount, currency: "GBP", per: null }));
    const guide = guideFor("pricing", { prices, decision: "Would they pay £4 or £7?" });
    expect(guide.filter(({ purpose }) => purpose.startsWith("topic"))).toEqual([]);
  });
});
