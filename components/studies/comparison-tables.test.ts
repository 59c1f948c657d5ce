import { expect, test } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import type { ComparedStudy, ReportComparison } from "#lib/studies/compare/contract.ts";
import { ComparisonTables, NotOneQuestion } from "./comparison-tables.tsx";

const study = {
  id: "94153567-6afd-4edf-88d5-c20955da69a2",
  interviews: 8,
  seed: 1,
  engine: { id: "e", kind: "simulator", version: "1" },
  headline_finding: "h",
  topic: "t",
  disclaimer: "d",
} as unknown as ComparedStudy;

const comparison = (differs_in: ReportComparison["differs_in"]): ReportComparison => ({
  a: study,
  b: study,
  differs_in,
  summary: "s",
  themes: [
    {
      theme: "Fairness",
      verdict: "survived",
      a: { interviews: 6, of: 8, side: "neither" },
      b: { interviews: 2, of: 8, side: "neither" },
    },
    { theme: "Price", verdict: "only_b", a: null, b: { interviews: 3, of: 8, side: "for" } },
  ],
  objections: [],
  numbers: [
    {
      id: "confidence",
      label: "Confidence",
      unit: "index",
      a: { value: 1, low: null, high: null },
      b: { value: 2, low: null, high: null },
      apart: null,
    },
  ],
  against: { a: new Map([["Fairness", 5]]), b: new Map() },
});

test("a theme is counted by sides, and confidence alone is no table of numbers", async () => {
  const html = await markupOf(ComparisonTables({ comparison: comparison(["seed"]) }));
  for (const words of ["5 against, 1 for, of\u00a08", "2 on no side, of\u00a08", "3 for, of\u00a08", "Survived"])
    expect(html).toContain(words);
  expect(html).not.toMatch(/neither,|Numbers/);
});

test("of studies that ask different things no table is shown, but what each can be compared with", async () => {
  const other = { id: "0b1d1a52-0000-4edf-88d5-c20955da69a2", created_at: "2026-11-20T10:00:00.000Z" };
  const studies = [
    { ...study, topic: "Would families buy it?", others: [] },
    { ...study, id: other.id, topic: "Is it fair?", others: [{ ...other, id: study.id }] },
  ];
  const html = await markupOf(NotOneQuestion({ studies }));
  expect(html).not.toContain("<table");
  expect(html).toMatch(/Would families buy it\?.*No other public study.*Is it fair\?.*with the one of 20 Nov 2026/s);
});
