import { ReportLink } from "#components/moderation/report-link.tsx";
import { AnswerList } from "#components/studies/answer-list.tsx";
import { ChartSection } from "#components/studies/chart-section.tsx";
import { CheckWithPeople } from "#components/studies/check-with-people.tsx";
import { FindingList } from "#components/studies/finding-list.tsx";
import { FollowUpList } from "#components/studies/follow-up-list.tsx";
import { InterviewIndex } from "#components/studies/interview-index.tsx";
import type { ReportParts } from "#components/studies/report-parts.ts";
import { ThemeSection } from "#components/studies/theme-section.tsx";
import { WeightLists } from "#components/studies/weight-lists.tsx";

/** `isOwn` says that the study's account reads it. */
type Props = { parts: ReportParts; isOwn?: boolean };

/** What a report's answer rests on, part by part; it has no script, so that it can be sent as markup. */
export function ReportBody({ parts, isOwn = false }: Props) {
  const { study, themes, voices, text, places, isUnderstood } = parts;
  return (
    <>
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
    </>
  );
}
