import { describe, expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { sentencesOf } from "../../engines/texts.ts";
import { checkProse, isStated, type Statements } from "./check-prose.ts";

const stated: Statements = {
  counts: [
    [3, 4],
    [5, 8],
    [6, 8],
  ],
  scores: [
    [5.8, 10],
    [38, 100],
  ],
  numbers: [4, 8, -12, 5.8],
  quotes: [
    { quote: "I would rather keep the money for the summer", name: "Dana Whitfield" },
    { quote: "it fits our week", name: "Ravi Menon" },
  ],
  names: ["Dana Whitfield", "Ravi Menon"],
  phrases: ["Price against budget", "a $29/month meal kit", "saves 40 minutes"],
  isEnglish: true,
};

describe("prose that states what was counted", () => {
  test.each([
    "Three of four simulated personas weigh the price.",
    "3 of 4 personas and 5 of 8 interviews say so.",
    "It came up in five out of the eight interviews.",
    "A share of 75 % of personas.",
    "About 63 percent of interviews raise it.",
    "Three quarters of the personas agree.",
    "Most personas hesitate.",
    "Projected NPS is -12.",
    "Sentiment is 5.8.",
    "Sentiment is 5.8 of 10 and confidence 38 of 100.",
    "What speaks for it for 3 of 4 simulated personas (4 against) is time saved.",
    "Three quarters of the simulated buyers agree.",
    "No objection was raised, which is rare among real people.",
    "If real people say the same, name the price early.",
    "“Price against budget” divides them.",
    "Nothing is certain at first, and one thing leads.",
    "For a $29/month meal kit it is the price that counts.",
    "It saves 40 minutes, they are told.",
    "Dana Whitfield: “I would rather keep the money for the summer”.",
    "One said “rather keep the money”.",
  ])("stays: %s", (sentence) => {
    expect(isStated(sentence, stated)).toBe(true);
  });

  test.each([
    "Two of four personas weigh the price.",
    "4 of 5 personas say so.",
    "3 of 8 interviews say so.",
    "80 % of personas agree.",
    "Seventy-five of them agree.",
    "Half of the personas agree.",
    "A third of buyers refuse.",
    "All personas agree.",
    "Everyone would buy it.",
    "Every interview says so.",
    "Nobody objects.",
    "None of the personas objects.",
    "It costs 31 dollars.",
    "Around twelve buyers want it.",
    "Sentiment is 5.9.",
    "NPS is 1,200.",
    "Ravi Menon: “I would rather keep the money for the summer”.",
    "They say “it is the best thing ever”.",
    'They say "never again".',
    "3 of 4 parents in the US agree.",
    "3/4 of parents agree.",
    "Three quarters of Americans agree.",
    "75 per cent of shoppers agree.",
    "75 % agree.",
    "A survey found most Americans want it.",
    "Most families want it.",
    "Studies prove that people buy this.",
    "Research clearly shows that it sells.",
    "Real customers say they want it.",
    "Britons want it.",
    "hundreds of families agree",
    "A dozen said so.",
    "4 shoppers agree.",
    "It is twice as good.",
    "It doubles the gain.",
    "They want it four times as much.",
    "３ of ９ agree",
    "３ of ４ parents agree",
    "It is 3× better.",
    "It is 4x better.",
    "A few per cent more.",
    "‘I love it’, said Ann Lee.",
    "'I love it', said Ann Lee.",
    "„I love it“, said Ann Lee.",
    "“I love it, said Ann Lee.",
  ])("goes: %s", (sentence) => {
    expect(isStated(sentence, stated)).toBe(false);
  });

  test("a name that is part of a word or a price hides no number", () => {
    const named = { ...stated, phrases: ["Al", "$2"] };
    expect(isStated("All personas agree.", named)).toBe(false);
    expect(isStated("It costs $29.", named)).toBe(false);
  });

  test("an apostrophe opens no quotation", () => {
    expect(isStated("The sceptics’ doubt isn't the users’ doubt.", stated)).toBe(true);
    expect(isStated("They call it ‘Price against budget’.", stated)).toBe(true);
  });

  test("all and none are judged by the counts", () => {
    const whole = { ...stated, counts: [[4, 4] as [number, number], [0, 8] as [number, number]] };
    expect(isStated("All four personas agree.", whole)).toBe(true);
    expect(isStated("None of the interviews objects.", whole)).toBe(true);
    expect(isStated("Nobody objects.", whole)).toBe(false);
    expect(isStated("Half of the interviews agree.", { ...stated, counts: [[4, 8]] })).toBe(true);
    expect(isStated("Most interviews agree.", { ...stated, counts: [[4, 8]] })).toBe(false);
  });
});

describe("unanimity is said only where a count says it", () => {
  const most: Statements = {
    ...stated,
    counts: [
      [3, 4, "personas"],
      [8, 8, "interviews"],
    ],
  };
  const all: Statements = { ...stated, counts: [[4, 4, "personas"]] };

  test.each([
    "All four personas want it.",
    "All 4 of the simulated personas want it.",
    "All eight personas want it.",
    "Every one of the personas would pay.",
    "None of the four simulated personas would pay.",
    "Not one persona objects.",
    "Not a single one of the personas objects.",
    "Neither of the personas would pay.",
    "Both personas agree.",
    "The personas all point the same way.",
    "They all agree.",
    "All agree on the price.",
    "All four want it.",
    "All of them want it.",
    "The price is refused without exception.",
    "Support is universal.",
    "They refuse it across the board.",
    "To a person they refuse it.",
    "The whole panel of personas refuses it: unanimously.",
    "100 % of personas refuse it.",
    "4 of 4 personas refuse it.",
    "8 of 8 personas refuse it.",
  ])("not of three in four: %s", (sentence) => {
    expect(isStated(sentence, most)).toBe(false);
  });

  test.each([
    "All eight interviews raise it.",
    "Every interview raises it.",
    "8 of 8 interviews raise it.",
    "Three of the four personas refuse it.",
    "Most personas refuse it.",
  ])("of all the interviews, though not of all personas: %s", (sentence) => {
    expect(isStated(sentence, most)).toBe(true);
  });

  test.each(["All four personas want it.", "All personas want it.", "100 % of personas want it."])(
    "of all of them: %s",
    (sentence) => {
      expect(isStated(sentence, all)).toBe(true);
    },
  );

  test.each(["All eight personas want it.", "All four interviews raise it."])(
    "but of no other number or unit: %s",
    (sentence) => {
      expect(isStated(sentence, all)).toBe(false);
    },
  );
});

describe("a text that is checked", () => {
  test("keeps its good sentences, and leaves each wrong one out and counts it", () => {
    const text = "3 of 4 personas say so. All personas love it. It is 99 % certain! The price counts.";
    expect(checkProse(text, stated)).toEqual({
      text: "3 of 4 personas say so. The price counts.",
      corrected: 2,
    });
  });

  test("is parted at sentences, but not inside a quote or after an abbreviation that goes on small", () => {
    expect(sentencesOf("He said “No. Never.” and left. Why? It cost 3.50 euros, i.e. a lot. End")).toEqual([
      "He said “No. Never.” and left.",
      "Why?",
      "It cost 3.50 euros, i.e. a lot.",
      "End",
    ]);
    expect(sentencesOf("She said “Yes.” Then she went.")).toEqual(["She said “Yes.”", "Then she went."]);
  });

  test("that is empty stays so", () => {
    expect(checkProse("", stated)).toEqual({ text: "", corrected: 0 });
  });

  test.each(["3 von 4 Personas sagen das.", "٣ من ٤", "4人のうち3人がそう言う。", "Es kostet 29 €, sagen 5 von 8."])(
    "in another language states the digits that were counted, of any script: %s",
    (sentence) => {
      expect(isStated(sentence, { ...stated, numbers: [...stated.numbers, 29], isEnglish: false })).toBe(true);
    },
  );

  test.each(["7 von 9 Personas sagen das.", "٧ من ٩", "9人のうち7人がそう言う。", "80 % sagen das."])(
    "in another language states no other digits: %s",
    (sentence) => {
      expect(isStated(sentence, { ...stated, isEnglish: false })).toBe(false);
    },
  );
});

test("a phrase of nothing but stops is read in no time, however long", () => {
  const phrases = ["a meal kit", `${".".repeat(360_000)}x`];
  return expectCheap(100, () => expect(isStated("They call it “a meal kit”.", { ...stated, phrases })).toBe(true));
});
