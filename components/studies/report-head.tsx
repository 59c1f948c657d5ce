import { StudyQuestion } from "#components/studies/study-question.tsx";
import { audienceWords, typeLabel } from "#components/studies/study-words.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** What a study says in one sentence, and the question it was asked. */
export function ReportHead({ study }: { study: FullStudy }) {
  return (
    <div className="space-y-4">
      <p className="text-ink-2">
        {typeLabel(study.study_type)} with invented {audienceWords[study.audience]}
      </p>
      <h1 dir="auto" className="wrap-anywhere max-w-3xl text-2xl sm:text-3xl">
        {study.headline_finding}
      </h1>
      <StudyQuestion topic={study.topic} />
    </div>
  );
}
