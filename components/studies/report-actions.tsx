import { formHref } from "#components/studies/form-href.ts";
import { reportHref } from "#components/studies/report-href.ts";
import { CopyButton } from "#components/text/copy-button.tsx";
import { FollowLinks } from "#components/text/follow-links.tsx";
import type { FullStudy } from "#lib/studies/study-record.ts";

const forms = [
  ["md", "Markdown"],
  ["csv", "CSV"],
  ["json", "JSON"],
] as const;

type Props = { study: FullStudy; isOwn: boolean; first: string | null };

/** What a reader does next: share it, take it along, run it again, or compare it with the study that was run again. */
export function ReportActions({ study, isOwn, first }: Props) {
  const { id, report_url, quant, visibility } = study;
  return (
    <nav
      aria-label="Share and download"
      data-screen-only=""
      className="flex flex-wrap items-center gap-x-6 border-hairline border-t pt-3 text-sm lg:block lg:space-y-1"
    >
      <p className="flex items-center gap-2">
        <span aria-hidden="true">Link</span>
        <CopyButton text={report_url} what="the link to this report" />
      </p>
      {quant.closed !== undefined && (
        <p>
          <a href="#closed-questions" className="inline-block py-1">
            Results of your closed questions
          </a>
        </p>
      )}
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
        {quant.closed !== undefined && (
          <>
            {" · "}
            <a href={reportHref(id, "answers.csv")} className="inline-block py-1">
              Answers
            </a>
            {" · "}
            <a href={reportHref(id, "codebook.csv")} className="inline-block py-1">
              What their columns are
            </a>
          </>
        )}
      </p>
      <p>
        {isOwn ? (
          <a href={reportHref(id, "rerun")} rel="nofollow" className="inline-block py-1">
            Run it again
          </a>
        ) : (
          <a href={formHref(study)} className="inline-block py-1">
            Start your own study with this question
          </a>
        )}
        {first !== null && (
          <>
            {" · "}
            <a href={`/report/compare?a=${first}&b=${id}`} className="inline-block py-1">
              Compare with the first
            </a>
          </>
        )}
      </p>
      {visibility === "public" && (
        <p>
          <FollowLinks feed="/feeds/studies" what="public studies" />
        </p>
      )}
      <p className="text-ink-2">Print it for a PDF with this notice on each sheet.</p>
    </nav>
  );
}
