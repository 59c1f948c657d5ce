import { expect, test } from "vitest";
import { barePlan } from "#lib/testing/samples/plan.ts";
import type { Findings } from "../../engines/findings.ts";
import { notUnderstood, whyNothing } from "./not-understood.ts";

const said = (topic: string, members: object) => notUnderstood({ topic }, { ...barePlan, ...members });

test("a topic in another language is told the language by its name, and what to do", () => {
  expect(said("Warum kündigen Leser?", { language: "de", not_understood: ["Warum", "kündigen"] })).toBe(
    "This topic was not understood: “Warum kündigen Leser?”. It was read as German, and the simulator reads English only. Ask in English, or have a model run it.",
  );
});

test("a topic in English is told which words are unknown, and what to add", () => {
  expect(said("Would wuggs blicket?", { language: "en", not_understood: ["wuggs", "blicket"] })).toMatch(
    /^This topic was not understood: “Would wuggs blicket\?”\. Unknown: wuggs, blicket\. Say in a plain sentence/,
  );
});

test.each([null, "en-GB", "und", "some language"])("of the language %o nothing is said", (language) => {
  expect(said("Would wuggs blicket?", { language })).not.toContain("read as");
});

test.each([
  ["What would people pay for this?", null],
  ["How do cooks use it?", null],
  ["What do cooks struggle with?", "Not told."],
])("of a thing without a name that cannot tell “%s”, the reason in place of all else is %o", (question, reason) => {
  const findings = { answers: [{ question, answer: "", quotes: [], cannot_tell: "Not told." }] } as unknown as Findings;
  const plan = { ...barePlan, understood: true, subject: `the question “${question}”` };
  expect(whyNothing(findings, { topic: question }, plan)).toBe(reason);
});
