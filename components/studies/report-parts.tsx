import type { ReactNode } from "react";
import { ReportLink } from "#components/moderation/report-link.tsx";
import { AnswerList } from "#components/studies/answer-list.tsx";
import { AskedSection, MadeUpSection } from "#components/studies/asked-section.tsx";
import { ChartSection } from "#components/studies/chart-section.tsx";
import { CheckWithPeople } from "#components/studies/check-with-people.tsx";
import { ClosedSection } from "#components/studies/closed-section.tsx";
import { FindingList } from "#components/studies/finding-list.tsx";
import { FlagList } from "#components/studies/flag-list.tsx";
import { FollowUpList } from "#components/studies/follow-up-list.tsx";
import { InterviewIndex } from "#components/studies/interview-index.tsx";
import type { ReportContent } from "#components/studies/report-content.ts";
import { ReportHead } from "#components/studies/report-head.tsx";
import { ThemeSection } from "#components/studies/theme-section.tsx";
import { WeightLists } from "#components/studies/weight-lists.tsx";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** `isOwn` says that the study's account reads it; what a reader can do with it is beside its answer. */
type Props = { content: ReportContent; isOwn?: boolean; children?: ReactNode };

/** A report's answer and what it rests on, part by part; it has no script, so that it can be sent as markup. */
export function ReportParts({ content, isOwn = false, children }: Props) {
  const { study, themes, outcomes, voices, text, places, isUnderstood } = content;
  const isModel = study.engine.kind === "model";
  // A wide page has what to do with the report beside its head, a narrow one behind all that it says.
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <ReportHead
        study={study}
        text={text}
        quotes={places.get("answer-1")!.quotes}
        voice={places.get("voice")!.quotes}
        voices={voices}
        isUnderstood={isUnderstood}
      />
      <div className={`space-y-8 ${isModel ? "lg:col-span-2 lg:row-start-3" : "lg:col-start-1"}`}>
        <FlagList flags={warningsOf(study, `${study.headline_finding} ${text.lead}`)} />
        {isUnderstood && !isModel && <AskedSection study={study} />}
        {isUnderstood && isModel && (
          <>
            <ThemeSection study={study} rows={themes} outcomes={outcomes} />
            <FindingList
              findings={study.key_findings}
              texts={text.findings}
              places={places}
              voices={voices}
              size={study.quant}
            />
            <ChartSection study={study} />
            <AnswerList answers={text.answers} places={places} voices={voices} />
            <WeightLists study={study} text={text} places={places} />
            <CheckWithPeople study_id={study.id} agenda={study.research_agenda} messages={text.messages} />
          </>
        )}
        <ClosedSection study={study} />
        {isModel ? <InterviewIndex study={study} /> : <MadeUpSection study={study} />}
        <FollowUpList study={study} canAsk={isOwn && isUnderstood} />
      </div>
      {children}
      <ReportLink of={study.id} kind="study" />
    </div>
  );
}

/** What the disclosure, the headline or a note says already. */
const isSaid = ({ code, severity }: FullStudy["flags"][number]) =>
  code === "simulated" || severity === "info" || (code === "not_understood" && severity === "block");

/** What to know before relying on it, but for what is said already, by the answer too; of a rehearsal what keeps it from being one. */
const warningsOf = ({ flags, engine }: FullStudy, text: string) =>
  flags.filter(
    (flag) =>
      !isSaid(flag) &&
      !text.includes(flag.message) &&
      (engine.kind === "model" || flag.severity === "block" || flag.code === "language"),
  );
