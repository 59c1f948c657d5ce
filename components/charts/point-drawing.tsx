import { Axis, linearScale, pc } from "#components/charts/axis.tsx";
import { placeLabels } from "#components/charts/place-labels.ts";
import { SyntheticDiamond } from "#components/marks/synthetic-rail.tsx";
import { excerpt, given } from "#lib/format.ts";
import type { PointChart } from "#lib/studies/report/chart.ts";

const top = 26;
const plotHeight = 180;
const needLength = 44;

/** How high a map of points is, in pixels. */
export const heightOfPoints = top + plotHeight + 44;

/** Personas on a map of two measures: who lies near whom. */
export function PointDrawing({ chart: { x, y, from, to, points } }: { chart: PointChart }) {
  const across = linearScale(from, to);
  const up = (value: number) =>
    top + plotHeight * (1 - (across.at(value) - across.at(from)) / (across.at(to) - across.at(from)));
  const labels = placeLabels(points.map(({ label, ...at }) => ({ label, x: across.at(at.x), y: up(at.y) })));
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
