import { Section } from "#components/text/section.tsx";
import { rehearsedQuestions } from "#lib/studies/report/rehearsal-tally.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** The questions of a rehearsal, which are what it tries out. */
export function AskedSection({ study }: { study: FullStudy }) {
  const questions = rehearsedQuestions(study);
  if (questions.length === 0) return null;
  return (
    <Section id="asked" title="What was asked">
      <ol className="max-w-prose list-decimal space-y-1 ps-6">
        {questions.map((question) => (
          <li key={question} dir="auto" className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ol>
    </Section>
  );
}
