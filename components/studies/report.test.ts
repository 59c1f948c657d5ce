import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Findings } from "#lib/engines/findings.ts";
import { simulator } from "#lib/engines/simulator/simulator.ts";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { understoodOf } from "#lib/studies/pipeline/understand.ts";
import { themeMatrix } from "#lib/studies/report-themes.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";
import { modelServer } from "#lib/testing/model-server.ts";
import { engineOn } from "#lib/testing/model-tasks.ts";
import { tongues } from "#lib/testing/model-tongues.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { InterviewTranscript } from "./interview-transcript.tsx";
import { reportContent } from "./report-content.ts";
import { ReportParts } from "./report-parts.tsx";
import { StudyDisclosure } from "./study-disclosure.tsx";
import { StudyMethod } from "./study-method.tsx";

type Brief = ReturnType<typeof aBrief>;

/** Text as React writes it. */
const escapeText = (text: string) => renderToStaticMarkup(createElement("i", null, text)).slice(3, -4);

/** A study as a page reads it, from what the pipeline made of a brief. */
const asRead = (brief: Brief, findings: Findings): FullStudy =>
  ({
    id: "00000000-0000-4000-8000-000000000000",
    report_url: "http://localhost/report/x",
    status: "complete",
    engine: { id: "touchstone-simulator", kind: "simulator", version: "1.0.0" },
    disclaimer: "Composed by a simulator.",
    completed_at: "2026-11-22T10:00:00.000Z",
    created_at: "2026-11-22T10:00:00.000Z",
    follow_ups: [],
    given: null,
    understood: null,
    ...brief,
    ...findings,
    answers: findings.answers ?? [],
  }) as unknown as FullStudy;

/** The same study, as if a language model had made it. */
const byModel = (study: FullStudy): FullStudy => ({ ...study, engine: { ...study.engine, kind: "model" } });

function markupOfReport(study: FullStudy): string {
  const content = reportContent(study, themeMatrix(study));
  const head = renderToStaticMarkup(createElement(StudyDisclosure, { study }));
  return head + renderToStaticMarkup(createElement(ReportParts, { content }));
}

const pagesOf = (study: FullStudy): string[] => [
  markupOfReport(study),
  renderToStaticMarkup(createElement(StudyMethod, { study })),
  ...study.interviews
    .slice(0, 1)
    .map((_, at) => renderToStaticMarkup(createElement(InterviewTranscript, { study, at }))),
];

function expectWhole(study: FullStudy): void {
  for (const markup of pagesOf(study)) {
    expect(markup).not.toMatch(/NaN|Infinity|undefined|\[object/);
    expect(markup).toContain("0 people");
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    // Each place that the page itself leads to is on it.
    const inside = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(inside.filter((id) => !ids.includes(id))).toEqual([]);
  }
}

const stored: { brief: Brief; findings: Findings }[] = JSON.parse(
  readFileSync("lib/testing/samples/stored-studies.json", "utf8"),
);

describe("the pages of a study", () => {
  test.each(stored.map(({ brief, findings }) => [brief.study_type, brief, findings] as const))(
    "of type %s that an old version made are whole",
    (_, brief, findings) => {
      expectWhole(asRead(brief, findings));
      expectWhole(byModel(asRead(brief, findings)));
    },
  );

  test.each(stored.map(({ brief, findings }) => [brief.study_type, asRead(brief, findings)] as const))(
    "of type %s mark each interview of a theme by a dot, filled where it was an objection, and say it in words",
    (_, study) => {
      const table = /<table class="side-matrix.*?<\/table>/s.exec(markupOfReport(byModel(study)))![0];
      expect(table).not.toMatch(/×|>\d+\/\d+/);
      const drawn = table.match(/<(a|span)[^>]* class="cell".*?<\/\1>(?=<\/td>)/gs)!;
      const dots = (cell: string, look: string) =>
        (new RegExp(`<path d="[^"]*" ${look}`).exec(cell)?.[0].match(/M/g) ?? []).length;
      expect(
        drawn.map((cell) => [
          dots(cell, 'class="fill-synthetic"'),
          dots(cell, 'fill="none"'),
          dots(cell, 'class="fill-ink'),
        ]),
      ).toEqual(
        themeMatrix(study).flatMap(({ cells }) =>
          cells.map(({ interviews: { length }, objecting, of }) => [objecting, length - objecting, of - length]),
        ),
      );
      for (const { interviews, objecting, of } of themeMatrix(study).flatMap(({ cells }) => cells))
        if (objecting > 0)
          expect(table).toMatch(
            new RegExp(`raised in ${interviews.length} of ${of} interviews?, ${objecting} as an objection`),
          );
    },
  );

  test.each(["Was denken Familien über eine Kochbox aus der Region?", "これは日本語の質問です。どう思いますか。"])(
    "about %j, which is not in English, are whole",
    async (topic) => {
      const brief = aBrief({ topic });
      const { findings } = await runStudy(brief, simulator());
      const study = asRead(brief, findings);
      expectWhole(study);
      const [report] = pagesOf(study);
      expect(study.flags.some(({ code, severity }) => code === "language" && severity === "block")).toBe(true);
      for (const words of ["What was measured", "Projected NPS", "Who raised what", "Main argument", "What divides"])
        expect(report).not.toContain(words);
      expect(report!.split("speaks English only")).toHaveLength(2);
      expect(report).toContain(`href="/research?study_type=${brief.study_type}`);
      expect(report).toContain("Ask it in other words");
    },
  );

  test.each(tongues)("of a model in $language mark its words, and the closed items as English", async (tongue) => {
    const server = await modelServer({});
    onTestFinished(() => server.close());
    const brief = aBrief({ topic: tongue.topic, study_type: "custom" });
    const { findings, plan } = await runStudy(brief, engineOn(server));
    const study = { ...byModel(asRead(brief, findings)), understood: understoodOf(brief, plan) };
    expectWhole(study);
    const [report, , interview] = pagesOf(study);
    expect(report).toContain(
      `<blockquote dir="auto" lang="${tongue.language}">“${findings.key_findings[0]!.quotes[0]!.quote}”`,
    );
    expect(interview).toContain(`<ol lang="${tongue.language}"`);
    for (const { question } of findings.interviews[0]!.ratings)
      expect(interview).toContain(`<b lang="en">${escapeText(question)}</b>`);
    const said = [findings.headline_finding, ...findings.key_findings.map(({ finding }) => finding)];
    for (const text of said) expect(report).toContain(escapeText(text));
  });

  test("without a finding, a theme, an objection, a measure or an agenda say so", () => {
    const { brief, findings } = stored[0]!;
    const none = { key_findings: [], consensus_themes: [], objections: [], decision_criteria: [], research_agenda: [] };
    const bare = { ...findings, ...none, competitive_signals: [], messaging_implications: [], flags: [] };
    const read = asRead(brief, { ...bare, quant: { ...findings.quant, measures: [] } });
    const study = byModel(read);
    expectWhole(study);
    const [report] = pagesOf(study);
    for (const words of ["No finding came", "No theme came up", "No objection was raised", "Check all of it"])
      expect(report).toContain(words);
    expect(report).not.toContain("What was measured");
  });
});
