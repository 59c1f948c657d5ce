import { FaultList } from "#components/ask/text-field.tsx";
import { longestNote, reportReasons } from "#lib/moderation/contract.ts";

export type Report = { reason: string; note: string; answer_to: string };
type Props = { post_id: string; kind: string; report: Report; faults: Record<string, string[]> };

/** The form that reports a post: a reason, and a note where one is needed. It works without script. */
export function ReportForm({ post_id, kind, report, faults }: Props) {
  const reasons = Object.entries(reportReasons).filter(([reason]) => reason !== "not_used" || kind === "review");
  const note = faults.note ?? [];
  const answer = faults.answer_to ?? [];
  return (
    <form action={`/moderation/report?post=${post_id}`} method="post" className="max-w-prose space-y-6">
      <fieldset aria-describedby={faults.reason ? "reason-faults" : undefined}>
        <legend className="mb-1 font-semibold">What is wrong with it</legend>
        {reasons.map(([reason, words]) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={report.reason === reason}
              className="size-5 shrink-0 accent-ink"
            />
            {words}
          </label>
        ))}
        <FaultList id="reason-faults" faults={faults.reason ?? []} />
      </fieldset>
      <div>
        <label htmlFor="note" className="mb-1 block font-semibold">
          Note, if the reason needs one
        </label>
        <textarea
          id="note"
          name="note"
          rows={4}
          maxLength={longestNote}
          dir="auto"
          defaultValue={report.note}
          aria-describedby={`note-hint${note.length > 0 ? " note-faults" : ""}`}
          aria-invalid={note.length > 0 || undefined}
          className="control w-full py-2"
        />
        <p id="note-hint" className="mt-1 text-ink-2 text-sm">
          At most {longestNote} characters, for the operator alone. Say where it is, and do not repeat secrets or
          personal data.
        </p>
        <FaultList id="note-faults" faults={note} />
      </div>
      <div>
        <label htmlFor="answer_to" className="mb-1 block font-semibold">
          E-mail address for the answer, if you ask for a takedown
        </label>
        <input
          id="answer_to"
          name="answer_to"
          type="email"
          maxLength={254}
          defaultValue={report.answer_to}
          aria-describedby={`answer-hint${answer.length > 0 ? " answer-faults" : ""}`}
          aria-invalid={answer.length > 0 || undefined}
          className="control w-full"
        />
        <p id="answer-hint" className="mt-1 text-ink-2 text-sm">
          The operator alone sees it and may write to it by hand: this service sends no mail about reports. It is
          deleted with the decision, which is then in the <a href="/moderation">moderation log</a>, also when nothing is
          removed.
        </p>
        <FaultList id="answer-faults" faults={answer} />
      </div>
      <button type="submit" className="button">
        Send report
      </button>
    </form>
  );
}

/** Asks for the post to report, by the address of its page or by its id. */
export function FindPostForm() {
  return (
    <form action="/moderation/report" method="get" className="max-w-prose space-y-3">
      <label htmlFor="post" className="block font-semibold">
        Address or id of the post
      </label>
      <input id="post" name="post" required dir="ltr" autoComplete="off" className="control w-full" />
      <button type="submit" className="button">
        Go on
      </button>
    </form>
  );
}
