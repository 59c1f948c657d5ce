import { isDemoData } from "../../db/client.ts";
import { demoName } from "../../format.ts";
import { type Chart, chartTable } from "../report/chart.ts";
import { syntheticLabel } from "../report/label.ts";
import type { FullStudy } from "../study-record.ts";

type Cell = string | number | null | undefined;

/** Without this mark Excel reads UTF-8 in the alphabet of its country. */
const utf8Mark = "\ufeff";

/** Rows as CSV (RFC 4180), for spreadsheets: what one would compute begins with an apostrophe, and so is text. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  utf8Mark + rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");

// A spreadsheet whose language separates by ";" or a tab reads no quotes inside its own cells: to it each such mark, and
// each new line, begins a cell. It then skips quotes, blanks and marks that nobody sees.
const begin = String.raw`(?<=(?:^|[;؛|\t\n\v\f\r\u0085\u2028\u2029])[\s\p{C}"]*)`;
/** The signs that make a formula, also in full width, small, raised or lowered, and the minus of print. */
const signs = "=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−";
const formula = new RegExp(`${begin}[${signs}]`, "gu");
/** White space that a spreadsheet may drop before it reads on. */
const dropped = /^[\t\n\v\f\r]/;

function cellOf(cell: Cell): string {
  if (cell == null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell.replaceAll(formula, "'$&").replace(dropped, "'$&");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A chart's numbers as CSV, with the label in a column of its own. */
export function chartCsv(chart: Chart, label: string): string {
  const { columns, rows } = chartTable(chart);
  const [first, ...others] = columns;
  return csvOf([
    [first || chart.title, ...others, "Provenance"],
    ...rows.map((row) => [...columns.map((_, at) => row[at]), label]),
  ]);
}

/** The label of a study's files, which says of a demo's study that it is one. */
export const labelOf = (study: Pick<FullStudy, "quant" | "engine">): string =>
  `${isDemoData() ? `${demoName}. ` : ""}${syntheticLabel(study)}`;
