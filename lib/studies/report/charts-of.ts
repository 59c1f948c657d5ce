import scales from "#lib/engines/closed-scales.json" with { type: "json" };
import type table from "#lib/studies/pipeline/measures/measure-words.json";
import { partOf } from "../../cut-text.ts";
import { boxesInWords, type ClosedResult, ellisRule, type Measure } from "../../engines/measured.ts";
import { coverage } from "../../in-words.ts";
import type { FullStudy } from "../study-record.ts";
import type { Bar, BarChart, Chart, ChartUnit, CurveChart, Line, Mark, SideChart } from "./chart.ts";

type MeasureId = keyof typeof table;

/** Lists that another chart draws, or that repeat it. */
const elsewhere: MeasureId[] = ["message_score", "eta_squared", "needs_map", "gabor_granger", "rival_advantage"];
/** A measure by its name in the table of measures. */
export const measureIn = (measures: readonly Measure[], id: MeasureId) => measures.find((one) => one.id === id);

/** The measures of the request's own closed questions. */
export const closedMeasures = ({ closed = [] }: FullStudy["quant"]): Measure[] =>
  closed.flatMap(({ measures }) => measures);

/** The charts of a closed question: shares, points and scores, by option, beside what random answers give of the first. */
export function closedCharts(
  { id, kind, measures }: ClosedResult,
  { quality }: Pick<FullStudy, "quality">,
): BarChart[] {
  const chance = quality.closed?.find(({ question }) => question === id)?.chance ?? null;
  return measures
    .filter(({ items, value }) => items.length > 0 && value === null)
    .map((measure, at) => {
      const { about, ...chart } = listChart(measure);
      const random = at === 0 && kind !== "scale" ? chance : null;
      return {
        ...chart,
        ...(measure.id.endsWith("_borda") && { to: measure.items.length - 1 }),
        ...(random !== null && { random }),
        about: `${about}${chart.unit === "share" ? " Rounded to whole percent." : ""}${random === null ? "" : " Shaded: where random answers are."}`,
      };
    });
}

/** The charts of a study's measures: prices and camps, then lists, then the shares that have no list. */
export function chartsOf(measures: readonly Measure[], besides: readonly string[] = []): Chart[] {
  const lists = measures.filter((measure) => isList(measure) && !isSubset(measure, besides));
  return [
    ...priceCharts(measures),
    ...campsOf(measures),
    ...lists.map((list) => sidesOf(list, measures) ?? listChart(list)),
    ...shareChart(measures),
  ];
}

/** The numbers that no chart draws: averages, scores and prices with a value of their own. */
export function figuresOf(measures: readonly Measure[]): Measure[] {
  const chartIds = new Set([
    ...points.map(([id]) => id),
    "n_valid",
    ...elsewhere,
    ...barsOf(measures).map(({ id }) => id),
  ]);
  return measures.filter((measure) => measure.value !== null && !chartIds.has(measure.id) && !isList(measure));
}

const isList = ({ id, unit, items }: Pick<Measure, "id" | "unit" | "items">) =>
  items.length > 1 && unit !== "currency" && !id.startsWith("curve_") && !elsewhere.some((one) => one === id);

/** Whether a list's items are all shown by another list of the report. */
const isSubset = ({ items }: Measure, besides: readonly string[]) =>
  items.every(({ label }) => besides.includes(label));

/** Criteria by option: where the subject does better, beside where its first rival does; null for another list. */
function sidesOf({ id, n, items }: Measure, measures: readonly Measure[]): SideChart | null {
  const rival = measureIn(measures, "rival_advantage");
  const options = measureIn(measures, "share_of_preference")?.items.map(({ label }) => label);
  if (id !== "advantage" || rival === undefined || options === undefined) return null;
  // What is in use today comes first, the rivals that the topic names follow, and the subject is last.
  const [today, ...others] = options.slice(0, -1);
  return {
    kind: "sides",
    id,
    title: "Which does better, by criterion",
    about: `Share of ${n} simulated interviews that find one of the two better; the rest see no difference.`,
    left: others[0] ?? today!,
    right: options.at(-1)!,
    rows: items.map(({ label, value }, at) => ({ label, left: rival.items[at]?.value ?? null, right: value })),
  };
}

/** How charts write the numbers of a measure. */
export const chartUnit = (unit: Measure["unit"]): ChartUnit =>
  unit === "share" ? "share" : unit === "index" ? "signed" : "number";

const listChart = ({ id, label, unit, n, items, formula }: Measure): BarChart => ({
  kind: "bars",
  id,
  title: label,
  about: `${headOf(formula)}. ${n} simulated interviews.`,
  unit: chartUnit(unit),
  ...endsOf(unit, items),
  bars: items,
  rule: null,
});

function endsOf(unit: Measure["unit"], bars: readonly Bar[]): { from: number; to: number } {
  const most = Math.max(...bars.map(({ value, high }) => Math.max(Math.abs(value ?? 0), high ?? 0)));
  if (unit === "share") return { from: 0, to: 1 };
  if (unit === "score" && most <= 10) return { from: 0, to: 10 };
  const to = most <= 1 ? 1 : Math.ceil(most / 5) * 5;
  return { from: bars.some(({ value }) => (value ?? 0) < 0) ? -to : 0, to };
}

function barsOf(measures: readonly Measure[]): Measure[] {
  const shares = measures.filter(
    ({ id, unit, value, items }) => unit === "share" && value !== null && items.length < 2 && !id.endsWith("_t1b"),
  );
  return shares.length < 2 ? [] : shares;
}

function shareChart(measures: readonly Measure[]): BarChart[] {
  const shares = barsOf(measures);
  if (shares.length === 0) return [];
  const pmf = shares.flatMap(({ items }) => items.filter(({ label }) => label === ellisRule));
  return [
    {
      kind: "bars",
      id: "shares",
      title: "Answers to closed questions",
      about: `Share of up to ${Math.max(...shares.map(({ n }) => n))} simulated interviews; the lines are ${coverage} intervals.`,
      unit: "share" satisfies ChartUnit,
      from: 0,
      to: 1,
      bars: shares.map(({ label, value, low, high }) => ({
        label: label.replace(boxesInWords[2], ""),
        value,
        low,
        high,
      })),
      rule: pmf[0] === undefined ? null : { value: pmf[0].value!, label: `${pmf[0].label} for the first` },
    },
  ];
}

function campsOf(measures: readonly Measure[]): Chart[] {
  const map = measureIn(measures, "needs_map");
  const divides = measureIn(measures, "eta_squared")?.items ?? [];
  const [x, y] = divides.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0)).map(({ label }) => label);
  if (map === undefined || x === undefined || y === undefined) return [];
  const names = [...new Set(map.items.map(({ label }) => partOf(label, 0, label.indexOf(": "))))];
  const importanceOf = (name: string, need: string) =>
    map.items.find(({ label }) => label === `${name}: ${need}`)?.value;
  const points = names.flatMap((label) => {
    const [across, up] = [importanceOf(label, x), importanceOf(label, y)];
    return across == null || up == null ? [] : [{ label, x: across, y: up }];
  });
  if (points.length < 2) return [];
  const to = scales.important.length;
  const about = `Importance from 1 to ${to} of the two needs that divide the invented personas most.`;
  return [{ kind: "points", id: "camps", title: "Who lies near whom", about, x, y, from: 1, to, points }];
}

/** The first clause of a formula, as a chart's subtitle. */
const headOf = (formula: string) => formula.split(/[;.:](?:\s|$)/)[0]!;

const points = Object.entries({
  ...{ pmc: "Lowest accepted price", opp: "Optimal price" },
  ...{ ipp: "Indifference price", pme: "Highest accepted price" },
} satisfies { [id in MeasureId]?: string });

/** The charts of a study of prices: what each price feels like (van Westendorp), and who would buy at it. */
const priceCharts = (measures: readonly Measure[]): Chart[] => [...feelingChart(measures), ...demandChart(measures)];

function feelingChart(measures: readonly Measure[]): CurveChart[] {
  const curves = measures.filter(({ id, items }) => id.startsWith("curve_") && items.length > 1);
  const [first] = curves;
  if (first === undefined) return [];
  const at = (id: string) => measures.find((measure) => measure.id === id)?.value ?? null;
  const [from, to] = [at("pmc"), at("pme")];
  return [
    {
      ...byPrice(first, "price-feelings", "What each price feels like"),
      about: `Share of ${first.n} simulated interviews, by price. Shaded: the accepted range; in brackets: ${coverage} intervals.`,
      lines: curves.map((curve) => ({ label: curve.label.split(",")[0]!, points: lineOf(curve) })),
      marks: marksOf(measures, stepsOf(first)),
      range: from === null || to === null || to <= from ? null : { from, to, label: "Accepted range" },
    },
  ];
}

function demandChart(measures: readonly Measure[]): CurveChart[] {
  const demand = measures.find(({ id, items }) => id === "gabor_granger" && items.length > 1);
  if (demand === undefined) return [];
  return [
    {
      ...byPrice(demand, "demand", "Who would pay which price"),
      about: `Share of ${demand.n} simulated interviews that would pay it, by price.`,
      lines: [{ label: "Would pay", points: lineOf(demand) }],
    },
  ];
}

function byPrice(curve: Measure, id: string, title: string) {
  const steps = stepsOf(curve);
  return { kind: "curves" as const, id, title, axis: axisOf(steps), steps, marks: [], range: null };
}

const stepsOf = ({ items }: Measure) => items.map(({ label }) => ({ x: amountIn(label), label }));

const lineOf = ({ items }: Measure): Line["points"] =>
  items.flatMap(({ label, value }) => (value === null ? [] : [{ x: amountIn(label), y: value }]));

/** The amount in a price in words. */
const amountIn = (words: string): number => Number(/\d[\d,]*(\.\d+)?/.exec(words)?.[0].replaceAll(",", ""));

/** What all prices share, as an axis is called. */
function axisOf(steps: CurveChart["steps"]): string {
  const [, ...rest] = steps[0]!.label.split(" ");
  return ["Price", ...rest].join(" ");
}

function marksOf(measures: readonly Measure[], steps: CurveChart["steps"]): Mark[] {
  const priceAt = (x: number) => steps.find((step) => step.x === x)?.label.split(" ")[0] ?? String(x);
  return points.flatMap(([id, name]) => {
    const measure = measures.find((one) => one.id === id);
    if (measure?.value == null) return [];
    const { value, low, high } = measure;
    const interval = low === null || high === null ? "" : ` (${priceAt(low)} to ${priceAt(high)})`;
    return [{ label: `${name}: ${priceAt(value)}${interval}`, x: value, low, high }];
  });
}
