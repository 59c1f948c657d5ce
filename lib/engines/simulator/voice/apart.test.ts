import { expect, test } from "vitest";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import type { Plan } from "../../plan.ts";
import { sentencesOf } from "../../sentences.ts";
import { type StudyTypeId, studyTypes } from "../../study-types.ts";
import { isQuestion } from "../../subject-words.ts";
import { simulator } from "../simulator.ts";
import { voiced, waysOf } from "./ways.ts";

/** Topics that have nothing to do with each other, of each type some whose subject has no name. */
const topics: Record<StudyTypeId, string[]> = {
  brand: [
    "What comes to mind when people see a green van?",
    "Are we known for anything besides being cheap?",
    "What do students say about our university behind our backs?",
  ],
  product: [
    "Why do people open our running app once and never again?",
    "Should we build a calendar view or a list view next?",
    "why arent people using the savings goals feature in our banking app",
    "Are nurses happy with the new rota screen?",
  ],
  concept: [
    "How would parents react if homework moved to weekends only?",
    "A robot that waters allotments while you are away",
    "would commuters swap the train for a shared minibus",
    "Is there any interest in renting out toys by the month?",
  ],
  competitor: [
    "Why do dentists stay with their old supplier?",
    "Who else are people looking at before they come to us?",
    "How does Notion compare with Confluence for engineering teams?",
  ],
  cx: [
    "How long will callers wait before they hang up?",
    "what annoys patients most on the day",
    "Were visitors happy with how staff dealt with their complaint?",
    "Where do people get stuck when they apply for a parking permit?",
  ],
  pricing: [
    "How much more would people pay to skip the queue?",
    "Should we charge per visit or per year?",
    "Is 12 euros a month right for a language learning app?",
  ],
  messaging: [
    "How should we tell tenants that the rent goes up?",
    "what words put people off when we ask for blood",
    "Is the line 'Insurance that pays in a day' believable?",
    "Is the message 'Save 10 hours a week on invoicing' believable to freelancers and small agencies?",
  ],
  winloss: [
    "Why did the last three schools say no?",
    "Why do buyers go quiet after the demo?",
    "why did renters choose another flat after viewing ours",
  ],
  churn: [
    "Why do members stop coming after January?",
    "What would have kept the people who left last year?",
    "Who cancels in the first week and why?",
  ],
  segmentation: [
    "Which groups of charities need help with their accounts most?",
    "how do cyclists differ in what they want from a helmet",
    "Who should we speak to first, new parents or grandparents?",
  ],
  custom: ["What stops people from eating less meat?", "Would staff rather have a shorter week or more pay?"],
};

const runsIn = (answer: string): string[] => {
  const words = answer.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.slice(4).map((_, at) => words.slice(at, at + 5).join(" "));
};

test("any two topics share at most a quarter of their runs of five words", { timeout: 120_000 }, async () => {
  const told: { topic: string; plan: Plan; answers: string[]; runs: Set<string> }[] = [];
  for (const { id: study_type, default_audience: audience } of studyTypes)
    for (const topic of topics[study_type]) {
      const { plan, findings } = await runStudy(aBrief({ topic, study_type, audience, n_per_persona: 1 }), simulator());
      const answers = findings.interviews.flatMap(({ transcript }) => transcript.map(({ a }) => a));
      told.push({ topic, plan, answers, runs: new Set(answers.flatMap(runsIn)) });
    }
  expect(told.filter(({ plan }) => isQuestion(plan.subject)).length).toBeGreaterThan(15);
  const alike = told.flatMap((one, at) =>
    told.slice(at + 1).map((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
      return { share: shared / Math.min(one.runs.size, other.runs.size), topics: [one.topic, other.topic] };
    }),
  );
  expect(alike.filter(({ share }) => share > 0.25)).toEqual([]);
  // Words that vary by the topic are chosen before they are said.
  for (const sentence of told.flatMap(({ answers }) => answers.flatMap(sentencesOf)))
    expect(sentence).not.toMatch(/[[\]{}]|\p{L}\/\p{L}/u);
});

test("a form is said in each of its ways, and by one voice always in the same", () => {
  const form = "I [find/call] {it} [too slow/slow] for {kind}";
  expect(waysOf(form)).toEqual([
    "I find {it} too slow for {kind}",
    "I find {it} slow for {kind}",
    "I call {it} too slow for {kind}",
    "I call {it} slow for {kind}",
  ]);
  const said = Array.from({ length: 200 }, (_, voice) => voiced(form, voice * 7_919));
  expect(new Set(said)).toEqual(new Set(waysOf(form)));
  expect(voiced(form, 12)).toBe(voiced(form, 12));
});
