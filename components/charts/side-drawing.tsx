import { Axis, linearScale, pc, SyntheticDots } from "#components/charts/axis.tsx";
import { excerpt } from "#lib/format.ts";
import { inUnit, type SideChart } from "#lib/studies/report/chart.ts";

const head = 24;
const rowHeight = 43;
const axisHeight = 22;
const nameLength = 20;
const labelLength = 34;
const scale = linearScale(-1, 1);

/** How high a drawing of two sides is, in pixels. */
export const heightOfSides = ({ rows }: SideChart) => head + rows.length * rowHeight + axisHeight;

/** Two options by criterion: the share for the one to the left of the middle, dotted; for the other to the right, plain. */
export function SideDrawing({ chart: { id, left, right, rows } }: { chart: SideChart }) {
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
