import { expect, test } from "vitest";
import type { ConsiderationId } from "#lib/engines/considerations.ts";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { studyTypeIds } from "../../study-types.ts";
import { framesIn, readAnswer } from "../coder/read-answer.ts";
import { simulator } from "../simulator.ts";
import { cores, named } from "./forms.ts";
import { waysOf } from "./ways.ts";

const against = (of: ConsiderationId): string[] =>
  cores.flatMap(({ form, meaning }) =>
    meaning.of === "reason" && meaning.id === of && meaning.side < 0 ? waysOf(form) : [],
  );

test.each<[of: ConsiderationId, words: RegExp]>([
  ["fit", /\b(?:fit|match|suit|right for|better for|made for|meant for)\b/],
  ["claims", /\bclaim|\bpromises\b/],
  ["health", /\bhealth|\bbody and mind\b/],
  ["trust", /trust|doubt|faith|confidence|uneasy|believe|bad feeling|rely|at their word/],
  ["reversibility", /\b(?:tie[ds]?|locked|bound|bind|stuck)\b/],
])("%s against a thing is said in words of its own", (of, words) => {
  expect(against(of).length).toBeGreaterThan(10);
  expect(against(of).filter((way) => !words.test(way))).toEqual([]);
});

test("a reason is told of a thing that the sentence names", () => {
  const frames = studyTypeIds.flatMap(framesIn).filter(({ core }) => core === "reason" || core === "promise");
  const nameless = frames.filter(({ text, neutral }) => !/\{(?:it|echo)\}/.test(text) && !neutral);
  expect(nameless.map(({ text }) => text)).toEqual([]);
});

test("a thing without a name is one thing", () => {
  const names = { kind: "things like this", voice: 1 };
  expect(named("With {it} I see how slow {it} would be", "all this", names)).toBe(
    "With all this I see how slow it would be",
  );
});

test.each([
  "Why do members of our gym leave after three months?",
  "What would have kept the people who left last year?",
  "Why do customers leave Acme CRM after the first year?",
  "Customers drop our broadband once the contract ends. What could have stopped them?",
])("who leaves names no merit as the reason, who stays no fault: %s", async (topic) => {
  const { plan, findings } = await runStudy(
    aBrief({ topic, study_type: "churn", audience: "b2c", n_per_persona: 3 }),
    simulator(),
  );
  const answers = findings.interviews.flatMap(({ transcript }) => transcript.map(({ a }) => a));
  const read = answers.flatMap((answer) => readAnswer(answer, { plan, study_type: "churn" }));
  const sidesOf = (words: RegExp) =>
    read.flatMap(({ text, meaning }) => (words.test(text) && meaning.of === "reason" ? [meaning.side] : []));
  const left = sidesOf(/\bI left\b|\b(?:drove|pushed) me from\b|\bI would leave\b.* because\b|\bnote on leaving\b/);
  expect(left.length).toBeGreaterThan(0);
  expect(new Set(left)).toEqual(new Set([-1]));
  expect(sidesOf(/\bI stay(?:ed)? with\b|\bkept me with\b|\bnote on staying\b/)).not.toContain(-1);
});
