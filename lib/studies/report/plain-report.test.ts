import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { entriesOf } from "../../engines/readings.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";
import { studyCsv } from "../export/study-files.ts";
import { markdownOf } from "../pipeline/markdown.ts";
import { runStudy } from "../pipeline/run-study.ts";
import { inReadersWords } from "../report-themes.ts";
import type { FullStudy } from "../study-record.ts";
import { nobodyAsked, noEvidence, syntheticStudy } from "./label.ts";
import { hasNps } from "./numbers-in-words.ts";

test("a printed page says what every form of a study says", () => {
  expect(readFileSync("components/studies/report.css", "utf8")).toContain(
    `${syntheticStudy}: ${nobodyAsked}. ${noEvidence}`,
  );
});

async function studyOf(study_type: StudyTypeId, topic: string): Promise<FullStudy> {
  const brief = aBrief({ study_type, topic });
  const { findings } = await runStudy(brief, simulator());
  const engine = { kind: "simulator" };
  return { engine, report_url: "http://localhost/r", disclaimer: "", ...brief, ...findings } as unknown as FullStudy;
}

test.each([
  ["messaging", 'Is the message "Close your books in half the time" clear to finance teams?', false],
  ["pricing", "Is $12 a month a fair price for an invoicing app for freelancers?", true],
] as const)(
  "a %s study is read with a projected NPS only where something could be recommended",
  async (type, topic, shown) => {
    const study = await studyOf(type, topic);
    expect(hasNps(study)).toBe(shown);
    expect(/projected NPS/i.test(studyCsv(study))).toBe(shown);
    const ofModel = { ...study, engine: { ...study.engine, kind: "model" as const } };
    expect(/projected NPS/i.test(markdownOf(ofModel))).toBe(shown);
  },
);

test("what decides has the name of its theme, in the chart as in the list", async () => {
  const study = await studyOf("segmentation", "How do the needs of people who buy running shoes differ?");
  const [need] = study.quant.measures.find(({ id }) => id === "need_importance")!.items;
  const themes: string[] = entriesOf("segmentation").map(({ theme }) => theme);
  expect(themes).toContain(need!.label);
  const read = inReadersWords(study);
  for (const { criterion } of read.decision_criteria) expect(themes).toContain(criterion);
  expect(read.competitive_signals.map(({ competitor }) => competitor)).not.toContain("status quo");
});
