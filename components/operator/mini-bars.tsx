import { type Bar, type Series, series } from "#lib/console/contract.ts";
import { measurement, oneDecimal, whole } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";

const height = 36;

const writers: Partial<Record<Series, (value: number) => string>> = {
  cost_usd: money,
  p50_ms: measurement.latency_ms,
  p95_ms: measurement.latency_ms,
  stall_ms: measurement.latency_ms,
  memory_bytes: bytes,
  database_bytes: bytes,
  disk_used: (part) => `${Math.round(part * 100)} %`,
};

/** A figure in its unit; null where none was taken. */
export const written = (of: Series, value: number | null) => (value === null ? null : (writers[of] ?? whole)(value));

/** A size of storage or memory. */
export function bytes(count: number): string {
  return count >= 1e9 ? `${oneDecimal(count / 1e9)} GB` : `${whole(Math.round(count / 1e6))} MB`;
}

type Props = { bars: Bar[]; of: Series; length: string };

/** The bars of one figure over the span, each of so long; their numbers are in the table below all of them. */
export function MiniBars({ bars, of, length }: Props) {
  const slot = 100 / bars.length;
  const most = Math.max(0, ...bars.map((bar) => bar[of] ?? 0));
  const none = bars.some((bar) => bar[of] !== null) ? "none" : "no record";
  const words =
    most === 0 ? none : `${series[of].is_mean ? "highest mean" : "at most"} ${written(of, most)} in ${length}`;
  return (
    <>
      <svg role="img" aria-label={`${series[of].words}: ${words}.`} width="100%" height={height + 1} className="block">
        {bars.map((bar, index) => {
          const figure = bar[of];
          // A bar without a sample is a gap, also in the line below.
          if (figure === null) return null;
          const tall = most === 0 ? 0 : (figure / most) * (height - 2);
          return (
            <rect
              key={bar.at}
              x={`${index * slot + slot * 0.1}%`}
              width={`${slot * 0.8}%`}
              y={height - tall}
              height={tall + 1}
              className="fill-ink-2"
            />
          );
        })}
      </svg>
      <span className="block text-ink-2 text-xs">{words}</span>
    </>
  );
}
