"use client";

import { useId, useState } from "react";
import type { Statement, Step } from "#components/reviews/check-review.ts";
import type { Review } from "#lib/reviews/contract.ts";

type State = { signed: string; text: string; steps: Step[]; change: string };

/** The button that recomputes everything in the reader's browser, with the bytes to try it on. */
export function VerifyHere({ document, stated }: { document: Review["document"]; stated: Statement }) {
  const [state, show] = useState<State | null>(null);
  const [fault, setFault] = useState("");
  const textId = useId();

  async function check(text: string | null, change = "") {
    try {
      // Loaded on demand, to keep the page light.
      const { checkReview, signedText } = await import("#components/reviews/check-review.ts");
      const signed = signedText(document);
      show({ signed, text: text ?? signed, steps: checkReview(text ?? signed, stated), change });
      setFault("");
    } catch (error) {
      setFault(`The check could not run here: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async function changeByte(text: string) {
    const { changeOneByte } = await import("#components/reviews/check-review.ts");
    const changed = changeOneByte(text);
    await check(changed.text, changed.words);
  }

  return (
    <div className="space-y-4 noscript:hidden" data-screen-only="">
      <button type="button" className="button" onClick={() => void check(null)}>
        Verify here
      </button>
      <p role="status" className="font-semibold text-lg empty:hidden">
        {fault || (state && <Verdict steps={state.steps} />)}
      </p>
      {state && (
        <>
          <VerifySteps steps={state.steps} />
          <div>
            <label htmlFor={textId} className="mb-1 block font-semibold">
              Try changing a byte
            </label>
            <textarea
              id={textId}
              value={state.text}
              onChange={(event) => void check(event.target.value)}
              rows={8}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              className="control identifier block w-full py-2 text-xs"
            />
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <button type="button" className="quiet-button" onClick={() => void changeByte(state.text)}>
                Change one byte
              </button>
              <button type="button" className="quiet-button" onClick={() => void check(state.signed)}>
                Put it back
              </button>
              <span className="wrap-anywhere text-sm">{state.change}</span>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function Verdict({ steps }: { steps: Step[] }) {
  const at = steps.findIndex(({ state }) => state !== "holds");
  if (at === -1)
    return <span className="text-holds">All {steps.length} checks hold: this key signed these bytes.</span>;
  return (
    <span className="text-fails">
      Check {at + 1} of {steps.length} fails: {steps[at]!.name}.
    </span>
  );
}

const marks = { holds: "M2 9L7 14L16 3", fails: "M3 3L15 15M15 3L3 15", skipped: "M3 9H15" };
const words = { holds: "Holds", fails: "Fails", skipped: "Not reached" };
const colours = {
  holds: "stroke-holds text-holds",
  fails: "stroke-fails text-fails",
  skipped: "stroke-ink-2 text-ink-2",
};

/** The checks of a review, each with its result in shape and word and the value behind it. */
function VerifySteps({ steps }: { steps: Step[] }) {
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
