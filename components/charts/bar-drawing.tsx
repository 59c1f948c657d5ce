import { Axis, decimalsOf, linearScale, pc, type Scale, SyntheticDots } from "#components/charts/axis.tsx";
import { excerpt } from "#lib/format.ts";
import { type Bar, type BarChart, inUnit } from "#lib/studies/report/chart.ts";

const rowHeight = 43;
const labelLength = 38;
const axisHeight = 22;

/** How high a drawing of bars is, in pixels. */
export const heightOfBars = ({ bars, rule }: BarChart) => bars.length * rowHeight + axisHeight + (rule ? 18 : 0);

/** Bars with their intervals: dotted from zero to the value, a rule from the interval's low to its high end. */
export function BarDrawing({ chart }: { chart: BarChart }) {
  const { id, bars, unit, from, to, rule, random } = chart;
  const scale = linearScale(from, to);
  const foot = bars.length * rowHeight;
  const decimals = decimalsOf(bars.map(({ value }) => value));
  return (
    <>
      <SyntheticDots id={`${id}-dots`} />
      {random && (
        <rect
          x={pc(scale.at(random.low))}
          width={pc(scale.at(random.high) - scale.at(random.low))}
          y="18"
          height={foot - 18}
          className="fill-hairline"
          opacity="0.6"
        />
      )}
      <Axis scale={scale} y={foot} top={20} words={(value) => inUnit(value, unit)} />
      <g className="fill-ink text-sm tabular-nums">
        {bars.map((bar, at) => (
          <g key={bar.label} transform={`translate(0 ${at * rowHeight})`}>
            <Row bar={bar} chart={chart} scale={scale} decimals={decimals} />
          </g>
        ))}
      </g>
      {rule !== null && (
        <g>
          <line
            x1={pc(scale.at(rule.value))}
            x2={pc(scale.at(rule.value))}
            y1="18"
            y2={foot + 22}
            className="stroke-ink"
          />
          <text x={pc(scale.at(rule.value))} y={foot + 36} textAnchor="middle" className="fill-ink text-xs">
            {rule.label}
          </text>
        </g>
      )}
    </>
  );
}

type RowProps = { bar: Bar; chart: BarChart; scale: Scale; decimals: number };

function Row({ bar, chart: { id, unit, from, to }, scale, decimals }: RowProps) {
  const { label, value, low, high } = bar;
  const zero = Math.min(Math.max(0, from), to);
  const ends = [scale.at(zero), scale.at(value ?? zero)].sort((one, other) => one - other);
  return (
    <>
      <text y="14">
        {excerpt(label, labelLength)}
        {label.length > labelLength && <title>{label}</title>}
      </text>
      <text x="100%" y="14" textAnchor="end">
        {inUnit(value, unit, decimals)}
      </text>
      {value !== null && (
        <rect
          x={pc(ends[0]!)}
          width={pc(ends[1]! - ends[0]!)}
          y="21"
          height="14"
          fill={`url(#${id}-dots)`}
          className="stroke-synthetic"
        />
      )}
      {low != null && high != null && (
        <g strokeWidth="2" className="stroke-ink">
          <line x1={pc(scale.at(low))} x2={pc(scale.at(high))} y1="28" y2="28" />
          <line x1={pc(scale.at(low))} x2={pc(scale.at(low))} y1="24" y2="32" />
          <line x1={pc(scale.at(high))} x2={pc(scale.at(high))} y1="24" y2="32" />
        </g>
      )}
    </>
  );
}
