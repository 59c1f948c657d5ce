import { NumberTable } from "#components/stats/data-table.tsx";
import { Section } from "#components/text/section.tsx";
import { studyForms } from "#lib/engines/study-types.ts";
import { countsInWords, fullStudy, rehearsalTally, rehearsedGuide } from "#lib/studies/report/rehearsal-tally.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** What a rehearsal tries out: its questions, what its numbers look like, and what a full study adds. */
export function AskedSection({ study }: { study: FullStudy }) {
  const { first, questions } = rehearsedGuide(study);
  const tally = rehearsalTally(study);
  return (
    <>
      {questions.length > 0 && (
        <Section id="asked" title="The questions">
          {first !== "" && (
            <p dir="auto" className="wrap-anywhere mb-2 max-w-prose">
              At the start: {first}
            </p>
          )}
          <ol className="max-w-prose list-decimal space-y-1 ps-6">
            {questions.map((question) => (
              <li key={question} dir="auto" className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {tally !== null && (
        <Section id="counts" title="Made-up answers">
          <div className="max-w-prose">
            <NumberTable caption="Made-up answers" columns={[tally.title, "Interviews"]} rows={countsInWords(tally)} />
          </div>
        </Section>
      )}
      <Section id="adds" title="What a full study adds">
        <p className="mb-2 max-w-prose">{fullStudy}</p>
        <ul className="max-w-prose list-disc space-y-1 ps-6">
          {studyForms[study.study_type].adds.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
