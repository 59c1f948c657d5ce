import { type RecordKind, recordNames } from "#lib/moderation/contract.ts";

export const reportName = "Report";

/** Links to the form that reports a post or a study to the operator. */
export function ReportLink({ of, kind }: { of: string; kind: RecordKind }) {
  return (
    <p className="text-sm" data-screen-only="">
      <a href={`/moderation/report?post=${of}`} rel="nofollow" className="inline-block min-h-6 text-ink-2">
        {kind === "study" ? `${reportName} a problem with` : reportName}
        <span className={kind === "study" ? undefined : "sr-only"}> this {recordNames[kind]}</span>
      </a>
    </p>
  );
}
