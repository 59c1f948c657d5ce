import { FaultList } from "#components/ask/text-field.tsx";
import { longestVersion, outcomesInWords } from "#lib/questions/standing.ts";

export type Draft = { outcome: string; version: string };
type Props = { answer_id: string; draft: Draft; faults: Record<string, string[]> };

/** The form that confirms an answer without a signature. It works without script. */
export function ConfirmForm({ answer_id, draft, faults }: Props) {
  const version = faults.version ?? [];
  return (
    <form action={`/confirm?answer=${answer_id}`} method="post" className="max-w-prose space-y-6">
      <fieldset aria-describedby={faults.outcome ? "outcome-faults" : undefined}>
        <legend className="mb-1 font-semibold">What came of it</legend>
        {Object.entries(outcomesInWords).map(([outcome, words]) => (
          <label key={outcome} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="outcome"
              value={outcome}
              required
              defaultChecked={draft.outcome === outcome}
              className="size-5 shrink-0 accent-ink"
            />
            {words}
          </label>
        ))}
        <FaultList id="outcome-faults" faults={faults.outcome ?? []} />
      </fieldset>
      <div>
        <label htmlFor="version" className="mb-1 block font-semibold">
          Version of the tool, if you know it
        </label>
        <input
          id="version"
          name="version"
          maxLength={longestVersion}
          dir="auto"
          autoComplete="off"
          defaultValue={draft.version}
          aria-describedby={`version-hint${version.length > 0 ? " version-faults" : ""}`}
          aria-invalid={version.length > 0 || undefined}
          className="control w-full"
        />
        <p id="version-hint" className="mt-1 text-ink-2 text-sm">
          At most {longestVersion} characters, such as 2.4.0. It is public.
        </p>
        <FaultList id="version-faults" faults={version} />
      </div>
      <button type="submit" className="button">
        Send
      </button>
    </form>
  );
}
