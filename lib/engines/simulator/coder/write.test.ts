import { expect, test } from "vitest";
import { barePlan } from "#lib/testing/samples/plan.ts";
import { defaultPersonas } from "../../../personas/default-personas.ts";
import { checkWriting } from "../../../studies/pipeline/check-writing.ts";
import { considerations } from "../../considerations.ts";
import { studyTypeIds } from "../../study-types.ts";
import type { WritingTask } from "../../writing.ts";
import type { PlainFact, Prose, ProseTask } from "../task.ts";
import { citing } from "./citing.ts";
import { write } from "./write.ts";

const themes = Object.values(considerations);

const factOf = (at: number): PlainFact => ({
  id: `finding:${themes[at]!.theme}`,
  label: themes[at]!.theme,
  polarity: [0.6, -0.5, 0][at % 3]!,
  personas: 1 + (at % 4),
  of_personas: 4,
  interviews: 1 + (at % 8),
  of_interviews: 8,
  opposed_personas: at % 3 === 2 ? 0 : 3 - (at % 4),
  opposed_interviews: at % 3 === 2 ? 0 : 3 - (at % 4),
  quote: `what was said about thing ${"abcdefghijkl"[at]}`,
  persona_name: defaultPersonas.b2b[at % 4]!.name,
  counter_quote: at % 2 === 0 ? "the other way round for me" : null,
});

/** The task as the pipeline gives it. */
const whole = (task: ProseTask): WritingTask => ({
  ...task,
  plan: { ...barePlan, ...task.plan },
  questions: [{ id: "question:0", question: "What is it?" }],
  facts: task.facts.map((fact) => ({ ...fact, quotes: [] })),
});

const taskOf = (study_type: ProseTask["brief"]["study_type"], facts: number, subject: string): ProseTask => ({
  brief: {
    topic: `What do people think about ${subject}?`,
    study_type,
    audience: "b2b",
    audience_description: null,
    personas: defaultPersonas.b2b.slice(0, 4),
    n_per_persona: 2,
    seed: 1,
  },
  plan: {
    subject,
    category: "planning software",
    brand: null,
    competitors: [],
    prices: [],
    claims: ["close the books in one day"],
    considerations: [],
    coverage: 0.8,
  },
  facts: Array.from({ length: facts }, (_, at) => factOf(at)),
  objections: themes.slice(0, facts).map(({ objection, category }) => ({
    id: `objection:${objection}`,
    label: objection,
    category,
    severity: "major",
    interviews: 3,
  })),
  avg_sentiment: 4.7,
  overall_confidence: 38,
  mean_stance: 2.75,
  nps: { value: -38, low: -79.2, high: 28.6 },
});

const textsOf = (writing: Prose): string[] => [
  writing.headline_finding,
  writing.executive_summary,
  ...writing.findings.flatMap(({ finding, evidence, implication }) => [finding, evidence, implication]),
  ...writing.theme_descriptions.map(({ description }) => description),
  ...writing.resolutions.map(({ what_would_resolve }) => what_would_resolve),
  writing.opportunity,
  writing.risk,
  ...writing.messaging_implications,
  ...writing.research_agenda.flatMap((item) => Object.values(item)),
];

const subjects = ["a $29/month meal kit for toddlers", "AI-powered FP&A tools", "the help desk software"];

test.each(studyTypeIds)(
  "a study of type %s with 0, 1 or 12 facts is put into prose that its check leaves as it is",
  async (type) => {
    for (const facts of [0, 1, 12])
      for (const subject of subjects) {
        const task = taskOf(type, facts, subject);
        const writing = await write(task);
        const prose = await checkWriting(
          citing(whole(task)),
          whole(task),
          {
            interviews: 8,
            quotes: task.facts.flatMap(({ quote, persona_name, counter_quote }) => [
              { quote, name: persona_name },
              ...(counter_quote === null ? [] : [{ quote: counter_quote, name: persona_name }]),
            ]),
            labels: themes.flatMap(({ theme, objection }) => [theme, objection]),
          },
          null,
        );
        for (const fact of whole(task).facts) {
          prose.finding(fact);
          prose.description(fact);
        }
        for (const { label } of task.objections) prose.resolution(label);
        expect(prose.corrected()).toBe(0);
        expect(writing.headline_finding.length).toBeLessThanOrEqual(140);
        expect(writing.executive_summary).toContain("simulated");
        expect(writing.executive_summary.match(/[.!?](?= [\p{Lu}“]|$)/gu)!.length).toBeGreaterThanOrEqual(3);
        expect(writing.executive_summary.match(/[.!?](?= [\p{Lu}“]|$)/gu)!.length).toBeLessThanOrEqual(5);
        expect(writing.messaging_implications.length).toBeGreaterThanOrEqual(2);
        expect(writing.messaging_implications.length).toBeLessThanOrEqual(4);
        expect(writing.research_agenda.length).toBeGreaterThanOrEqual(3);
        expect(writing.research_agenda.length).toBeLessThanOrEqual(5);
        expect(new Set(writing.research_agenda.map(({ question }) => question)).size).toBe(
          writing.research_agenda.length,
        );
        for (const text of textsOf(writing)) {
          expect(text).not.toMatch(/undefined|null|NaN|\s{2}|\.\.|“”| ,/);
          expect(text).toMatch(/^[\p{Lu}\p{N}“]|^(?:high|medium|low)$|^n = /u);
        }
      }
  },
);

test("the same facts are put into the same words, and other facts into others", async () => {
  const task = taskOf("concept", 6, "a meal kit");
  expect(await write(structuredClone(task))).toEqual(await write(task));
  const findings = (await write(task)).findings.map(({ finding }) => finding.replace(/\d of \d/, ""));
  expect(new Set(findings.map((finding) => finding.split(" ").slice(0, 3).join(" "))).size).toBeGreaterThan(3);
});

test("evidence holds its quote to the letter, with who said it, and what was said against it", async () => {
  const task = taskOf("pricing", 3, "a meal kit");
  const { findings } = await write(task);
  for (const [at, { evidence }] of findings.entries()) {
    const { quote, persona_name, counter_quote, interviews } = task.facts[at]!;
    expect(evidence).toContain(`${persona_name}: “${quote}”`);
    expect(evidence).toContain(`${interviews} of 8`);
    expect(evidence.includes("the other way round")).toBe(counter_quote !== null);
  }
});

test("without facts it says that nothing was found and why", async () => {
  const unknown = taskOf("brand", 0, "zorbs");
  unknown.plan.coverage = 0.1;
  expect((await write(unknown)).executive_summary).toContain("little of the topic was recognised");
  expect((await write(taskOf("brand", 0, "zorbs"))).executive_summary).toContain("took no side");
  expect((await write(taskOf("brand", 0, "zorbs"))).headline_finding).toContain("no theme");
});
