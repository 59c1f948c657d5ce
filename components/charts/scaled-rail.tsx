import { SyntheticRail } from "#components/marks/synthetic-rail.tsx";
import { shortDecimal } from "#lib/format.ts";

type Props = {
  title: string;
  /** The value as it is read, large. */
  reading: string;
  words: string;
  value: number;
  from: number;
  to: number;
  low?: number | null;
  high?: number | null;
  /** What the two ends and the middle mean, where they have names. */
  ends?: [string, string, string];
};

/** A number of a synthetic study on a rail with its scale below: title, value, interval, and what the ends mean. */
export function ScaledRail({ title, reading, words, value, from, to, low, high, ends }: Props) {
  const label = `${title}: ${reading}, on a scale from ${shortDecimal(from)} to ${shortDecimal(to)}. ${words}`;
  const ticks = ends ?? [from, (from + to) / 2, to].map((tick) => shortDecimal(tick).replace("-", "−"));
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold text-sm">{title}</span>
        <span className="font-semibold text-lg tabular-nums">{reading}</span>
      </p>
      <SyntheticRail value={value} from={from} to={to} low={low ?? null} high={high ?? null} label={label} />
      <svg
        aria-hidden="true"
        width="100%"
        height="16"
        className="block overflow-visible fill-ink-2 text-xs tabular-nums"
      >
        {ticks.map((tick, at) => (
          <text key={tick} y="12" {...(ends ? besideTicks : underTicks)[at]}>
            {tick}
          </text>
        ))}
      </svg>
      <p className="text-ink-2 text-sm">{words}</p>
    </div>
  );
}

/** Where the rail's ends and middle are: numbers are centred on them, words begin and end at them. */
const underTicks = ["4%", "50%", "96%"].map((x) => ({ x, textAnchor: "middle" as const }));
const besideTicks = [
  { x: "3%", textAnchor: "start" as const },
  { x: "50%", textAnchor: "middle" as const },
  { x: "97%", textAnchor: "end" as const },
];
