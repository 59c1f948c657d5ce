import { describe, expect, test } from "vitest";
import { formsIn } from "../../considerations/consideration.ts";
import { considerationIds } from "../../considerations.ts";
import { studyTypeIds } from "../../study-types.ts";
import type { SpokenPlan } from "../task.ts";
import { coresOf, type Meaning, named, sideSigns, spoken } from "../voice/cores.ts";
import { verdicts } from "../voice/forms.ts";
import { framesOf } from "../voice/frames.ts";
import { namesIn } from "../voice/names.ts";
import { readAnswer } from "./read-answer.ts";

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
  limit: "about $40 a month",
  fact: "As a nurse",
  trait: "I am short on time",
  income: "On £41k a year",
  others: "nobody else has to agree",
  echo: "worst part of it",
};
const written = (text: string) => `${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;
const framed = (text: string, core: string, it: string) => {
  const end = named(core, it, names, text.includes("{it}"));
  const whole = text.replace(/\{(\w+)\}/g, (slot, name: string) => words[name] ?? slot);
  return written(named(whole, it, names).replace("{core}", () => end));
};
const read = (sentence: string, study_type: (typeof studyTypeIds)[number] = "concept") =>
  readAnswer(sentence, { plan, study_type, asked: [] });

const cores: [form: string, Meaning][] = [
  ...considerationIds.flatMap((id) => {
    const { matter, why, want, ...sides } = spoken[id];
    return [
      [matter, { of: "matter", id }],
      ...why.map((form) => [form, { of: "why", id }]),
      ...want.map((form) => [form, { of: "want", id }]),
      ...(["for", "against"] as const).flatMap((side) =>
        [...sides[side].nouns, ...sides[side].says].map((form) => [form, { of: "reason", id, side: sideSigns[side] }]),
      ),
    ] as [string, Meaning][];
  }),
  ...([1, 2, 3, 4, 5] as const).flatMap((stance) =>
    formsIn(verdicts[stance]).map((form): [string, Meaning] => [form, { of: "verdict", stance }]),
  ),
];

describe("what a simulated sentence says", () => {
  test("is read of everything that can be said, in every frame of every type and under every name", () => {
    const misread: unknown[] = [];
    for (const type of studyTypeIds) {
      const frames = framesOf(type).filter(({ text }) => text.endsWith("{core}"));
      for (const [place, [form, meaning]] of cores.entries())
        for (const [at, { text }] of frames.entries()) {
          if ((at + place) % every !== 0) continue;
          const sentence = framed(text, form, names.it[(place + at) % names.it.length]!);
          const found = read(sentence, type)[0]?.meaning;
          if (JSON.stringify(found) !== JSON.stringify(meaning)) misread.push([sentence, found, meaning]);
        }
    }
    expect(misread).toEqual([]);
  });

  test("is read behind a fact of the respondent too", () => {
    for (const [form, meaning] of cores.slice(0, 200)) {
      expect(read(`As a Partner in a law firm, what I see is ${named(form, "this", names)}.`)).toEqual([]);
      const known = `Here in St Louis, my main reason about Ledgerly is ${named(form, "this", names)}.`;
      expect(read(known)[0]?.meaning).toEqual(meaning);
    }
  });

  test("no two things are said in the same words", () => {
    const said = new Map<string, string>();
    for (const [form, meaning] of cores) {
      const text = named(form, "Ledgerly", names);
      expect([text, said.get(text) ?? JSON.stringify(meaning)]).toEqual([text, JSON.stringify(meaning)]);
      said.set(text, JSON.stringify(meaning));
    }
    expect(coresOf(names).size).toBeGreaterThan(cores.length);
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
      { of: "price", id: "price", side: 1 },
    ]);
  });
});
