import { Axis, pc } from "#components/charts/axis.tsx";
import { linearScale } from "#components/charts/scale.ts";
import { SyntheticDiamond } from "#components/marks/synthetic-rail.tsx";
import { excerpt, given } from "#lib/format.ts";
import type { PointChart } from "#lib/studies/report/chart.ts";

const top = 26;
const plotHeight = 180;
const lineHeight = 17;
const needLength = 44;

/** How high a map of points is, in pixels. */
export const heightOfPoints = top + plotHeight + 44;

/** Personas on a map of two measures: who lies near whom. */
export function PointDrawing({ chart: { x, y, from, to, points } }: { chart: PointChart }) {
  const across = linearScale(from, to);
  const up = (value: number) =>
    top + plotHeight * (1 - (across.at(value) - across.at(from)) / (across.at(to) - across.at(from)));
  const middle = (from + to) / 2;
  const placed = apart(points.map((point) => ({ ...point, labelY: up(point.y) + 5 })));
  return (
    <>
      <Axis scale={across} y={top + plotHeight} top={top} words={given} />
      {across.ticks.slice(1).map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={up(tick)} y2={up(tick)} className="stroke-hairline" />
          <text x="0" y={up(tick) - 3} className="fill-ink-2 text-xs">
            {given(tick)}
          </text>
        </g>
      ))}
      <text x="0" y="12" className="fill-ink text-xs">
        ↑ {excerpt(y, needLength)}
      </text>
      <text x="100%" y={top + plotHeight + 38} textAnchor="end" className="fill-ink text-xs">
        {excerpt(x, needLength)} →
      </text>
      {placed.map(({ label, x, y, labelY }) => (
        <g key={label}>
          <svg x={pc(across.at(x))} y={up(y)} overflow="visible" aria-hidden="true">
            <SyntheticDiamond />
          </svg>
          <svg x={pc(across.at(x))} y={labelY} overflow="visible" aria-hidden="true">
            <text x={x > middle ? -12 : 12} textAnchor={x > middle ? "end" : "start"} className="fill-ink text-sm">
              {label}
            </text>
          </svg>
        </g>
      ))}
    </>
  );
}

/** Moves names down until each is a line below the one above it. */
function apart<Point extends { labelY: number }>(points: Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.labelY - other.labelY);
  for (const [at, point] of sorted.entries())
    if (at > 0) point.labelY = Math.max(point.labelY, sorted[at - 1]!.labelY + lineHeight);
  return sorted;
}
