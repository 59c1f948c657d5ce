import { ReportActions } from "#components/studies/report-actions.tsx";
import type { ReportContent } from "#components/studies/report-content.ts";
import { reportJsonLd } from "#components/studies/report-json-ld.ts";
import { ReportParts } from "#components/studies/report-parts.tsx";
import { StudyDisclosure } from "#components/studies/study-disclosure.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import "./report.css";

type Props = {
  content: ReportContent;
  /** Whether the study's account reads it. */
  isOwn: boolean;
  /** The study that this one runs again, where the address names it. */
  first?: string | null;
};

/** A complete study as it is read: what made it, the answer and how sure it is, then what it rests on. */
export function Report({ content, isOwn, first = null }: Props) {
  return (
    <article className="report space-y-8">
      <StudyDisclosure study={content.study} />
      <StaticPart className="space-y-8">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: reportJsonLd(content.study) }} />
        <ReportParts content={content} isOwn={isOwn}>
          <ReportActions study={content.study} isOwn={isOwn} first={first} />
        </ReportParts>
      </StaticPart>
    </article>
  );
}
