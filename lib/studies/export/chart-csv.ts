import { type Chart, chartTable } from "../report/chart.ts";
import { csvOf } from "./csv.ts";

/** A chart's numbers as CSV, with the label in a column of its own. */
export function chartCsv(chart: Chart, label: string): string {
  const { columns, rows } = chartTable(chart);
  const [first, ...others] = columns;
  return csvOf([
    [first || chart.title, ...others, "Provenance"],
    ...rows.map((row) => [...columns.map((_, at) => row[at]), label]),
  ]);
}
