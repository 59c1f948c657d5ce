import { InterviewIndex } from "#components/studies/interview-index.tsx";
import { fileHref } from "#components/studies/report-href.ts";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Section } from "#components/text/section.tsx";
import {
  exchangeOf,
  markedQuestion,
  rehearsalTally,
  rehearsalWords,
  rehearsedGuide,
} from "#lib/studies/report/rehearsal-tally.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import type { FullStudy } from "#lib/studies/study-record.ts";

/** What a rehearsal tries out: its questions, and what they show where people answer them. */
export function AskedSection({ study }: { study: FullStudy }) {
  const { first, questions, note, adds } = rehearsedGuide(study);
  return (
    <>
      {questions.length > 0 && (
        <Section id="asked" title={reportWords.titles.asked}>
          {first !== "" && (
            <p dir="auto" className="wrap-anywhere mb-2 max-w-prose">
              {first}
            </p>
          )}
          <ol className="max-w-prose list-decimal space-y-1 ps-6">
            {questions.map((question) => (
              <li key={question.text} dir="auto" className="wrap-anywhere">
                {markedQuestion(question)}
              </li>
            ))}
          </ol>
          {note !== "" && <p className="mt-2 max-w-prose text-ink-2 text-sm">{note}</p>}
        </Section>
      )}
      <Section id="people" title={reportWords.titles.checks}>
        <p className="mb-2 max-w-prose">{rehearsalWords.people}</p>
        <ul className="max-w-prose list-disc space-y-1 ps-6">
          {adds.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p data-screen-only="">
          <a href={fileHref(study.id, "guide")} className="quiet-button mt-2 inline-flex items-center no-underline">
            Download the interview guide
          </a>
        </p>
      </Section>
    </>
  );
}

/** How the answers of a rehearsal look: one exchange, the rows in which answers would be counted, and its interviews. */
export function MadeUpSection({ study }: { study: FullStudy }) {
  const exchange = exchangeOf(study);
  const rows = rehearsalTally(study)?.rows ?? [];
  return (
    <Disclosure summary={reportWords.titles.madeUp}>
      <div id="made-up" className="max-w-prose space-y-4">
        {exchange !== null && (
          <>
            <p>{rehearsalWords.madeUp}</p>
            <p dir="auto" className="wrap-anywhere font-semibold text-sm">
              {exchange.q}
            </p>
            <p dir="auto" className="user-text">
              {exchange.a}
            </p>
          </>
        )}
        {rows.length > 0 && (
          <p dir="auto">
            {rehearsalWords.rows} {rows.map(({ label }) => label).join(" · ")}
          </p>
        )}
        <InterviewIndex study={study} />
      </div>
    </Disclosure>
  );
}
