import { describe, expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import type { Turn } from "../engine.ts";
import { markOf } from "./mark-of.ts";

const turn = (a: string): Turn => ({ q: "And before?", a, kind: "core" });
const given = [
  "price conscious",
  "loyal to what works",
  "distrusts advertising",
  "Fits the budget",
  "Keeps my data private",
];
const mark = (answer: string, members: Partial<Parameters<typeof markOf>[1]> = {}) =>
  markOf(answer, {
    question: "How do you feel about a weekly box of flour?",
    transcript: [],
    facts: given,
    ...members,
  });

describe("an answer is marked as refused", () => {
  test.each([
    "As an AI language model, I do not have personal experiences.",
    "Well, as an AI, I can't feel that.",
    "I'm sorry, but I can't assist with that.",
    "I’m just an AI assistant, so I have no kitchen.",
    "I cannot help with that request.",
  ])("where a program speaks as itself: %s", (answer) => expect(mark(answer)).toBe("refused"));

  test.each([
    "As an AI startup we buy what saves time.",
    "I'm sorry, but I can't afford that.",
    "I am an AI engineer and pay for tools myself.",
    "I'm sorry, I can't help thinking that it costs too much.",
    "I can't help my kids with maths, so I pay a tutor.",
  ])("and not where a person does: %s", (answer) => expect(mark(answer)).toBeNull());
});

describe("an answer is marked as repeated", () => {
  test("where it gives an earlier answer back, in other case and marks", () => {
    const transcript = [turn("It's a good idea for people."), turn("No. Not really.")];
    expect(mark("it’s a good idea for people".replace("’", "'"), { transcript })).toBe("repeated");
    expect(mark("It's a good idea for some people.", { transcript })).toBeNull();
    expect(mark("No. Not really.", { transcript })).toBeNull();
  });

  test("where it gives the question back", () => {
    expect(mark("How do you feel about a weekly box of flour?")).toBe("repeated");
    expect(mark("How do you feel about a weekly box of flour? How do you feel about it?")).toBe("repeated");
    expect(mark("I feel fine about a weekly box of flour, as my mother bakes.")).toBeNull();
  });

  test("where it is one sentence again and again", () => {
    expect(mark("I would not buy it. ".repeat(150))).toBe("repeated");
    expect(mark("No. Never. I would not. It costs too much.")).toBeNull();
  });
});

describe("an answer is marked as recited", () => {
  test("where it lists its own traits or reasons", () => {
    expect(mark("People who are price conscious, loyal to what works, distrusts advertising.")).toBe("recited");
    expect(mark("What matters is: fits the budget, keeps my data private, and loyal to what works. Also taste.")).toBe(
      "recited",
    );
  });

  test("where it is short, and is one of them", () => {
    expect(mark("Keeps my data private.")).toBe("recited");
    expect(mark("It keeps my data private, I hope.")).toBeNull();
    expect(mark("I am loyal to what works.")).toBeNull();
  });

  test("where most of it is its setting word for word", () => {
    const day = ["Your last experience with things of this kind was bad."];
    expect(mark("Your last experience with things of this kind was bad.", { facts: day })).toBe("recited");
    const long =
      "I was in a hurry that day and my last experience with things of this kind was bad, so I left the shop.";
    expect(mark(long, { facts: day })).toBeNull();
  });

  test("in languages without blanks and with other letters", () => {
    const japanese = ["価格に敏感", "うまくいくものに忠実", "広告を信用しない"];
    expect(mark("価格に敏感、うまくいくものに忠実、広告を信用しない。", { facts: japanese })).toBe("recited");
    const russian = ["следит за ценой", "верна привычному", "не верит рекламе"];
    expect(mark("Она следит за ценой, верна привычному и не верит рекламе.", { facts: russian })).toBe("recited");
  });

  test("in both at once, with marks inside of words", () => {
    const mixed = ["ポイント2.5%が好き", "l’habitude d'abord", "price conscious"];
    expect(mark("Price conscious, l’habitude d'abord, ポイント2.5%が好き。", { facts: mixed })).toBe("recited");
  });

  test("and not where two of them come up in what a person tells", () => {
    expect(mark("I am price conscious, so it has to be something that fits the budget of five people.")).toBeNull();
  });
});

test("a very long answer is read in time that grows with its length", () =>
  expectCheap(2_000, () => mark(`${"price conscious price loyal to what price ".repeat(8_000)}end.`)));
