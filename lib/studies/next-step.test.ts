import { expect, test } from "vitest";
import { considerations } from "../engines/considerations.ts";
import { nextStep } from "./next-step.ts";
import { npsInterval } from "./report/nps-in-words.ts";
import { peopleOfTopic } from "./report/people-of-topic.ts";
import { timesAsked } from "./report/times-asked.ts";

type Study = Parameters<typeof nextStep>[0];

const aStudy = (members: object = {}): Study =>
  ({
    topic: "Would freelancers pay for a clock?",
    audience: "b2c",
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
    "Answer the main objection, “It costs too much”. Try a smaller package. Show that answer to 5 people like Ana (Nurse), who raises this objection, and 5 like Ben (Cook), who does not raise this objection; count who objects before and after.",
  );
  const interviews = [anInterview("a", ["It costs too much"], []), anInterview("b", ["It costs too much"], [])];
  expect(nextStep(aStudy({ interviews }))).toContain("to 10 people like Ana (Nurse), who raises this objection; count");
});

test("where hardly anyone objects, the next step asks openly for what leads; where nothing was counted, for anything", () => {
  expect(nextStep(aStudy({ objections: [] }))).toBe(
    "Find out whether time saved soon counts with people: talk to 5 people like Ana (Nurse), who brings it up, and 5 like Ben (Cook), who does not bring it up. Do not name it; count who brings it up, as 5 of 8 interviews did.",
  );
  expect(nextStep(aStudy({ objections: [], consensus_themes: [] }))).toMatch(/^Ask 10 people the question itself/);
});

test("where the personas were not chosen for the question, the next step is with the people of the topic", () => {
  const personas = [{ id: "p_cmo", name: "Dana", role: "CMO" }];
  expect(nextStep(aStudy({ audience: "b2b", personas }))).toContain("Show that answer to 10 freelancers; count");
  const topic = "Is a clock worth its price?";
  expect(nextStep(aStudy({ audience: "b2b", personas, topic }))).toContain("to 10 people you want to serve; count");
});

test("of two objections raised as often, the next step says why it takes the first", () => {
  const objection = (name: string, severity: string) => ({
    ...{ objection: name, severity, interview_count: 4, what_would_resolve: "See a clock. Try it." },
  });
  const step = (...severities: [string, string]) =>
    nextStep(aStudy({ objections: severities.map((severity, at) => objection("AB"[at]!, severity)) }));
  expect(step("major", "major")).toMatch(
    /^Answer one of the main objections, “A” \(raised as often as “B”; either can come first\)\./,
  );
  expect(step("blocker", "major")).toMatch(
    /^Answer one of the main objections, “A” \(raised as often as “B”; this one weighs more/,
  );
  const three = ["A", "B", "C"].map((name) => ({
    objection: name,
    severity: "major",
    interview_count: 4,
    what_would_resolve: "See it.",
  }));
  expect(nextStep(aStudy({ objections: three }))).toContain("“A” (raised as often as “B” and “C”; any of them can");
});

test.each([
  ["Would freelancers pay $15 a month for a time-tracking app?", "freelancers"],
  ["Why do customers leave our help-desk software after a year?", "customers"],
  ['Does the line "Ship twice as fast" convince engineering managers?', "engineering managers"],
  ["How do finance teams choose between Pleo, Spendesk and company cards?", "finance teams"],
  ["Would parents use an app that plans school lunches for the week?", "parents"],
  ["Which groups of companies buy cyber insurance?", "companies"],
  ["What do people connect with Oatly?", null],
  ["Is a clock worth its price?", null],
  ["What would make residents find the app useful?", "residents"],
  ["Returns are higher than we would like and reviews keep mentioning smell.", null],
])("the people of “%s” are %s", (topic, people) => {
  expect(peopleOfTopic(topic)).toBe(people);
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

test("an objection on whose point as many are in favour is not the main one", () => {
  const { theme, objection } = considerations.fit;
  const study = aStudy({
    objections: [{ objection, interview_count: 5, what_would_resolve: "See it. Show it." }],
    consensus_themes: [{ theme, sentiment: "positive", interview_count: 5 }],
  });
  expect(nextStep(study)).not.toContain("main objection");
});
