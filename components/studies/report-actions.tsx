import { reportHref } from "#components/studies/report-href.ts";
import { CopyButton } from "#components/text/copy-button.tsx";
import type { FullStudy } from "#lib/studies/study-record.ts";

const forms = [
  ["md", "Markdown"],
  ["csv", "CSV"],
  ["json", "JSON"],
] as const;

/** What a reader takes along: the address, and the study in forms that each carry its label. */
export function ReportActions({ study: { id, report_url } }: { study: FullStudy }) {
  return (
    <nav aria-label="Share and download" data-screen-only="" className="space-y-1 text-sm">
      <p className="flex items-center gap-2">
        <span aria-hidden="true">Link</span>
        <CopyButton text={report_url} what="the link to this report" />
      </p>
      <p>
        Download{" "}
        {forms.map(([ending, name], at) => (
          <span key={ending}>
            {at > 0 && " · "}
            <a href={`${reportHref(id)}.${ending}`} className="inline-block py-1">
              {name}
            </a>
          </span>
        ))}
      </p>
      <p className="text-ink-2">Printing it makes a PDF, with the label on each sheet.</p>
    </nav>
  );
}
