import { expect, test } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import type { ComparedStudy, ReportComparison } from "#lib/studies/compare/contract.ts";
import { ComparisonTables } from "./comparison-tables.tsx";

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
  for (const words of ["5 against, 1 for, of\u00a08", "raised in 2, of\u00a08", "3 for, of\u00a08", "Survived"])
    expect(html).toContain(words);
  expect(html).not.toMatch(/neither,|Numbers/);
});

test("of studies that ask different things nothing is said to survive", async () => {
  const html = await markupOf(ComparisonTables({ comparison: comparison(["topic"]) }));
  expect(html).not.toContain("Survived");
  expect(html).toContain("In both");
});
