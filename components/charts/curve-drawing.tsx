import { Axis, linearScale, pc, ratioScale, type Scale, SyntheticDots } from "#components/charts/axis.tsx";
import type { CurveChart, Line, Mark } from "#lib/studies/report/chart.ts";

const plotHeight = 220;
const legendRow = 20;
const markRow = 18;
/** Each line has its own dashes, so that none depends on a colour. */
const dashes = ["1 6", "8 5", "2 0", "12 4 2 4"];

/** The legend and the letters of the marks; one line needs no legend. */
const headOf = ({ lines }: CurveChart) => (lines.length < 2 ? 0 : Math.ceil(lines.length / 2) * legendRow) + 22;
const keyOf = ({ marks }: CurveChart) => (marks.length === 0 ? 0 : marks.length * markRow + 12);

/** How high a drawing of curves is, in pixels. */
export const heightOfCurves = (chart: CurveChart) => headOf(chart) + plotHeight + 24 + keyOf(chart);

/** Shares by price, on a scale of ratios: a line for each, the points that are read from them, and the accepted range. */
export function CurveDrawing({ chart }: { chart: CurveChart }) {
  const { id, steps, lines, marks, range } = chart;
  const top = headOf(chart);
  const foot = top + plotHeight;
  const prices = steps.map(({ x }) => x);
  const labels = steps.filter((_, at) => steps.length <= 5 || at % 2 === 0).map(({ x }) => x);
  const x = ratioScale(prices[0]!, prices.at(-1)!, labels);
  const words = new Map(steps.map((step) => [step.x, amountOf(step.label)]));
  return (
    <>
      <SyntheticDots id={`${id}-dots`} />
      {range !== null && (
        <rect
          x={pc(x.at(range.from))}
          width={pc(x.at(range.to) - x.at(range.from))}
          y={top}
          height={plotHeight}
          fill={`url(#${id}-dots)`}
          opacity="0.35"
        />
      )}
      <Axis scale={x} y={foot} top={top} words={(value) => words.get(value) ?? String(value)} />
      <Levels top={top} />
      <Lines lines={lines} scale={x} top={top} />
      <LevelNames top={top} />
      {lines.length > 1 && lines.map(({ label }, at) => <Legend key={label} label={label} at={at} />)}
      <Marks marks={marks} scale={x} top={top} foot={foot} />
    </>
  );
}

/** The amount alone of a price in words: the axis names the rest once. */
const amountOf = (label: string) => label.split(" ")[0]!;

const levels = [0.5, 1];
const heightOf = (level: number, top: number) => top + plotHeight * (1 - level);

function Levels({ top }: { top: number }) {
  return levels.map((level) => (
    <line
      key={level}
      x1="0"
      x2="100%"
      y1={heightOf(level, top)}
      y2={heightOf(level, top)}
      className="stroke-hairline"
    />
  ));
}

/** The names of the levels, with an edge of paper: a line that begins beside one does not cross it. */
function LevelNames({ top }: { top: number }) {
  return levels.map((level) => (
    <text
      key={level}
      x="0"
      y={heightOf(level, top) - 4}
      paintOrder="stroke"
      strokeWidth="5"
      strokeLinejoin="round"
      className="fill-ink-2 stroke-paper text-xs"
    >
      {level * 100} %
    </text>
  ));
}

/** The lines, in a drawing of their own that stretches with the window while their strokes do not. */
function Lines({ lines, scale, top }: { lines: Line[]; scale: Scale; top: number }) {
  const y = linearScale(0, 1);
  const heightAt = (share: number) => 1000 * (1 - (y.at(share) - y.at(0)) / (y.at(1) - y.at(0)));
  return (
    <svg
      x="0"
      y={top}
      width="100%"
      height={plotHeight}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      {lines.map(({ label, points }, at) => (
        <polyline
          key={label}
          points={points
            .map((point) => `${Math.round(scale.at(point.x) * 10)},${Math.round(heightAt(point.y))}`)
            .join(" ")}
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray={lines.length === 1 ? undefined : dashes[at % dashes.length]}
          vectorEffect="non-scaling-stroke"
          className="stroke-synthetic"
        />
      ))}
    </svg>
  );
}

function Legend({ label, at }: { label: string; at: number }) {
  const x = at % 2 === 0 ? "0" : "50%";
  const y = Math.floor(at / 2) * legendRow + 9;
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      <line
        x1="2"
        x2="30"
        y1="0"
        y2="0"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={dashes[at % dashes.length]}
        className="stroke-synthetic"
      />
      <text x="38" y="4" className="fill-ink text-xs">
        {label}
      </text>
    </svg>
  );
}

/** The points that are read from the lines, by letters: those at one price share a line. */
function Marks({ marks, scale, top, foot }: { marks: Mark[]; scale: Scale; top: number; foot: number }) {
  const letters = marks.map((mark, at) => ({ ...mark, letter: String.fromCharCode(65 + at) }));
  const places = [...Map.groupBy(letters, ({ x }) => x)];
  return (
    <>
      {places.map(([x, own]) => (
        <g key={x}>
          <line x1={pc(scale.at(x))} x2={pc(scale.at(x))} y1={top - 6} y2={foot} className="stroke-ink" />
          <text x={pc(scale.at(x))} y={top - 10} textAnchor="middle" className="fill-ink text-xs">
            {own.map(({ letter }) => letter).join(" ")}
          </text>
        </g>
      ))}
      {letters.map(({ letter, label }, at) => (
        <text key={letter} x="0" y={foot + 42 + at * markRow} className="fill-ink text-xs">
          {letter} {label}
        </text>
      ))}
    </>
  );
}
