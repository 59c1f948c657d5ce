import { describe, expect, test } from "vitest";
import { studyTypeIds } from "../../study-types.ts";
import type { SpokenPlan } from "../task.ts";
import { cores, named } from "../voice/forms.ts";
import { namesIn } from "../voice/names.ts";
import { waysOf } from "../voice/ways.ts";
import { framesIn, readAnswer } from "./read-answer.ts";

const plan: SpokenPlan = {
  subject: "an expense tool for small teams",
  category: "expense software",
  brand: "Ledgerly",
  competitors: ["Spendora", "Tally.io"],
  prices: [{ amount: 29, currency: "USD", per: "month" }],
  claims: ["saves five hours a month", "no contract"],
  considerations: ["time_saved", "price", "integration"],
  coverage: 0.9,
  status_quo: "spreadsheets",
  stimulus: null,
};
const names = namesIn(plan);
/** Every core is tried in one of so many frames of each type, unless all are. */
const every = process.env.FULL_TESTS === undefined ? 400 : 1;
const words: Record<string, string> = {
  rival: "Spendora",
  rivals: "Spendora and Tally.io",
  today: "spreadsheets",
  claim: "saves five hours a month",
  price: "$29 a month",
  cost: "$29 a month",
  backing: "no contract",
  talk: "no contract",
  limit: "about $40 a month",
  fact: "As a nurse",
  trait: "I am short on time",
  income: "On £41k a year",
  others: "nobody else has to agree",
  echo: "worst part of it",
  asked: "Would people pay for it",
};
const written = (text: string) => `${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;
const framed = (text: string, core: string, it: string) => {
  const end = named(core, it, names, text.includes("{it}"));
  const whole = text.replace(/\{(\w+)\}/g, (slot, name: string) => words[name] ?? slot);
  return written(named(whole, it, names).replace("{core}", () => end));
};
const read = (sentence: string, study_type: (typeof studyTypeIds)[number] = "concept") =>
  readAnswer(sentence, { plan, study_type });

describe("what a simulated sentence says", () => {
  test("is read of everything that can be said, in every frame of every type and under every name", () => {
    const misread: unknown[] = [];
    for (const type of studyTypeIds) {
      const frames = framesIn(type).filter(({ core }) => core !== null);
      for (const [place, { form, meaning }] of cores.entries())
        for (const [at, { text }] of frames.entries()) {
          if ((at + place) % every !== 0) continue;
          const sentence = framed(text, form, names.it[(place + at) % names.it.length]!);
          const found = read(sentence, type)[0]?.meaning;
          if (JSON.stringify(found) !== JSON.stringify(meaning)) misread.push([sentence, found, meaning]);
        }
    }
    expect(misread).toEqual([]);
  });

  test("is read of sentences that need no core", () => {
    for (const type of studyTypeIds)
      for (const { text, means } of framesIn(type)) {
        if (means === null) continue;
        const [found] = read(framed(text, "", "Ledgerly"), type);
        expect([text, found?.meaning]).toEqual([text, { of: "reason", ...means }]);
      }
  });

  test("is read behind a fact of the respondent too", () => {
    for (const { form, meaning } of cores.filter(({ kind }) => kind === "says")) {
      const end = named(form, "this", names);
      expect(read(`As a Partner in a law firm, what I see is ${end}.`)).toEqual([]);
      expect(read(`Here in St Louis, ${end}.`)[0]?.meaning).toEqual(meaning);
    }
  });

  test("is read in each way that a study may say it", () => {
    for (const { form, meaning } of cores)
      for (const way of waysOf(form)) {
        const end = named(way, "Ledgerly", names);
        expect([end, read(`The reason is that ${end}.`)[0]?.meaning]).toEqual([end, meaning]);
      }
    for (const frame of framesIn("product").filter(({ core }) => core === "says"))
      for (const way of waysOf(frame.text))
        expect([way, read(framed(way, "I find {it} too slow", "Ledgerly"), "product")[0]?.meaning]).toEqual([
          way,
          { of: "reason", id: "speed", side: -1 },
        ]);
  });

  test("is told from everything else, in whichever way it is said", () => {
    const said = new Map<string, string>();
    for (const { form, meaning } of cores)
      for (const way of waysOf(form)) {
        const [text, means] = [named(way, "Ledgerly", names), JSON.stringify(meaning)];
        expect([text, said.get(text) ?? means]).toEqual([text, means]);
        said.set(text, means);
      }
  });

  test("no two things are said in the same words", () => {
    const said = new Map<string, string>();
    for (const { form, meaning } of cores) {
      const text = named(form, "Ledgerly", names);
      expect([text, said.get(text) ?? JSON.stringify(meaning)]).toEqual([text, JSON.stringify(meaning)]);
      said.set(text, JSON.stringify(meaning));
    }
  });

  test.each([
    "",
    "I had to cancel four things I actually liked, so adding a new cost feels wrong.",
    "Behind that is a simple thing.",
    "I live in Atlanta, and that makes a difference.",
    "It is too expensive and I would never buy it!",
    "Someone told me that I find Ledgerly too expensive.",
    "The price of Ledgerly.",
    "I do not find Ledgerly too expensive.",
    "On money for expense software, nobody else has to agree.",
  ])("%j is none of the simulator's reasons", (answer) => expect(read(answer)).toEqual([]));

  test("is found at its place in the answer", () => {
    const answer = "All in all, I lean towards Ledgerly. I would pay $29 a month for Ledgerly. Tally.io is fine.";
    const readings = read(answer);
    expect(readings.map(({ start, end }) => answer.slice(start, end))).toEqual([
      "All in all, I lean towards Ledgerly.",
      "I would pay $29 a month for Ledgerly.",
    ]);
    expect(readings.map(({ meaning }) => meaning)).toEqual([
      { of: "verdict", stance: 4 },
      { of: "reason", id: "price", side: 1 },
    ]);
  });
});
