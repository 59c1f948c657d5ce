import { expect, test } from "vitest";
import type { Material } from "./material.ts";
import { sideInWords } from "./material.ts";
import { which } from "./which-option.ts";

const material = (stances: number[]): Material =>
  ({
    interviews: stances.map((stance) => ({ analysis: { stance } })),
    nps: { value: 0, low: -50, high: 50 },
  }) as unknown as Material;
const four = material([3, 3, 3, 3]);
const options = (...values: number[]) => values.map((value, place) => ({ label: "ABCD"[place]!, value }));

function leadOf(values: number[], question = "Which would you have?"): string {
  const answer = which(four, options(...values), question);
  return "cannot_tell" in answer ? answer.cannot_tell : [answer.leads[0], ...answer.further].join(" ");
}

test.each([
  [[0.34, 0.33, 0.33], /^“A” leads: picked in an estimated 2 of 4 .*“B” in 1, “C” in 1\. The lead is so small/],
  [[0.6, 0.4], /^No option leads: “A” and “B” tie, each picked in an estimated 2 of 4/],
  [[0.45, 0.45, 0.1], /^No option leads: “A” and “B” tie, .*; “C” in none\.$/],
  [[0.1, 0.9], /^“B” leads: picked in an estimated 4 of 4 simulated interviews; “A” in none\.$/],
])("of picks in the shares %j only a tie at the top leaves no lead", (values, said) =>
  expect(leadOf(values)).toMatch(said),
);

test.each([
  ["Which of the two puts people off more?", /^“A” puts more people off: put last in an estimated 3 of 4 /],
  ["Which worries parents more?", /^“A” worries more people: /],
  ["Which is worse?", /^“A” does worse: /],
])("to “%s” what is picked least is the answer, in the question's direction", (question, said) =>
  expect(leadOf([0.2, 0.8], question)).toMatch(said),
);

test.each<[number[], RegExp]>([
  [[4, 4, 3, 3], /^N of 4\.$/],
  [[4, 3, 3, 3], /^Mostly undecided: N of 4\.$/],
  [[4, 4, 4, 4], /^Yes: N of 4\.$/],
  [[4, 4, 4, 3], /^Mostly yes: N of 4\.$/],
  [[4, 2, 2, 3], /^Divided: N of 4\.$/],
])("stances of %j are put as they are", (stances, said) =>
  expect(sideInWords(material(stances), "n of 4")).toMatch(new RegExp(said.source, "i")),
);
