import { type Bar, type Series, series } from "#lib/console/contract.ts";
import { measurement, oneDecimal, whole } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";

const height = 36;
/** How wide a bar is with its gap, in units of its drawing. */
const slot = 10;

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
  const most = Math.max(0, ...bars.map((bar) => bar[of] ?? 0));
  const none = bars.some((bar) => bar[of] !== null) ? "none" : "no record";
  const words =
    most === 0 ? none : `${series[of].is_mean ? "highest mean" : "at most"} ${written(of, most)} in ${length}`;
  /** A bar from its top to the line below; one without a sample is a gap in that line too. */
  const pathOf = (bar: Bar, index: number) => {
    const figure = bar[of];
    if (figure === null) return "";
    const tall = most === 0 ? 0 : (figure / most) * (height - 2);
    return `M${index * slot + 1} ${oneDecimal(height - tall)}h${slot - 2}V${height + 1}h${2 - slot}z`;
  };
  return (
    <>
      <svg
        role="img"
        aria-label={`${series[of].words}: ${words}.`}
        viewBox={`0 0 ${bars.length * slot} ${height + 1}`}
        preserveAspectRatio="none"
        width="100%"
        height={height + 1}
        className="block"
      >
        <path d={bars.map(pathOf).join("")} className="fill-ink-2" />
      </svg>
      <span className="block text-ink-2 text-xs">{words}</span>
    </>
  );
}
