import { OutcomeMark, outcomes as outcomeWords } from "#components/marks/outcome-mark.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { percent } from "#components/stats/percent.ts";
import { plural, whole } from "#lib/format.ts";
import type { Usage } from "#lib/votes/contract.ts";

const height = 24;
/** Filled like the outcome's own mark: whole, half or empty. */
const filled = { success: 1, partial: 0.5, failure: 0 } as const;

/** How the counted runs ended: one strip in full, half and open like the marks, with counts and shares in words. */
export function OutcomeBar({ outcomes }: { outcomes: Usage["outcomes"] }) {
  const total = outcomes.success + outcomes.partial + outcomes.failure;
  const parts = outcomeWords.map(([outcome, one, many]) => ({ outcome, one, many, count: outcomes[outcome] }));
  const start = (index: number) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  const words = parts
    .map(({ one, many, count }) => `${plural(count, one, many)} (${percent(count, total)})`)
    .join(", ");
  return (
    <div>
      <svg
        role="img"
        aria-label={`Outcomes of ${plural(total, "counted review")}: ${words}`}
        width="100%"
        height={height}
        className="block"
      >
        {parts.map(({ outcome, count }, index) => {
          const [x, width] = [`${(100 * start(index)) / total}%`, `${(100 * count) / total}%`];
          const solid = height * filled[outcome];
          return (
            <g key={outcome}>
              <rect x={x} width={width} y={height - solid} height={solid} className="fill-ink" />
              <rect x={x} width={width} y="0" height={height} strokeWidth="2" className="fill-none stroke-ink" />
            </g>
          );
        })}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {parts.map(({ outcome, one, many, count }) => (
          <li key={outcome} className="flex items-center gap-1.5">
            <OutcomeMark outcome={outcome} /> {plural(count, one, many)} ({percent(count, total)})
          </li>
        ))}
      </ul>
      <DataTable
        caption="Outcomes of counted reviews"
        columns={["Outcome", "Reviews", "Share"]}
        rows={parts.map(({ one, count }) => [one, whole(count), percent(count, total)])}
      />
    </div>
  );
}
