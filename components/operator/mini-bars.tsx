import { type Bar, type Series, series } from "#lib/console/contract.ts";

const height = 36;

/** The bars of one figure over the span; their numbers are in the table below all of them. */
export function MiniBars({ bars, of, most, words }: { bars: Bar[]; of: Series; most: number; words: string }) {
  const slot = 100 / bars.length;
  return (
    <svg role="img" aria-label={`${series[of].words}: ${words}.`} width="100%" height={height + 1} className="block">
      {bars.map((bar, index) => {
        const tall = most === 0 ? 0 : (bar[of] / most) * (height - 2);
        return (
          <rect
            key={bar.at}
            x={`${index * slot + slot * 0.1}%`}
            width={`${slot * 0.8}%`}
            y={height - tall}
            height={tall}
            className="fill-ink-2"
          />
        );
      })}
      <line x1="0" x2="100%" y1={height} y2={height} className="stroke-ink-2" />
    </svg>
  );
}
