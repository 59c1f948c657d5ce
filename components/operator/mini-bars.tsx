import { DataTable } from "#components/stats/data-table.tsx";
import { type Bar, type Series, series } from "#lib/console/contract.ts";
import { minute } from "#lib/format.ts";

const height = 40;

/** The bars of one figure over the span, with the same numbers as a table. */
export function MiniBars({ bars, of, write }: { bars: Bar[]; of: Series; write: (value: number) => string }) {
  const most = Math.max(...bars.map((bar) => bar[of]));
  const slot = 100 / bars.length;
  const [first, last] = [bars[0]!, bars.at(-1)!];
  const seen = bars.filter((bar) => bar[of] > 0);
  const words = most === 0 ? "none" : `at most ${write(most)}`;
  return (
    <>
      <svg
        role="img"
        aria-label={`${series[of].words} from ${minute(first.at)} to ${minute(last.at)}: ${words}.`}
        width="100%"
        height={height + 1}
        className="block"
      >
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
      {seen.length > 0 && (
        <DataTable
          caption={`${series[of].words}, where there were any`}
          columns={["From (UTC)", series[of].words]}
          rows={seen.map((bar) => ({ key: bar.at, head: minute(bar.at), cells: [write(bar[of])] }))}
        />
      )}
    </>
  );
}
