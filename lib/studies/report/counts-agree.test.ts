import { beforeAll, describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { objectionCode, scriptedEngine, themeCode } from "#lib/testing/scripted-engine.ts";
import { considerationIds, considerations } from "../../engines/considerations.ts";
import type { Turn } from "../../engines/engine.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import { type StudyTypeId, studyTypes } from "../../engines/study-types.ts";
import { defaultPersonas } from "../../personas/default-personas.ts";
import { nextStep } from "../next-step.ts";
import { runStudy } from "../pipeline/run-study.ts";
import type { FullStudy } from "../study-record.ts";
import { themeMatrix } from "../theme-matrix.ts";
import { outcomesOf } from "./outcomes.ts";
import { whatDivides } from "./what-divides.ts";

const topics: [StudyTypeId, string][] = [
  ["pricing", "Would freelancers pay $15 a month for a time-tracking app?"],
  ["churn", "Why do customers leave our help-desk software after a year?"],
  ["messaging", 'Does the line "Ship twice as fast with half the meetings" convince engineering managers?'],
  ["competitor", "How do finance teams choose between Pleo, Spendesk and company cards?"],
  ["concept", "Would parents use an app that plans school lunches for the week?"],
  ["segmentation", "Which groups of companies buy cyber insurance and what does each need?"],
  ["winloss", "Why did we lose deals for our CRM software to Salesforce?"],
  ["brand", "What do people connect with Oatly when they think of oat milk?"],
  ["cx", "What is the worst part of returning clothes at an online shop?"],
  ["product", "Does our expense software Acme Pay do the job for finance teams?"],
  ["custom", "Should our city replace free parking with a park and ride service?"],
];
const seeds = Array.from({ length: process.env.FULL_TESTS === undefined ? 2 : 20 }, (_, at) => at + 1);
const size = 8;

const studies: FullStudy[] = [];
beforeAll(async () => {
  for (const seed of seeds)
    for (const [study_type, topic] of topics) {
      const audience = studyTypes.find(({ id }) => id === study_type)!.default_audience;
      const brief = aBrief({ study_type, topic, audience, seed });
      const { findings } = await runStudy(brief, simulator());
      studies.push({ ...brief, ...findings } as unknown as FullStudy);
    }
}, 600_000);

const countsIn = (study: FullStudy) =>
  new Map(
    themeMatrix(study).map(({ theme, interviews, cells }) => {
      const objecting = cells.reduce((sum, cell) => sum + cell.objecting, 0);
      return [theme, { raised: interviews, against: objecting, for: interviews - objecting }];
    }),
  );
const divided = (study: FullStudy) =>
  whatDivides(themeMatrix(study), outcomesOf(study, namesOf(study)), namesOf(study));
const namesOf = ({ personas }: FullStudy) => new Map(personas.map(({ id, name }) => [id, name]));

/** What the sentences of a study's first screen say of how many interviews: the words before each count, and the count. */
const statedIn = ({ headline_finding, opportunity, risk, answers, executive_summary }: FullStudy) =>
  [headline_finding, opportunity, risk, executive_summary, ...answers.map(({ answer }) => answer)].flatMap((text) =>
    [...text.matchAll(/(?<words>[^.;()]+) \((?<count>\d+) of 8(?: simulated interviews(?: each)?)?\)/g)].map(
      ({ groups }) => ({ words: groups!.words!, count: Number(groups!.count) }),
    ),
  );

/** A phrase's next word with the spaces around it. */
const afterPhrase = (text: string, phrase: string): string =>
  text.includes(phrase) ? (/^ \w+ /.exec(text.slice(text.indexOf(phrase) + phrase.length))?.[0] ?? "") : "";

const considerationOf = (theme: string) =>
  considerationIds.map((id) => considerations[id]).find((one) => one.theme === theme)!;

/** Whether a finding is about something, in one of its forms. */
const isOn = (finding: string, words: string): boolean =>
  new RegExp(`(?:^| is |: )${words}(?:: this |,|\\.)`, "i").test(finding);

/** Personas that take a side in most of the interviews in which they raise a theme. */
const personasOn = (cells: ReturnType<typeof themeMatrix>[number]["cells"], side: number): number =>
  cells.filter(({ interviews, objecting }) => side * (interviews.length - 2 * objecting) > 0).length;

describe("in studies of every type", () => {
  test("each count in headline, arguments and answers is that of the table of themes and of the list of objections", () => {
    let checked = 0;
    for (const study of studies) {
      const counts = countsIn(study);
      for (const { words, count } of statedIn(study))
        for (const { theme, objection, wording } of considerationIds.map((id) => considerations[id])) {
          const named = words.toLowerCase();
          const says = (phrase: string) =>
            named.endsWith(phrase.toLowerCase()) || / (?:and|are) $/.test(afterPhrase(named, phrase.toLowerCase()));
          const row = counts.get(theme);
          const raised = study.objections.find((one) => one.objection === objection);
          const expected = says(`“${theme}”`)
            ? row?.raised
            : says(wording.con)
              ? raised?.interview_count
              : says(wording.pro)
                ? row?.for
                : undefined;
          if (expected === undefined) continue;
          expect(count, `${study.study_type} ${study.seed}: ${words}`).toBe(expected);
          checked += 1;
        }
    }
    expect(checked).toBeGreaterThan(4 * studies.length);
  });

  test("a finding counts as the table does, and a theme's objections are those of the list", () => {
    let [listed, found] = [0, 0];
    for (const study of studies) {
      const counts = countsIn(study);
      for (const [theme, { against }] of counts) {
        const { objection } = considerationIds.map((id) => considerations[id]).find((one) => one.theme === theme)!;
        const raised = study.objections.find((one) => one.objection === objection);
        if (raised === undefined) continue;
        expect(raised.interview_count, theme).toBe(against);
        listed += 1;
      }
      for (const { finding, support } of study.key_findings) {
        const [, said] =
          /(\d+) (?:of 8|names?)|, (\d+) name/.exec(finding.replace(/^Of 8 simulated interviews, /, "")) ?? [];
        expect(Number(said), finding).toBe(support.interviews);
        for (const { theme, wording } of considerationIds.map((id) => considerations[id])) {
          const row = counts.get(theme);
          const isAbout = (words: string) => finding.toLowerCase().includes(words);
          if (row === undefined || (!isAbout(`is ${wording.pro}`) && !isAbout(`is ${wording.con}`))) continue;
          expect(support.interviews, finding).toBe(isAbout(`is ${wording.con}`) ? row.against : row.for);
          found += 1;
        }
      }
    }
    expect(listed).toBeGreaterThan(2 * studies.length);
    expect(found).toBeGreaterThan(studies.length / 2);
  });

  test("a finding has the personas that the table shows on its side, and those on the other", () => {
    let checked = 0;
    for (const study of studies)
      for (const { theme, cells } of themeMatrix(study)) {
        const { wording } = considerationOf(theme);
        for (const { finding, support } of study.key_findings) {
          const side = isOn(finding, wording.con) ? -1 : isOn(finding, wording.pro) ? 1 : 0;
          if (side === 0) continue;
          const [personas, opposed] = [personasOn(cells, side), personasOn(cells, -side)];
          expect([support.personas, support.opposed.personas], `${study.study_type} ${study.seed}: ${finding}`).toEqual(
            [personas, opposed],
          );
          checked += 1;
        }
      }
    expect(checked).toBeGreaterThan(studies.length);
  });

  test("each argument that the first screen counts has a row in the table, worded alike", () => {
    let checked = 0;
    for (const study of studies) {
      const notes = themeMatrix(study).flatMap(({ theme, note }) => [theme.toLowerCase(), ...note.split(" · ")]);
      for (const { words } of statedIn(study))
        for (const { wording } of considerationIds.map((id) => considerations[id]))
          for (const argument of [wording.pro, wording.con]) {
            if (!new RegExp(`(?<!not )${argument}$`, "i").test(words)) continue;
            expect(notes, `${study.study_type} ${study.seed}: ${words}`).toContain(argument);
            checked += 1;
          }
    }
    expect(checked).toBeGreaterThan(2 * studies.length);
  });

  test("the next step answers the argument against that comes first, and says so where others tie", () => {
    for (const study of studies) {
      const next = nextStep(study);
      const [, answered] =
        /^Answer (?:the main objection|one of the main objections), ([^.(]+?)(?: \(|\.)/.exec(next) ?? [];
      if (answered === undefined) continue;
      expect(study.risk.toLowerCase()).toContain(answered.toLowerCase());
      if (/two most named|named equally often/.test(study.risk)) expect(next).toContain("raised as often as");
    }
  });

  test("nobody is left unaccounted for", () => {
    let checked = 0;
    for (const study of studies)
      for (const text of [study.headline_finding, ...study.answers.map(({ answer }) => answer)])
        for (const [whole, some, rest] of text.matchAll(
          /(\d+|none|None) of 8 simulated interviews? (?:would (?!buy;)|leans? |is |are )[^,.]*((?:, (?:\d+|none) [^,.;]+)+)/g,
        )) {
          const numbers = [some!, ...rest!.matchAll(/, (\d+|none)/g).map(([, count]) => count!)];
          const sum = numbers.reduce((all, count) => all + (/none/i.test(count) ? 0 : Number(count)), 0);
          expect(sum, whole).toBe(size);
          checked += 1;
        }
    expect(checked).toBeGreaterThan(seeds.length * 4);
  });

  test("what divides names everyone, on two sides of it or by estimate", () => {
    for (const study of studies) {
      const said = divided(study);
      for (const { name } of study.personas) expect(said, said).toContain(name);
      const [first] = said.split(".");
      if (first!.startsWith("“")) expect(first).toMatch(/objects?\b.*; /);
    }
  });

  test("beside the answer is a quote of the leading side, one of each side, or none", () => {
    for (const { study_type, headline_finding, answers } of studies) {
      if (/^(?:Divided|Mostly undecided)/.test(headline_finding)) expect([0, 2]).toContain(answers[0]!.quotes.length);
      if (["messaging", "segmentation"].includes(study_type) && answers[0]!.cannot_tell === null)
        expect(answers[0]!.quotes).toEqual([]);
    }
  });

  test("no sentence lacks its subject", () => {
    for (const study of studies) {
      const said = [study.headline_finding, study.opportunity, study.risk, study.executive_summary, divided(study)];
      const text = [
        ...said,
        ...study.answers.map(({ answer }) => answer),
        ...study.key_findings.map((one) => one.finding),
      ];
      expect(text.join(" ")).not.toMatch(
        /which is not yet|outweigh the rest|with \d of \d simulated personas|would rather|lower way in|as often as \d/,
      );
    }
  });
});

test("an interview that praises and objects to the same thing is against it, once, wherever it is counted", async () => {
  const both = (transcript: Turn[]) => [
    themeCode("price", transcript[0]!.a, 0.9),
    objectionCode("price", transcript[1]!.a, "major"),
  ];
  const praiser = defaultPersonas.b2c[0]!.name;
  const codes = (transcript: Turn[]) =>
    transcript[0]!.a.includes(praiser) ? [themeCode("price", transcript[0]!.a, 0.9)] : both(transcript);
  const brief = aBrief({ study_type: "concept", topic: "Would parents use an app for lunches?", seed: 1 });
  const { findings } = await runStudy(brief, scriptedEngine({ codes }));
  const study = { ...brief, ...findings } as unknown as FullStudy;
  const { theme, objection } = considerations.price;
  expect(countsIn(study).get(theme)).toEqual({ raised: 8, against: 6, for: 2 });
  expect(study.objections).toEqual([expect.objectContaining({ objection, interview_count: 6 })]);
  const [finding] = study.key_findings;
  expect(finding!.support).toMatchObject({ interviews: 6, personas: 3, opposed: { interviews: 2, personas: 1 } });
  for (const { quote, interview } of finding!.quotes)
    expect(study.interviews[interview]!.transcript[1]!.a, "the objection and not the praise").toBe(quote);
});
