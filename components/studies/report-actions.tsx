import { formHref } from "#components/studies/form-href.ts";
import { fileHref, reportHref } from "#components/studies/report-href.ts";
import { CopyButton } from "#components/text/copy-button.tsx";
import { FollowLinks } from "#components/text/follow-links.tsx";
import type reportFiles from "#lib/engines/report-files.json";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import type { FullStudy } from "#lib/studies/study-record.ts";

type Form = keyof typeof reportFiles;
/** The guide has links of its own. */
const names: Record<Exclude<Form, "guide">, string> = {
  ...{ md: "Markdown", csv: "CSV", json: "JSON" },
  ...{ answers: "Answers", codebook: "What their columns are" },
};
const ofClosed: Form[] = ["answers", "codebook"];

type Props = { study: FullStudy; isOwn: boolean; first: string | null };

/** What a reader does next: share it, take it along, run it again, or compare it with the study that was run again. */
export function ReportActions({ study, isOwn, first }: Props) {
  const { id, report_url, quant, visibility, engine } = study;
  const files = (Object.keys(names) as (keyof typeof names)[]).filter(
    (form) => quant.closed !== undefined || !ofClosed.includes(form),
  );
  return (
    <nav
      aria-label="Share and download"
      data-screen-only=""
      className={`space-y-3 border-hairline border-t pt-3 text-sm lg:col-start-2 ${engine.kind === "model" ? "lg:row-start-2" : "lg:row-span-3 lg:row-start-1"}`}
    >
      <div className="flex flex-wrap items-center gap-3 text-base">
        {isOwn ? (
          <a
            href={reportHref(id, "rerun")}
            rel="nofollow"
            className="quiet-button inline-flex items-center no-underline"
          >
            {reportWords.titles.again}
          </a>
        ) : (
          <NewStudy study={study} />
        )}
        <CopyButton text={report_url} what="link" isNamed />
      </div>
      {first !== null && (
        <p>
          <a href={`/report/compare?a=${first}&b=${id}`} className="inline-block py-1">
            Compare with the first
          </a>
        </p>
      )}
      {quant.closed !== undefined && (
        <p>
          <a href="#closed-questions" className="inline-block py-1">
            Results of your closed questions
          </a>
        </p>
      )}
      <p>
        Download{" "}
        {files.map((form, at) => (
          <span key={form}>
            {at > 0 && " · "}
            <a href={fileHref(id, form)} className="inline-block py-1">
              {names[form]}
            </a>
          </span>
        ))}
      </p>
      {visibility === "public" && (
        <p>
          <FollowLinks feed="/feeds/studies" what="public studies" />
        </p>
      )}
      <p className="text-ink-2">To keep a PDF, print this page: each sheet has the label.</p>
    </nav>
  );
}

/** Opens the form of a study, filled with what this one asked. */
export function NewStudy({ study }: { study: Parameters<typeof formHref>[0] }) {
  return (
    <a href={formHref(study)} className="quiet-button inline-flex items-center no-underline">
      Start a study like this
    </a>
  );
}
