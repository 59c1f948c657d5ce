import { Fragment } from "react";
import type { Scale } from "#components/charts/scale.ts";

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
