import { expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { considerations } from "../../../engines/considerations.ts";
import type { Findings } from "../../../engines/findings.ts";
import { simulator } from "../../../engines/simulator/simulator.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import { runStudy } from "../run-study.ts";
import { churn } from "../types/churn.ts";
import { cx } from "../types/cx.ts";
import { messaging } from "../types/messaging.ts";
import { segmentation } from "../types/segmentation.ts";
import { conWords } from "./con-words.ts";
import type { Material } from "./material.ts";
import { who } from "./who.ts";

const plan = { subject: "the app", brand: null, category: "apps", prices: [], competitors: [] };

const persons = (stances: number[]) =>
  stances.map((stance, at) => ({
    persona_id: String(at),
    persona_name: ["Ana", "Ben", "Cleo", "Dan"][at]!,
    persona_role: "Cook",
    analysis: { stance, objections: [], key_themes: [] },
  }));

const aMaterial = (members: object): Material =>
  ({ plan, brief: { study_type: "custom" }, questions: [], measures: [], nps: { value: 0 }, ...members }) as never;

const first = (answer: object): string => {
  const { leads, further } = answer as { leads: string[]; further: string[] };
  return [leads[0], ...further].join(" ");
};

test("stances are said in words, and no mean of a single person is", () => {
  expect(first(who(aMaterial({ interviews: persons([4, 3, 3, 2]) })))).toBe(
    "Most open to the app is Ana (Cook), least open Dan (Cook). Ana is in favour; Ben and Cleo are undecided; Dan is against.",
  );
});

test("where all take one side nobody sets themselves apart", () => {
  expect(first(who(aMaterial({ interviews: persons([5, 4, 4, 4]) })))).toBe(
    "No kind of person sets itself apart over the app: all 4 are in favour.",
  );
});

test("a camp of one person is called by the name", () => {
  const items = ["Ana: Price", "Ben: Price", "Cleo: Trust"].map((label) => ({ label, value: 4 }));
  const material = aMaterial({ measures: [{ id: "needs_map", items }], interviews: persons([3, 3, 3]) });
  expect(first(segmentation.prose.lead(material))).toBe(
    "Ana and Ben rate “Price” first; Cleo alone rates “Trust” first.",
  );
});

test("one need that all rate first makes no camps", () => {
  const items = ["Ana: Price", "Ben: Price"].map((label) => ({ label, value: 4 }));
  const material = aMaterial({ measures: [{ id: "needs_map", items }], interviews: persons([3, 3]) });
  expect(first(segmentation.prose.lead(material))).toBe("No camps: all 2 simulated personas rate “Price” first.");
});

test("people who are undecided are not called people who would not leave", () => {
  const { objection, theme } = considerations.trust;
  const material = aMaterial({
    counted: [{ theme: { side: -1 }, fact: { label: theme, interviews: 2 }, quotes: [] }],
    raised: [{ objection, interview_count: 2, quotes: [] }],
    interviews: persons([4, 3, 3, 3]),
  });
  expect(first(churn.prose.lead(material))).toContain(
    "Nobody here says that they would leave: 1 of 4 simulated interviews would stay, 3 are undecided.",
  );
});

test("a study that put no price calls a price a worry", () => {
  const { wording } = considerations.price;
  expect(conWords(wording, { plan: { prices: [] } })).toBe("worry about the price");
  expect(conWords(wording, { plan: { prices: [{ amount: 5 }] } })).toBe(wording.con);
  expect(conWords(considerations.trust.wording, { plan: { prices: [] } })).toBe(considerations.trust.wording.con);
});

const study = async (study_type: StudyTypeId, topic: string): Promise<Findings> =>
  (await runStudy(aBrief({ study_type, topic, n_per_persona: 1 }), simulator())).findings;

test("prices at which as many would pay are said with the count, and none of them is set apart", async () => {
  const { answers } = await study("pricing", "How much would parents pay for a coding club, £12 or £18 a session?");
  expect(answers![0]!.answer).toMatch(/would pay at £12 a session, and (?:none|as many) at £18|would pay; at £18/);
  expect(answers![0]!.answer).not.toMatch(/hardly more|almost none/);
});

test("of troubles that tie none is the one to put right first", () => {
  const trouble = (id: "effort" | "speed", interviews: number) => ({
    theme: { side: -1 },
    fact: { label: considerations[id].theme, interviews },
    quotes: [],
  });
  const merit = { theme: { side: 1 }, fact: { label: considerations.service.theme, interviews: 1 }, quotes: [] };
  const said = (most: number) =>
    first(
      cx.prose.lead(
        aMaterial({
          counted: [trouble("effort", most), trouble("speed", 2), merit],
          raised: [],
          interviews: persons([2, 2, 4]),
        }),
      ),
    );
  expect(said(3)).toContain("To put right first: take over");
  expect(said(2)).not.toContain("To put right first");
});

test.each([
  ["the message “Done by Friday”", "read in"],
  ["the heat pump installation business", "make of"],
])("people read words, and make something of anything else: %s", (subject, what) => {
  expect(messaging.prose.asked(subject)).toContain(`what they ${what} ${subject} `);
});
