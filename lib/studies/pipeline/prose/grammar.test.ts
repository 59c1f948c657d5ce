import { expect, test } from "vitest";
import { considerations } from "../../../engines/considerations.ts";
import type { Fact } from "../../../engines/writing.ts";
import { composeFinding } from "./findings.ts";
import type { Material } from "./material.ts";
import { onConsideration } from "./on-consideration.ts";

const { theme: label, wording } = considerations.claims;

const factOf = (fact: Partial<Fact>): Fact =>
  ({
    label,
    polarity: -0.5,
    of_personas: 4,
    of_interviews: 8,
    opposed_personas: 0,
    opposed_interviews: 0,
    quote: "",
    ...fact,
  }) as Fact;

const materialOf = (facts: Fact[]): Material =>
  ({
    plan: { subject: "the message", kind: "message", brand: null },
    brief: { study_type: "messaging" },
    facts,
    counted: facts.map((fact) => ({
      theme: { side: fact.polarity < 0 ? -1 : 1, interviews: [] },
      quotes: [],
      counter: [],
      fact,
    })),
    raised: [],
    interviews: Array.from({ length: 8 }),
  }) as unknown as Material;

/** The findings of three facts alike, each in another form. */
const findingsOf = (interviews: number): string[] => {
  const facts = [1, 2, 3].map(() => factOf({ personas: 2, interviews }));
  return facts.map((fact) => composeFinding(fact, materialOf(facts)).finding);
};

test("the verbs of a finding agree with one and with several", () => {
  expect(findingsOf(1)[2]).toBe(`Of 8 simulated interviews, 1 names this against the message: ${wording.con}.`);
  expect(findingsOf(2)[2]).toBe(`Of 8 simulated interviews, 2 name this against the message: ${wording.con}.`);
  for (const finding of findingsOf(2)) expect(finding).not.toContain(`${wording.con} speaks`);
});

test.each([
  [0, "none names the opposite, 4 do not say"],
  [1, "1 names the opposite, 3 do not say"],
  [3, "3 name the opposite, 1 does not say"],
])("with %i of the opposite, the answer on a consideration says: %s", (opposed_interviews, words) => {
  const material = materialOf([factOf({ personas: 2, interviews: 4, opposed_interviews })]);
  const answer = onConsideration(material, "What of its claims?");
  if (answer === null || "cannot_tell" in answer) throw new Error("no answer");
  expect(answer.leads).toContain(`4 of 8 simulated interviews name ${wording.con}, ${words}.`);
});
