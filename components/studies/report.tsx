import { FlagList } from "#components/studies/flag-list.tsx";
import { ReportActions } from "#components/studies/report-actions.tsx";
import { ReportHead } from "#components/studies/report-head.tsx";
import type { ReportParts } from "#components/studies/report-parts.ts";
import { StudyDisclosure } from "#components/studies/study-disclosure.tsx";
import type { FullStudy } from "#lib/studies/study-record.ts";
import "./report.css";

type Props = {
  parts: ReportParts;
  /** The markup of its ReportBody: elements would be sent twice, and the second time at twice the length. */
  body: string;
  /** The study that this one runs again, where the address names it. */
  first?: string | null;
};

/** A complete study as it is read: what made it, the answer and how sure it is, then what it rests on. */
export function Report({ parts, body, first = null }: Props) {
  const { study, text, places, voices, isUnderstood } = parts;
  return (
    <article className="report space-y-10">
      <StudyDisclosure study={study}>
        <ReportActions study={study} first={first} />
      </StudyDisclosure>
      <ReportHead
        study={study}
        text={text}
        quotes={places.get("answer-1")!.quotes}
        voices={voices}
        isUnderstood={isUnderstood}
      />
      <FlagList flags={warningsOf(study, text.lead)} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, and escaped every text */}
      <div className="space-y-10" dangerouslySetInnerHTML={{ __html: body }} />
    </article>
  );
}

/** What to know before relying on it, but for notes, for what the disclosure says, and for what the answer says. */
const warningsOf = ({ flags }: FullStudy, lead: string) =>
  flags.filter(({ code, severity, message }) => code !== "simulated" && severity !== "info" && !lead.includes(message));
