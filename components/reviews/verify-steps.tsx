import type { Step } from "#components/reviews/check-review.ts";

const marks = { holds: "M2 9L7 14L16 3", fails: "M3 3L15 15M15 3L3 15", skipped: "M3 9H15" };
const words = { holds: "Holds", fails: "Fails", skipped: "Not reached" };
const colours = {
  holds: "stroke-holds text-holds",
  fails: "stroke-fails text-fails",
  skipped: "stroke-ink-2 text-ink-2",
};

/** The checks of a review, each with its result in shape and word and the value behind it. */
export function VerifySteps({ steps }: { steps: Step[] }) {
  return (
    <ol className="text-sm">
      {steps.map(({ name, state, words: reason, value }, index) => (
        <li key={name} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-hairline border-t py-2">
          <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" className={`mt-0.5 ${colours[state]}`}>
            <path d={marks[state]} fill="none" strokeWidth="2.5" />
          </svg>
          <div>
            <p className="wrap-anywhere">
              {index + 1}. {name}: <b className={colours[state]}>{words[state]}</b>. {reason}
            </p>
            {value && <p className="identifier text-ink-2">{value}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
