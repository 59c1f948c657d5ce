import { RequestLine } from "#components/studies/pending-study.tsx";
import { StudyQuestion } from "#components/studies/study-question.tsx";
import { capital } from "#lib/cut-text.ts";
import { plural } from "#lib/format.ts";
import type { Run } from "#lib/studies/events/run-state.ts";
import { simulatedInterview, syntheticStudy } from "#lib/studies/report/label.ts";
import { noCharge, type PendingStudy } from "#lib/studies/study-record.ts";
import { LiveRun } from "./live-run.tsx";

/** How often a browser without script loads the page again, in seconds. */
const refreshSeconds = 5;

type Props = { study: PendingStudy; run: Run; isOwn: boolean };

/** A study that waits or runs: its question, what is said in each interview, and for its account a way to stop it. */
export function RunPage({ study, run, isOwn }: Props) {
  const { id, topic, progress, disclaimer } = study;
  return (
    <div className="space-y-6">
      <noscript>
        <meta httpEquiv="refresh" content={String(refreshSeconds)} />
      </noscript>
      <div className="max-w-prose space-y-3">
        <RequestLine study={study} />
        <h1>This study is in progress</h1>
        <StudyQuestion topic={topic} />
        <p>
          {plural(progress.interviews, simulatedInterview)}. {disclaimer} The report is shown here when it is done; you
          may close this page meanwhile.
        </p>
      </div>
      <LiveRun study_id={id} initial={run} label={syntheticStudy} />
      {isOwn && (
        <form action={`/report/${id}/cancel`} method="post" className="space-y-2" data-screen-only="">
          <button type="submit" className="quiet-button">
            Cancel this study
          </button>
          <p className="text-ink-2 text-sm">It stops at once and has no findings. {capital(noCharge)}.</p>
        </form>
      )}
    </div>
  );
}
