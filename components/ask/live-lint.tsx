"use client";

import { useEffect, useState } from "react";
import type { PostLint } from "#lib/content/lint-in-browser.ts";
import { cutText, partOf } from "#lib/cut-text.ts";
import { plural } from "#lib/format.ts";

const afterPauseMs = 300;
const shownLength = 80;

type Props = { text: string; name: string; what: string };
type LintResult = { text: string; lints: PostLint[] };

/** Lists what the service would refuse in a field while it is typed. It sends nothing. */
export function LiveLint({ text, name, what }: Props) {
  const [found, setFound] = useState<LintResult>({ text: "", lints: [] });
  const [fault, setFault] = useState("");

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      if (text === "") return setFound({ text, lints: [] });
      try {
        // Loaded on the first keystroke, to keep the page small.
        const { lintInBrowser } = await import("#lib/content/lint-in-browser.ts");
        if (isCurrent) setFound({ text, lints: lintInBrowser(text) });
      } catch {
        if (isCurrent) setFault("Secrets could not be looked for here; the check on the server finds them.");
      }
    }, afterPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);

  function select({ start, end }: PostLint) {
    const field = document.getElementById(name) as HTMLInputElement | HTMLTextAreaElement;
    field.focus();
    field.setSelectionRange(start, end);
  }

  const { lints } = found;
  return (
    <div className="noscript:hidden">
      <p role="status" className="mt-2 font-semibold text-sm empty:hidden">
        {fault || (lints.length > 0 && `${plural(lints.length, "place")} in ${what} would be refused:`)}
      </p>
      {lints.length > 0 && (
        <ul aria-label={`Found in ${what}`} className="mt-1 space-y-2 border-ink border-s-4 ps-3 text-sm">
          {lints.map((lint) => (
            <li key={`${lint.start} ${lint.rule}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="wrap-anywhere">
                <mark className="bg-inset font-mono text-ink">{shown(found.text, lint)}</mark> {lint.message}
              </span>
              <button
                type="button"
                className="min-h-6 cursor-pointer underline underline-offset-[0.18em]"
                onClick={() => select(lint)}
              >
                Select it
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Makes a place visible: invisible and reordering characters become boxes. */
function shown(text: string, { start, end }: PostLint): string {
  const place = partOf(text, start, end).replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Cn}]/gu, "□");
  const beginning = cutText(place, shownLength);
  return beginning === place ? place : `${beginning}…`;
}
