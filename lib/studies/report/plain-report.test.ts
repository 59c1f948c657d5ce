import { describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { considerations } from "../../engines/considerations.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";
import { isQuestion } from "../../engines/subject-words.ts";
import { studyCsv } from "../export/study-csv.ts";
import { inReadersWords } from "../in-readers-words.ts";
import { markdownOf } from "../pipeline/markdown.ts";
import { runStudy } from "../pipeline/run-study.ts";
import type { FullStudy } from "../study-record.ts";
import { hasNps } from "./nps-in-words.ts";

async function studyOf(study_type: StudyTypeId, topic: string): Promise<FullStudy> {
  const brief = aBrief({ study_type, topic });
  const { findings } = await runStudy(brief, simulator());
  const engine = { kind: "simulator" };
  return { engine, report_url: "http://localhost/r", disclaimer: "", ...brief, ...findings } as unknown as FullStudy;
}

describe("a study whose subject has no name", () => {
  const topics: [StudyTypeId, string][] = [
    ["competitor", "Which matters more to shoppers on Saturdays, the market or the supermarket?"],
    ["product", "Which features of Notion would a ten-person startup miss most?"],
    ["segmentation", "What different needs do people have when they buy a used car?"],
  ];
  test.each(topics)("of type %s does without an “it” that means nothing", async (study_type, topic) => {
    const study = await studyOf(study_type, topic);
    expect(isQuestion(study.understood!.subject)).toBe(true);
    const { headline_finding, opportunity, risk, key_findings, executive_summary } = study;
    for (const text of [
      headline_finding,
      opportunity,
      risk,
      executive_summary,
      ...key_findings.map((one) => one.finding),
    ])
      expect(text).not.toMatch(/\b(?:for|against|in|of|to|with|towards) it\b(?! (?:works|fails))/);
    expect(hasNps(study)).toBe(false);
  });
});

test.each([
  ["messaging", 'Is the message "Close your books in half the time" clear to finance teams?', false],
  ["pricing", "Is $12 a month a fair price for an invoicing app for freelancers?", true],
] as const)(
  "a %s study is read with a projected NPS only where something could be recommended",
  async (type, topic, shown) => {
    const study = await studyOf(type, topic);
    expect(hasNps(study)).toBe(shown);
    for (const text of [study.executive_summary, markdownOf(study), studyCsv(study)])
      expect(/projected NPS/i.test(text)).toBe(shown);
  },
);

test("what decides has the name of its theme, in the headline as in the chart", async () => {
  const study = await studyOf("segmentation", "How do the needs of people who buy running shoes differ?");
  const [need] = study.quant.measures.find(({ id }) => id === "need_importance")!.items;
  const themes: string[] = Object.values(considerations).map(({ theme }) => theme);
  expect(themes).toContain(need!.label);
  for (const [, named] of study.headline_finding.matchAll(/“([^”]+)”/g)) expect(themes).toContain(named);
  const read = inReadersWords(study);
  for (const { criterion } of read.decision_criteria) expect(themes).toContain(criterion);
  expect(read.competitive_signals.map(({ competitor }) => competitor)).not.toContain("status quo");
});

test("a count behind a probability is an estimate, and the accepted range says that it is not a sale", async () => {
  const { headline_finding, answers } = await studyOf("pricing", "Is $12 a month a fair price for an invoicing app?");
  expect(headline_finding).toMatch(
    /^At \$12 a month, an estimated \d of 8 simulated interviews would pay, \d would not$/,
  );
  expect(answers[0]!.answer).toMatch(
    /By estimate, prices from \S+ to \S+ a month seem (?:neither|possible, but neither of these two: .* most refuse).*; that is no promise to buy\./,
  );
});
