import { AnswerList } from "#components/studies/answer-list.tsx";
import { CriterionList, SignalList } from "#components/studies/choice-lists.tsx";
import { Confidence } from "#components/studies/confidence.tsx";
import { FindingList } from "#components/studies/finding-list.tsx";
import { FlagList } from "#components/studies/flag-list.tsx";
import { FollowUpList } from "#components/studies/follow-up-list.tsx";
import { Numbers } from "#components/studies/numbers.tsx";
import { ObjectionList } from "#components/studies/objection-list.tsx";
import { Outlook, ResearchAgenda } from "#components/studies/outlook.tsx";
import { PersonaFacts } from "#components/studies/persona-facts.tsx";
import { quotedIn } from "#components/studies/quoted-in.ts";
import { ReportContents } from "#components/studies/report-contents.tsx";
import { ReportHead } from "#components/studies/report-head.tsx";
import { ReportSection } from "#components/studies/report-section.tsx";
import { RunItAgain } from "#components/studies/run-it-again.tsx";
import { StudyDisclosure } from "#components/studies/study-disclosure.tsx";
import { ThemeList } from "#components/studies/theme-list.tsx";
import { TranscriptList } from "#components/studies/transcript-list.tsx";
import { UnderstoodFacts } from "#components/studies/understood-facts.tsx";
import type { FullStudy } from "#lib/studies/study-record.ts";
import "./report.css";

/** A complete study as it is read: what made it, what it says, how sure that is, and every word it rests on. */
export function Report({ study, base }: { study: FullStudy; base: string }) {
  const names = new Map(study.personas.map(({ id, name }) => [id, name]));
  return (
    <div className="report grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_12rem]">
      <article className="min-w-0 space-y-14">
        <StudyDisclosure study={study} />
        <ReportHead study={study} />
        <Confidence study={study} />
        <FlagList flags={study.flags} />
        <ReportSection id="summary" title="Summary">
          <p dir="auto" className="wrap-anywhere max-w-prose text-lg">
            {study.executive_summary}
          </p>
        </ReportSection>
        <AnswerList answers={study.answers} names={names} />
        <UnderstoodFacts understood={study.understood} />
        <FindingList findings={study.key_findings} names={names} />
        <ThemeList themes={study.consensus_themes} names={names} of={study.quant.n_interviews} />
        <ObjectionList objections={study.objections} names={names} />
        <SignalList signals={study.competitive_signals} names={names} />
        <CriterionList criteria={study.decision_criteria} names={names} />
        <Outlook study={study} />
        <ResearchAgenda agenda={study.research_agenda} />
        <Numbers study={study} />
        <PersonaFacts personas={study.personas} />
        <TranscriptList interviews={study.interviews} quoted={quotedIn(study)} />
        <FollowUpList followUps={study.follow_ups} />
        <RunItAgain study={study} base={base} />
      </article>
      <ReportContents study={study} />
    </div>
  );
}
