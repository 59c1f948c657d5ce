import { type RecordKind, recordNames } from "#lib/moderation/contract.ts";

/** Links to the form that reports a post or a study to the operator. */
export function ReportLink({ of, kind }: { of: string; kind: RecordKind }) {
  return (
    <p className="text-sm" data-screen-only="">
      <a href={`/moderation/report?post=${of}`} rel="nofollow" className="inline-block min-h-6 text-ink-2">
        {kind === "study" ? "Report a problem with" : "Report"}
        <span className={kind === "study" ? undefined : "sr-only"}> this {recordNames[kind]}</span>
      </a>
    </p>
  );
}
