import { ReportActions } from "#components/studies/report-actions.tsx";
import { StudyDisclosure } from "#components/studies/study-disclosure.tsx";
import type { FullStudy } from "#lib/studies/study-record.ts";
import "./report.css";

type Props = {
  study: FullStudy;
  /** The markup of its ReportBody: elements would be sent twice, and the second time at twice the length. */
  body: string;
  /** The study that this one runs again, where the address names it. */
  first?: string | null;
};

/** A complete study as it is read: what made it, the answer and how sure it is, then what it rests on. */
export function Report({ study, body, first = null }: Props) {
  return (
    <article className="report space-y-10">
      <StudyDisclosure study={study}>
        <ReportActions study={study} first={first} />
      </StudyDisclosure>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, and escaped every text */}
      <div className="space-y-10" dangerouslySetInnerHTML={{ __html: body }} />
    </article>
  );
}
