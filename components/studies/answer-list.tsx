import { type Names, QuoteList } from "#components/studies/quote-list.tsx";
import { ReportSection } from "#components/studies/report-section.tsx";
import type { StudyAnswer } from "#lib/engines/findings.ts";

/** The questions that the study was to answer, each with its answer or why it has none; absent in older studies. */
export function AnswerList({ answers, names }: { answers: StudyAnswer[]; names: Names }) {
  if (answers.length === 0) return null;
  return (
    <ReportSection id="answers" title="Answers">
      <ol className="space-y-8">
        {answers.map(({ question, answer, quotes, cannot_tell }, at) => (
          <li key={question} id={`answer-${at + 1}`} className="space-y-3 border-hairline border-t pt-4">
            <h3 dir="auto" className="wrap-anywhere max-w-prose text-lg">
              {question}
            </h3>
            <p dir="auto" className="wrap-anywhere max-w-prose">
              {cannot_tell === null ? answer : `${answer} ${cannot_tell}`}
            </p>
            {quotes.length > 0 && <QuoteList quotes={quotes} names={names} />}
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}
