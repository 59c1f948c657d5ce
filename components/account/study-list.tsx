import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { Section } from "#components/text/section.tsx";
import { excerpt, minute, plural } from "#lib/format.ts";
import type { ListedStudy } from "./account-state.ts";

const words = {
  queued: "Waiting",
  running: "Running",
  complete: "Complete",
  failed: "Failed",
  cancelled: "Cancelled",
} as const;

/** The studies of an account, newest first, in any state. */
export function StudyList({
  studies,
  total,
  perDay,
}: {
  studies: ListedStudy[];
  total: number;
  perDay: number | null;
}) {
  return (
    <Section id="studies" title={total === 0 ? "No study yet" : plural(total, "study", "studies")}>
      <p>
        <a href="/research" className="button inline-flex items-center no-underline">
          Start a study
        </a>
      </p>
      {perDay !== null && (
        <p>
          You may begin {plural(perDay, "study", "studies")} a day (UTC). The operator of this service can raise that.
        </p>
      )}
      {total > studies.length && <p>The newest {studies.length}:</p>}
      <ul className="border-hairline border-b empty:hidden">
        {studies.map(({ id, topic, status, report_url, interviews, interviews_done, created_at }) => (
          <li key={id} className="border-hairline border-t py-3">
            <a href={report_url} dir="auto" className="wrap-anywhere">
              {excerpt(topic, 160)}
            </a>
            <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
              <ProvenanceKey of="synthetic" />
              <span>
                {words[status]}
                {status === "running" && `, ${interviews_done} of ${plural(interviews, "interview")}`}
              </span>
              <span>{minute(created_at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
