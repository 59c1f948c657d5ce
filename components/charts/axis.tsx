import { Fragment } from "react";
import { shortDecimal } from "#lib/format.ts";

type Props = { scale: Scale; y: number; top: number; words: (value: number) => string };

/** The horizontal axis of a drawing: a rule with ticks, their values below, and lines up to `top`. */
export function Axis({ scale, y, top, words }: Props) {
  const last = scale.ticks.length - 1;
  return (
    <g className="stroke-hairline fill-ink-2 text-xs tabular-nums">
      {scale.ticks.map((tick, at) => (
        <Fragment key={tick}>
          <line x1={pc(scale.at(tick))} x2={pc(scale.at(tick))} y1={top} y2={y + 4} />
          <text
            x={at === 0 ? "0" : at === last ? "100%" : pc(scale.at(tick))}
            y={y + 17}
            stroke="none"
            textAnchor={at === 0 ? "start" : at === last ? "end" : "middle"}
          >
            {words(tick)}
          </text>
        </Fragment>
      ))}
      <line x2="100%" y1={y} y2={y} className="stroke-ink-2" />
    </g>
  );
}

/** A place on a scale as SVG writes it. */
export const pc = (place: number): string => `${Math.round(place * 100) / 100}%`;

/** The pattern of synthetic areas, dots on paper, under an id that is the chart's own. */
export function SyntheticDots({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-paper" />
        <circle cx="2" cy="2" r="1.6" className="fill-synthetic" />
      </pattern>
    </defs>
  );
}

/** How many decimals the numbers among these have, of at most two, so that all of a column can have as many. */
export const decimalsOf = (values: readonly unknown[]): number =>
  Math.max(
    0,
    ...values.map((value) => (typeof value === "number" ? (shortDecimal(value).split(".")[1] ?? "").length : 0)),
  );

/** A scale of a chart: where a value lies, in percent of the drawing's width, and the values that have ticks. */
export type Scale = { at: (value: number) => number; ticks: number[] };

/** The room left and right of the outermost values, in percent. */
const margin = 3;

/** A scale on which equal differences are equal lengths. */
export function linearScale(from: number, to: number, ticks = evenTicks(from, to)): Scale {
  return { at: placeBetween(from, to), ticks };
}

/** A scale on which equal ratios are equal lengths, for prices; its values are over 0. */
export function ratioScale(from: number, to: number, ticks: number[]): Scale {
  const place = placeBetween(Math.log(from), Math.log(to));
  return { at: (value) => place(Math.log(value)), ticks };
}

const placeBetween = (from: number, to: number) => (value: number) => {
  const share = to === from ? 0.5 : (Math.min(Math.max(value, from), to) - from) / (to - from);
  return margin + share * (100 - 2 * margin);
};

/** A few round values from one end to the other. */
function evenTicks(from: number, to: number): number[] {
  const span = to - from;
  if (!(span > 0)) return [from];
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  const first = Math.ceil(from / step - 1e-9) * step;
  const count = Math.floor((to - first) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, at) => Math.round((first + at * step) * 1e6) / 1e6);
}
