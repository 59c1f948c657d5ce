import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { formHref } from "#components/studies/form-href.ts";
import { StudyQuestion } from "#components/studies/study-question.tsx";
import { audienceWords, typeLabel } from "#components/studies/study-words.ts";
import { Ago } from "#components/text/ago.tsx";
import { plural } from "#lib/format.ts";
import { simulatedInterview } from "#lib/studies/report/label.ts";
import type { PendingStudy as Pending } from "#lib/studies/study-record.ts";
import { hasEnded, withoutFindings } from "#lib/studies/study-status.ts";

/** What a study without findings is, in a sentence. */
export const pendingTitle = ({ status }: Pick<Pending, "status">): string => `This study ${withoutFindings[status]}`;

/** Of what kind a study is, with whom, and when it was requested. */
export function RequestLine({ study: { study_type, audience, created_at } }: { study: Pending }) {
  return (
    <p>
      <ProvenanceKey of="synthetic" /> study: {typeLabel(study_type)} with invented {audienceWords[audience]}, requested{" "}
      <Ago moment={created_at} />
    </p>
  );
}

/** A study that has no findings: how far it has come, or why nothing will come of it. */
export function PendingStudy({ study }: { study: Pending }) {
  const { id, status, topic } = study;
  const goesOn = !hasEnded(status);
  return (
    <div className="max-w-prose space-y-6">
      <RequestLine study={study} />
      <h1>{pendingTitle(study)}</h1>
      <StudyQuestion topic={topic} />
      <p>{wordsOf(study)}</p>
      <p>
        <a
          href={goesOn ? `/report/${id}` : formHref(study)}
          className="quiet-button inline-flex items-center no-underline"
        >
          {goesOn ? "Look again" : "Ask this question again"}
        </a>
      </p>
    </div>
  );
}

function wordsOf({ status, progress, error }: Pending): string {
  const { interviews_done: done, interviews } = progress;
  const all = plural(interviews, simulatedInterview);
  const words: Record<Pending["status"], string> = {
    queued: "It begins as soon as one that runs now has ended.",
    running: `${done} of ${all} ${done === 1 ? "has" : "have"} been held. The findings come when all are.`,
    failed:
      error?.message ??
      "The reason is not known. Send the same request again: what was paid for in the last days is not paid for twice.",
    cancelled: `Its account stopped it after ${done} of ${all}. It has no findings.`,
  };
  return words[status];
}
