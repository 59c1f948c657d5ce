import { Axis, linearScale, pc, SyntheticDots } from "#components/charts/axis.tsx";
import { BarDrawing, heightOfBars } from "#components/charts/bar-drawing.tsx";
import { CurveDrawing, heightOfCurves } from "#components/charts/curve-drawing.tsx";
import { placeLabels } from "#components/charts/place-labels.ts";
import { SyntheticDiamond } from "#components/marks/synthetic-rail.tsx";
import { excerpt, shortDecimal } from "#lib/format.ts";
import { type Chart, inUnit, type PointChart, type SideChart } from "#lib/studies/report/chart.ts";

/** How high a chart's drawing is, in pixels. */
export function heightOf(chart: Chart): number {
  if (chart.kind === "bars") return heightOfBars(chart);
  if (chart.kind === "sides") return heightOfSides(chart);
  return chart.kind === "curves" ? heightOfCurves(chart) : heightOfPoints;
}

/** What is inside a chart's svg element, on a page and in a file alike. */
export function Drawing({ chart }: { chart: Chart }) {
  if (chart.kind === "bars") return <BarDrawing chart={chart} />;
  if (chart.kind === "sides") return <SideDrawing chart={chart} />;
  return chart.kind === "curves" ? <CurveDrawing chart={chart} /> : <PointDrawing chart={chart} />;
}

const top = 26;
const plotHeight = 180;
const needLength = 44;

/** How high a map of points is, in pixels. */
const heightOfPoints = top + plotHeight + 44;

/** Personas on a map of two measures: who lies near whom. */
function PointDrawing({ chart: { x, y, from, to, points } }: { chart: PointChart }) {
  const across = linearScale(from, to);
  const up = (value: number) =>
    top + plotHeight * (1 - (across.at(value) - across.at(from)) / (across.at(to) - across.at(from)));
  const labels = placeLabels(points.map(({ label, ...at }) => ({ label, x: across.at(at.x), y: up(at.y) })));
  return (
    <>
      <Axis scale={across} y={top + plotHeight} top={top} words={shortDecimal} />
      {across.ticks.slice(1).map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={up(tick)} y2={up(tick)} className="stroke-hairline" />
          <text x="0" y={up(tick) - 3} className="fill-ink-2 text-xs">
            {shortDecimal(tick)}
          </text>
        </g>
      ))}
      <text x="0" y="12" className="fill-ink text-xs">
        ↑ {excerpt(y, needLength)}
      </text>
      <text x="100%" y={top + plotHeight + 38} textAnchor="end" className="fill-ink text-xs">
        {excerpt(x, needLength)} →
      </text>
      {labels.map(({ label, x, y, side, moved }) => (
        <svg key={label} x={pc(x)} y={y} overflow="visible" aria-hidden="true">
          {moved !== 0 && <line x2={side * 10} y2={moved} className="stroke-ink-2" />}
          <SyntheticDiamond />
          <text x={side * 12} y={moved + 5} textAnchor={side < 0 ? "end" : "start"} className="fill-ink text-sm">
            {label}
          </text>
        </svg>
      ))}
    </>
  );
}

const head = 24;
const rowHeight = 43;
const axisHeight = 22;
const nameLength = 20;
const labelLength = 34;
const scale = linearScale(-1, 1);

/** How high a drawing of two sides is, in pixels. */
const heightOfSides = ({ rows }: SideChart) => head + rows.length * rowHeight + axisHeight;

/** Two options by criterion: the share for the one to the left of the middle, dotted; for the other to the right, plain. */
function SideDrawing({ chart: { id, left, right, rows } }: { chart: SideChart }) {
  const foot = head + rows.length * rowHeight;
  return (
    <>
      <SyntheticDots id={`${id}-dots`} />
      <text x="0" y="12" className="fill-ink text-sm">
        ← {excerpt(left, nameLength)}
      </text>
      <text x="100%" y="12" textAnchor="end" className="fill-ink text-sm">
        {excerpt(right, nameLength)} →
      </text>
      <Axis scale={scale} y={foot} top={head + 20} words={(value) => inUnit(Math.abs(value), "share")} />
      <g className="fill-ink text-sm tabular-nums">
        {rows.map((row, at) => (
          <g key={row.label} transform={`translate(0 ${head + at * rowHeight})`}>
            <Row row={row} dots={`${id}-dots`} />
          </g>
        ))}
      </g>
    </>
  );
}

function Row({ row: { label, left, right }, dots }: { row: SideChart["rows"][number]; dots: string }) {
  return (
    <>
      <text x="50%" y="14" textAnchor="middle">
        {excerpt(label, labelLength)}
        {label.length > labelLength && <title>{label}</title>}
      </text>
      <text y="14">{inUnit(left, "share")}</text>
      <text x="100%" y="14" textAnchor="end">
        {inUnit(right, "share")}
      </text>
      <g className="stroke-synthetic">
        {left !== null && (
          <rect x={pc(scale.at(-left))} width={pc(50 - scale.at(-left))} y="21" height="14" fill={`url(#${dots})`} />
        )}
        {right !== null && (
          <rect x="50%" width={pc(scale.at(right) - 50)} y="21" height="14" className="fill-synthetic" />
        )}
      </g>
    </>
  );
}
