import { ReportLink } from "#components/moderation/report-link.tsx";
import { AnswerList } from "#components/studies/answer-list.tsx";
import { ChartSection } from "#components/studies/chart-section.tsx";
import { CheckWithPeople } from "#components/studies/check-with-people.tsx";
import { FindingList } from "#components/studies/finding-list.tsx";
import { FlagList } from "#components/studies/flag-list.tsx";
import { FollowUpList } from "#components/studies/follow-up-list.tsx";
import { InterviewIndex } from "#components/studies/interview-index.tsx";
import { ReportActions } from "#components/studies/report-actions.tsx";
import { ReportHead } from "#components/studies/report-head.tsx";
import { StudyDisclosure } from "#components/studies/study-disclosure.tsx";
import { type ThemeRow, ThemeSection } from "#components/studies/theme-section.tsx";
import { WeightLists } from "#components/studies/weight-lists.tsx";
import { placeQuotes } from "#lib/studies/report/place-quotes.ts";
import { reportText } from "#lib/studies/report/report-text.ts";
import { whatDivides } from "#lib/studies/report/what-divides.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";
import "./report.css";

/** `first` is the id of the study that this one runs again, where the address names it; `isOwn` says that its account reads it. */
type Props = { study: FullStudy; themes: ThemeRow[]; first?: string | null; isOwn?: boolean };

/** A complete study as it is read: what made it, the answer and how sure it is, then what it rests on. */
export function Report({ study, themes, first = null, isOwn = false }: Props) {
  const names = new Map(study.personas.map(({ id, name }) => [id, name]));
  const voices = { study_id: study.id, names };
  const text = reportText(study, whatDivides(themes, study.interviews, names));
  const places = placeQuotes(study);
  // What was not understood was not studied: its numbers are about nothing.
  const isUnderstood = !study.flags.some(({ code, severity }) => code === "not_understood" && severity === "block");
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
      {isUnderstood && (
        <>
          <ThemeSection study={study} rows={themes} />
          <FindingList findings={study.key_findings} texts={text.findings} places={places} voices={voices} />
          <ChartSection study={study} />
          <AnswerList answers={text.answers} places={places} voices={voices} />
          <WeightLists study={study} text={text} places={places} />
          <CheckWithPeople study_id={study.id} agenda={study.research_agenda} messages={text.messages} />
        </>
      )}
      <InterviewIndex study={study} />
      <FollowUpList study={study} canAsk={isOwn && isUnderstood} />
      <ReportLink of={study.id} kind="study" />
    </article>
  );
}

/** What to know before relying on it, but for notes, for what the disclosure says, and for what the answer says. */
const warningsOf = ({ flags }: FullStudy, lead: string) =>
  flags.filter(({ code, severity, message }) => code !== "simulated" && severity !== "info" && !lead.includes(message));
