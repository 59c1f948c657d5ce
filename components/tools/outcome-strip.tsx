import { OutcomeMark, outcomes as outcomeWords } from "#components/marks/outcome-mark.tsx";
import { plural } from "#lib/format.ts";
import type { Usage } from "#lib/votes/contract.ts";

const drawnAtMost = 24;

/** How the counted runs ended: one shape per run while few, and always the counts in words. */
export function OutcomeStrip({ outcomes }: { outcomes: Usage["outcomes"] }) {
  const total = outcomes.success + outcomes.partial + outcomes.failure;
  return (
    <div>
      <h3 className="mb-2 text-base">Outcomes</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {outcomeWords.map(([outcome, one, many]) => {
          const count = outcomes[outcome];
          const drawn = total <= drawnAtMost ? Array.from({ length: count }, (_, at) => `${outcome}-${at}`) : [outcome];
          return (
            <li key={outcome} className="flex flex-wrap items-center gap-1.5">
              {count > 0 && (
                <span className="inline-flex gap-0.5">
                  {drawn.map((id) => (
                    <OutcomeMark key={id} outcome={outcome} />
                  ))}
                </span>
              )}
              <span className={count === 0 ? "text-ink-2" : undefined}>{plural(count, one, many)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
