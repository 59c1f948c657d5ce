import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { createStudyEndpoint } from "../contract.ts";
import { getReport } from "../get-report.ts";
import { chartsOf } from "../report/charts-of.ts";
import { citedQuote, syntheticLabel } from "../report/label.ts";
import type { FullStudy } from "../study-record.ts";
import { chartCsv } from "./chart-csv.ts";
import { csvOf } from "./csv.ts";
import { studyFiles } from "./study-files.ts";

useDatabase();

let study: FullStudy;
let label: string;
beforeAll(async () => {
  const { headers } = await aCustomer();
  const body = aStudy({ study_type: "pricing", topic: "Is $12 a month a fair price for an invoicing app?" });
  const { body: made } = await callEndpoint(createStudyEndpoint, { headers, body });
  study = (await getReport({ study_id: made.id }, { address: null, spent: [] })) as FullStudy;
  label = syntheticLabel(study);
});

describe("a study as a file", () => {
  test("has the label first in Markdown, in the guide and in JSON", () => {
    expect(studyFiles.md.write(study).split("\n")[0]).toBe(`*${label}*`);
    expect(studyFiles.guide.write(study).split("\n")[0]).toBe(`*${label}*`);
    expect(Object.entries(JSON.parse(studyFiles.json.write(study))).slice(0, 2)).toEqual([
      ["label", label],
      ["digitalSourceType", "https://schema.org/AlgorithmicMediaDigitalSource"],
    ]);
  });

  test("as JSON has everything that the API answers with", () => {
    const { label: _, digitalSourceType: __, ...rest } = JSON.parse(studyFiles.json.write(study));
    expect(rest).toEqual(JSON.parse(JSON.stringify(study)));
  });

  test("as CSV has the label in each row, and each quote with its place", () => {
    const rows: Record<string, string>[] = parse(studyFiles.csv.write(study), { columns: true });
    expect(rows.every(({ provenance }) => provenance === label)).toBe(true);
    expect(rows.find(({ part }) => part === "headline")!.text).toBe(study.headline_finding);
    const quotes = rows.filter(({ part }) => part!.endsWith(" quote"));
    expect(quotes.length).toBeGreaterThan(5);
    for (const { text, interview, answer, persona } of quotes) {
      expect(study.interviews[Number(interview) - 1]!.transcript[Number(answer) - 1]!.a).toContain(text);
      expect(persona).toMatch(/ \(simulated\)$/);
    }
    expect(rows.filter(({ part }) => part === "measure")).toHaveLength(study.quant.measures.length);
  });

  test("as a guide has each question for real people, and what would overturn the study", () => {
    const guide = studyFiles.guide.write(study);
    for (const { question, would_change } of study.research_agenda)
      for (const text of [question, would_change]) expect(guide.replaceAll("\\", "")).toContain(text);
  });
});

test("a chart's numbers carry the label in each row", () => {
  const [chart] = chartsOf(study.quant.measures);
  const [head, ...rows]: string[][] = parse(chartCsv(chart!, label));
  expect(head!.at(-1)).toBe("Provenance");
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.every((row) => row.at(-1) === label)).toBe(true);
});

test("a cell that a spreadsheet would compute is text, and quotes and new lines survive", () => {
  const rows = [
    ["=1+1", "+4", "@a", "-x"],
    ['says "so", twice', "two\nlines", -4, null],
  ];
  const read: string[][] = parse(csvOf(rows));
  expect(read).toEqual([
    ["'=1+1", "'+4", "'@a", "'-x"],
    ['says "so", twice', "two\nlines", "-4", ""],
  ]);
});

test("a quote to paste names a simulated persona, its interview, the label and the address", () => {
  const [quote] = study.key_findings[0]!.quotes;
  const text = citedQuote(study, quote!);
  for (const part of [
    quote!.quote,
    "a simulated persona",
    `interview ${quote!.interview + 1}`,
    label,
    study.report_url,
  ])
    expect(text).toContain(part);
});
