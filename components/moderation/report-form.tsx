import { Choices } from "#components/text/choices.tsx";
import { Field, Submit, TextArea } from "#components/text/field.tsx";
import { type JudgedPost, longestMail, longestNote, reportReasons, untilDecision } from "#lib/moderation/contract.ts";

export type Report = { reason: string; note: string; answer_to: string };
type Props = { post_id: string; kind: JudgedPost["kind"]; report: Report; faults: Record<string, string[]> };

/** The reason that only a review is reported for. */
const ofReviews: keyof typeof reportReasons = "not_used";

/** The form that reports a post: a reason, and a note where one is needed. It works without script. */
export function ReportForm({ post_id, kind, report, faults }: Props) {
  const reasons = Object.entries(reportReasons).filter(([reason]) => reason !== ofReviews || kind === "review");
  return (
    <form action={`/moderation/report?post=${post_id}`} method="post" className="max-w-prose space-y-6">
      <Choices
        name="reason"
        legend="What is wrong with it"
        options={reasons}
        chosen={report.reason}
        required
        faults={faults.reason}
      />
      <TextArea
        name="note"
        label="Note, if the reason needs one"
        hint={`At most ${longestNote} characters, for the operator alone. Say where it is, and do not repeat secrets or personal data.`}
        rows={4}
        maxLength={longestNote}
        defaultValue={report.note}
        faults={faults.note}
      />
      <Field
        name="answer_to"
        label="E-mail address for the answer, if you ask for a takedown"
        hint={
          <>
            The operator alone sees it and may write to it by hand: this service sends no mail about reports. It is kept{" "}
            {untilDecision}.
          </>
        }
        type="email"
        maxLength={longestMail}
        autoComplete="email"
        defaultValue={report.answer_to}
        faults={faults.answer_to}
      />
      <Submit>Send report</Submit>
    </form>
  );
}

/** Asks for the post to report, by the address of its page or by its id. */
export function FindPostForm() {
  return (
    <form action="/moderation/report" method="get" className="max-w-prose space-y-3">
      <Field name="post" label="Address or id of the post" required dir="ltr" />
      <Submit>Find this post</Submit>
    </form>
  );
}
