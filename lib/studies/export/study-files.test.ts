import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { createStudyEndpoint } from "../contract.ts";
import { getReport } from "../get-study.ts";
import { chartsOf } from "../report/charts-of.ts";
import { citedQuote, syntheticLabel } from "../report/label.ts";
import type { FullStudy } from "../study-record.ts";
import { chartCsv, csvOf } from "./csv.ts";
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
    const rows: Record<string, string>[] = parse(studyFiles.csv.write(study), { columns: true, bom: true });
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

  test("as a guide of a rehearsal has what is said at the start and each question, with room for the answer", () => {
    const guide = studyFiles.guide.write(study);
    expect(guide).toContain("At the start: Today we'd like to talk about this question:");
    const asked = [...guide.matchAll(/^## \d\. (.+\?)\n\n- What they said: $/gm)].map(([, question]) => question);
    expect(asked.length).toBe(study.understood!.guide.length);
    expect(guide).not.toContain("Overturned");
  });

  test("as a guide of a model's study has each question for real people, and what would overturn it", () => {
    const guide = studyFiles.guide.write({ ...study, engine: { ...study.engine, kind: "model" } });
    for (const { question, would_change } of study.research_agenda)
      for (const text of [question, would_change]) expect(guide.replaceAll("\\", "")).toContain(text);
  });
});

test("a chart's numbers carry the label in each row", () => {
  const [chart] = chartsOf(study.quant.measures);
  const [head, ...rows]: string[][] = parse(chartCsv(chart!, label), { bom: true });
  expect(head!.at(-1)).toBe("Provenance");
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.every((row) => row.at(-1) === label)).toBe(true);
});

test("a CSV begins with the mark of UTF-8, by which Excel reads every alphabet", () => {
  const [chart] = chartsOf(study.quant.measures);
  for (const csv of [studyFiles.csv.write(study), chartCsv(chart!, label)])
    expect([...new TextEncoder().encode(csv)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});

test("a cell that a spreadsheet would compute is text, and quotes and new lines survive", () => {
  const rows = [
    ["=1+1", "+4", "@a", "-x"],
    ['says "so", twice', "two\nlines", -4, null],
  ];
  const read: string[][] = parse(csvOf(rows), { bom: true });
  expect(read).toEqual([
    ["'=1+1", "'+4", "'@a", "'-x"],
    ['says "so", twice', "two\nlines", "-4", ""],
  ]);
});

test("no cell is a formula to any reader, by whichever mark it separates and whether or not it reads quotes", () => {
  const signs = [..."=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−"];
  const before = ["", " ", "\t", "\r", "\n", "\r\n\v\f", "\ufeff\u200b", '"', "\u00a0\u3000"];
  const marks = ["", ";", "; ", ';"', ';""', "\t", "|", "؛", "\n", "\r", "\u2028", "\u0085"];
  const texts = signs.flatMap((sign) =>
    before.flatMap((gap) => marks.map((mark) => `${mark === "" ? "" : "word"}${mark}${gap}${sign}1+1`)),
  );
  const csv = csvOf(texts.map((text) => ["a", text, "Synthetic, like all of it"]));
  const isFormula = (cell: string) => signs.includes(cell.replace(/^[\s\p{C}"]+/u, "").charAt(0));
  for (const delimiter of [",", ";", "\t", "|", "؛"])
    for (const relaxed of [{ relax_quotes: true }, { quote: false as const }]) {
      // With quotes unread every comma separates, so a file of commas has no such reader.
      if (delimiter === "," && "quote" in relaxed) continue;
      const cells: string[][] = parse(csv, {
        delimiter,
        bom: true,
        relax_column_count: true,
        record_delimiter: ["\r\n", "\n", "\r", "\u2028", "\u0085"],
        ...relaxed,
      });
      expect(cells.flat().filter(isFormula), `${delimiter} ${Object.keys(relaxed)}`).toEqual([]);
    }
  expect(csvOf([["a - b, -4 °C; 5 %; see x=1"]])).toBe('\ufeff"a - b, -4 °C; 5 %; see x=1"\r\n');
});

test("a cell of 100,000 new lines and signs is read in time linear in its length", async () => {
  for (const part of ["\n", "\n=", ';"', " ", "\t-"])
    await expectCheap(500, () => csvOf([[part.repeat(100_000)]]), JSON.stringify(part));
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
