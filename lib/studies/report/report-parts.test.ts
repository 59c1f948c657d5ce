import { beforeAll, describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { entriesById } from "#lib/testing/samples/entries.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";
import { runStudy } from "../pipeline/run-study.ts";
import { themeMatrix } from "../report-themes.ts";
import type { FullStudy } from "../study-record.ts";
import { chartTable } from "./chart.ts";
import { chartsOf, figuresOf } from "./charts-of.ts";
import { placeQuotes } from "./place-quotes.ts";
import { reportText } from "./report-text.ts";

/** A simulated study as its report reads it. */
async function aFullStudy(study_type: StudyTypeId, topic: string): Promise<FullStudy> {
  const brief = aBrief({ study_type, topic });
  const { findings } = await runStudy(brief, simulator());
  return {
    id: "s",
    ...brief,
    ...findings,
    engine: { id: "touchstone-simulator", kind: "simulator", version: "1" },
    answers: findings.answers ?? [],
  } as unknown as FullStudy;
}

const drawn: Partial<Record<StudyTypeId, [topic: string, charts: string[]]>> = {
  pricing: ["Is $12 per seat a month a fair price for meeting notes software?", ["price-feelings", "demand"]],
  segmentation: ["How do the needs of people who buy running shoes differ?", ["camps", "need_importance", "attitudes"]],
  messaging: ['How does the message "Close your books in half the time" land with finance teams?', ["shares"]],
  competitor: ["How do CFOs choose between Pigment, Anaplan and Excel?", ["share_of_preference", "advantage"]],
  churn: ["Why do customers leave Acme CRM after the first year?", ["forces"]],
};

describe.each(Object.entries(drawn))("the charts of a %s study", (study_type, [topic, ids]) => {
  test("are those of its type, with finite numbers and a table of them", async () => {
    const { quant, objections } = await aFullStudy(study_type as StudyTypeId, topic);
    const besides = objections.map(({ objection }) => objection);
    const charts = chartsOf(quant.measures, besides);
    expect(charts.map(({ id }) => id)).toEqual(ids);
    for (const chart of charts) {
      const numbers = chartTable(chart)
        .rows.flat()
        .filter((cell) => typeof cell === "number");
      expect(numbers.length).toBeGreaterThan(1);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
    const figures = figuresOf(quant.measures).map(({ id }) => id);
    expect(new Set(figures).size).toBe(figures.length);
  });
});

test("the curves of a price study end where all find it too expensive, and the range lies between its points", async () => {
  const { quant } = await aFullStudy("pricing", drawn.pricing![0]);
  const [chart] = chartsOf(quant.measures);
  if (chart?.kind !== "curves") throw new Error("no curves");
  expect(chart.lines.map(({ label }) => label)).toEqual(["Too cheap", "Cheap", "Expensive", "Too expensive"]);
  expect(chart.lines.at(-1)!.points.at(-1)!.y).toBe(1);
  expect(chart.steps.map(({ x }) => x)).toEqual(chart.steps.map(({ x }) => x).toSorted((one, other) => one - other));
  const lowest = chart.marks.find(({ label }) => label.startsWith("Lowest"))!.x;
  expect(chart.range === null || chart.range.from === lowest).toBe(true);
});

describe("the words of a report", () => {
  let study: FullStudy;
  beforeAll(async () => {
    study = await aFullStudy("churn", drawn.churn![0]);
  });

  test("have each text once, and none of the quotes", () => {
    const { lead, bullets, findings, answers, resolves, messages } = reportText(study, {
      divides: "Nothing.",
      next: "Ask.",
    });
    const texts = [
      study.headline_finding,
      ...study.key_findings.map(({ finding }) => finding),
      lead,
      ...bullets.map(({ text }) => text),
      ...findings.flatMap(({ evidence, implication }) => [evidence, implication]),
      ...answers.map(({ text }) => text),
      ...resolves,
      ...messages,
    ].filter((text) => text !== "");
    expect(new Set(texts).size).toBe(texts.length);
    const quotes = [...placeQuotes(study).values()].flatMap(({ quotes }) => quotes.map(({ quote }) => quote));
    expect(new Set(quotes).size).toBe(quotes.length);
    for (const text of texts) expect(quotes.filter((quote) => text.includes(quote))).toEqual([]);
    const rehearsed = ["Who was asked", "What divides", "What to do next"];
    expect(bullets.map(({ name }) => name)).toEqual(rehearsed);
    const ofModel = reportText(
      { ...study, engine: { ...study.engine, kind: "model" } },
      { divides: "No.", next: "Do." },
    );
    const parted = ["Who was asked", "Main argument for", "Main argument against", ...rehearsed.slice(1)];
    expect(ofModel.bullets.map(({ name }) => name)).toEqual(parted);
  });
});

test("a theme's cell counts the interviews of its persona, and quotes only that persona", async () => {
  const study = await aFullStudy("concept", "Would families buy a $29/month meal kit for toddlers?");
  const rows = themeMatrix(study);
  expect(rows.map(({ theme }) => theme)).toEqual(study.consensus_themes.map(({ theme }) => theme));
  for (const { theme, interviews, cells } of rows) {
    expect(
      cells.reduce((sum, cell) => sum + cell.interviews.length, 0),
      theme,
    ).toBe(interviews);
    for (const { persona_id, side, interviews, of, quote } of cells) {
      expect(side === "none").toBe(interviews.length === 0);
      expect(interviews.length).toBeLessThanOrEqual(of);
      expect(quote?.persona_id ?? persona_id).toBe(persona_id);
    }
  }
  const objecting = (theme: string) =>
    rows.find((row) => row.theme === theme)!.cells.reduce((sum, cell) => sum + cell.objecting, 0);
  const { theme, objection } = entriesById(study.study_type).price;
  expect(objecting(theme)).toBe(study.objections.find((one) => one.objection === objection)!.interview_count);
  const price = rows.find(({ theme }) => theme === "Price");
  expect(price?.cells.some(({ side }) => side === "against" || side === "both")).toBe(true);
});

test("words about the people that changed nothing stand in the first row of a report", async () => {
  const study = await aFullStudy("cx", "How was the last visit to the clinic?");
  const personas = study.personas.map((persona) => ({ ...persona, id: `made-${persona.id}` }));
  const message = "These words about the people were not understood and change nothing: “over 60”.";
  const flags = [{ code: "people_not_understood", severity: "info", message } as const];
  const { bullets } = reportText({ ...study, personas, flags }, { divides: "", next: "" });
  expect(bullets[0]).toEqual({ name: "Who was asked", text: message });
});
