import { coverage } from "../../in-words.ts";
/** One bar of a chart, with the ends of its interval where one was computed. */
export type Bar = {
  label: string;
  value: number | null;
  low?: number | null;
  high?: number | null;
  note?: string | null;
};

/** How a chart writes its numbers. */
export type ChartUnit = "share" | "number" | "signed";

type Common = { id: string; title: string; about: string };

export type BarChart = Common & {
  kind: "bars";
  unit: ChartUnit;
  from: number;
  to: number;
  bars: Bar[];
  /** A value to compare all bars with. */
  rule: { value: number; label: string } | null;
  /** Where bars of random answers end, shaded. */
  random?: { low: number; high: number };
};

export type Line = { label: string; points: { x: number; y: number }[] };
export type Mark = { label: string; x: number; low: number | null; high: number | null };

export type CurveChart = Common & {
  kind: "curves";
  /** What the horizontal axis measures; its points, each as it is written. */
  axis: string;
  steps: { x: number; label: string }[];
  lines: Line[];
  marks: Mark[];
  /** The accepted range, shaded. */
  range: { from: number; to: number; label: string } | null;
};

export type PointChart = Common & {
  kind: "points";
  x: string;
  y: string;
  from: number;
  to: number;
  points: { label: string; x: number; y: number }[];
};

/** Two options side by side by criterion: the share of answers for each; what is left is for neither. */
export type SideChart = Common & {
  kind: "sides";
  left: string;
  right: string;
  rows: { label: string; left: number | null; right: number | null }[];
};

export type Chart = BarChart | CurveChart | PointChart | SideChart;

/** A value as a chart writes it, with few decimals or exactly `decimals`; a dash where it is missing. */
export function inUnit(value: number | null | undefined, unit: ChartUnit, decimals?: number): string {
  if (value == null) return "—";
  if (unit === "share") return `${Math.round(value * 100)} %`;
  const size = Math.round(Math.abs(value) * 100) / 100;
  const digits = decimals === undefined ? String(size) : size.toFixed(decimals);
  const sign = value < 0 ? "−" : unit === "signed" && value > 0 ? "+" : "";
  return `${sign}${digits}`;
}

/** The files of a chart, by their endings. */
export const chartFiles = ["svg", "csv"] as const;

/** A chart as a table: the names of its columns, then its rows, with numbers as they are. */
export function chartTable(chart: Chart): { columns: string[]; rows: (string | number | null)[][] } {
  if (chart.kind === "bars") return barTable(chart);
  if (chart.kind === "sides")
    return {
      columns: ["", chart.left, chart.right],
      rows: chart.rows.map(({ label, left, right }) => [label, left, right]),
    };
  if (chart.kind === "points")
    return { columns: ["", chart.x, chart.y], rows: chart.points.map(({ label, x, y }) => [label, x, y]) };
  return {
    columns: [chart.axis, ...chart.lines.map(({ label }) => label)],
    rows: [
      ...chart.steps.map(({ x, label }) => [
        label,
        ...chart.lines.map(({ points }) => points.find((point) => point.x === x)?.y ?? null),
      ]),
      ...chart.marks.map(({ label, x }) => [label, x]),
    ],
  };
}

function barTable({ bars }: BarChart) {
  const columns = (
    [
      [`Low (${coverage})`, "low"],
      [`High (${coverage})`, "high"],
      ["Note", "note"],
    ] as const
  ).filter(([, member]) => bars.some((bar) => bar[member] != null));
  return {
    columns: ["", "Value", ...columns.map(([name]) => name)],
    rows: bars.map((bar) => [bar.label, bar.value, ...columns.map(([, member]) => bar[member] ?? null)]),
  };
}
