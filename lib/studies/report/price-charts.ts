import type { Measure } from "../../engines/measured.ts";
import type { Chart, CurveChart, Line, Mark } from "./chart.ts";

const points = [
  ["pmc", "Lowest accepted price"],
  ["opp", "Optimal price"],
  ["ipp", "Indifference price"],
  ["pme", "Highest accepted price"],
] as const;

/** The charts of a study of prices: what each price feels like (van Westendorp), and who would buy at it. */
export function priceCharts(measures: readonly Measure[]): Chart[] {
  return [...feelingChart(measures), ...demandChart(measures)];
}

function feelingChart(measures: readonly Measure[]): CurveChart[] {
  const curves = measures.filter(({ id, items }) => id.startsWith("curve_") && items.length > 1);
  const [first] = curves;
  if (first === undefined) return [];
  const steps = stepsOf(first);
  const marks = marksOf(measures, steps);
  const at = (id: string) => measures.find((measure) => measure.id === id)?.value ?? null;
  const [from, to] = [at("pmc"), at("pme")];
  return [
    {
      kind: "curves",
      id: "price-feelings",
      title: "What each price feels like",
      about: `Share of ${first.n} simulated interviews, by price. Shaded: the accepted range; in brackets: 90 % intervals.`,
      axis: axisOf(steps),
      steps,
      lines: curves.map((curve) => ({ label: curve.label.replace(", by price", ""), points: lineOf(curve) })),
      marks,
      range: from === null || to === null || to <= from ? null : { from, to, label: "Accepted range" },
    },
  ];
}

function demandChart(measures: readonly Measure[]): CurveChart[] {
  const demand = measures.find(({ id, items }) => id === "gabor_granger" && items.length > 1);
  if (demand === undefined) return [];
  const steps = stepsOf(demand);
  const line: Line = { label: "Would buy", points: lineOf(demand) };
  return [
    {
      kind: "curves",
      id: "demand",
      title: "Who would buy at which price",
      about: `Share of ${demand.n} simulated interviews that would buy, by price.`,
      axis: axisOf(steps),
      steps,
      lines: [line],
      marks: [],
      range: null,
    },
  ];
}

/** The prices of a curve, each as it is written. */
const stepsOf = ({ items }: Measure) => items.map(({ label }) => ({ x: amountIn(label), label }));

const lineOf = ({ items }: Measure): Line["points"] =>
  items.flatMap(({ label, value }) => (value === null ? [] : [{ x: amountIn(label), y: value }]));

/** The amount in a price in words: 1200.5 in "$1,200.50 a month". */
const amountIn = (words: string): number => Number(/\d[\d,]*(\.\d+)?/.exec(words)?.[0].replaceAll(",", ""));

/** What all prices share: "Price a month". */
function axisOf(steps: CurveChart["steps"]): string {
  const [, ...rest] = steps[0]!.label.split(" ");
  return ["Price", ...rest].join(" ");
}

function marksOf(measures: readonly Measure[], steps: CurveChart["steps"]): Mark[] {
  const written = (x: number) => steps.find((step) => step.x === x)?.label.split(" ")[0] ?? String(x);
  return points.flatMap(([id, name]) => {
    const measure = measures.find((one) => one.id === id);
    if (measure?.value == null) return [];
    const { value, low, high } = measure;
    const interval = low === null || high === null ? "" : ` (${written(low)} to ${written(high)})`;
    return [{ label: `${name}: ${written(value)}${interval}`, x: value, low, high }];
  });
}
