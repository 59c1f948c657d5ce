import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";
import { npsInterval } from "./nps-in-words.ts";
import { timesAsked } from "./times-asked.ts";

type Study = Parameters<typeof nextStep>[0];

const aStudy = (members: object = {}): Study =>
  ({
    objections: [
      { objection: "It is slow", interview_count: 1, what_would_resolve: "They would have to see a clock." },
      { objection: "It costs too much", interview_count: 4, what_would_resolve: "See a price. Try a smaller package." },
    ],
    consensus_themes: [{ theme: "Time saved", sentiment: "positive", interview_count: 5 }],
    interviews: [
      anInterview("a", ["It costs too much"], []),
      anInterview("a", ["It costs too much"], ["Time saved"]),
      anInterview("b", [], []),
    ],
    personas: [
      { id: "a", name: "Ana", role: "Nurse" },
      { id: "b", name: "Ben", role: "Cook" },
    ],
    quant: { n_interviews: 8, n_personas: 4 },
    flags: [],
    ...members,
  }) as unknown as Study;
const anInterview = (persona_id: string, objections: string[], key_themes: string[]) => ({
  persona_id,
  analysis: { objections, key_themes },
});

test("the next step answers what is objected most, with people like who objects and who does not", () => {
  expect(nextStep(aStudy())).toBe(
    "Answer the objection “It costs too much”. Try a smaller package. Show that answer to 5 people like Ana (Nurse), who objects, and 5 like Ben (Cook), who does not; count who objects before and after.",
  );
  const interviews = [anInterview("a", ["It costs too much"], []), anInterview("b", ["It costs too much"], [])];
  expect(nextStep(aStudy({ interviews }))).toContain("to 10 people like Ana (Nurse), who objects; count");
});

test("where hardly anyone objects, the next step asks openly for what leads; where nothing was counted, for anything", () => {
  expect(nextStep(aStudy({ objections: [] }))).toBe(
    "Test “Time saved”: talk to 5 people like Ana (Nurse), who brings it up, and 5 like Ben (Cook), who does not. Name nothing, and count who brings it up, as 5 of 8 interviews did.",
  );
  expect(nextStep(aStudy({ objections: [], consensus_themes: [] }))).toMatch(/^Ask 10 people the question itself/);
});

test("a sensitive topic and one that was not understood get no next step", () => {
  for (const code of ["sensitive", "not_understood"]) expect(nextStep(aStudy({ flags: [{ code }] }))).toBe("");
});

test("a count says how often each persona was asked", () => {
  const asked = (n_interviews: number, n_personas: number) => timesAsked({ n_interviews, n_personas });
  expect([asked(4, 4), asked(8, 4), asked(12, 4)]).toEqual([
    "each asked once",
    "each asked twice",
    "each asked 3 times",
  ]);
  expect([asked(2, 1), asked(7, 4)]).toEqual(["asked twice", "not all asked as often"]);
});

test("the interval of the NPS is in whole points", () => {
  const nps = { promoters: 0, passives: 0, detractors: 0, low: -19.7, high: 69.8 };
  expect(npsInterval({ nps })).toBe("90 % interval −20 to +70");
});
