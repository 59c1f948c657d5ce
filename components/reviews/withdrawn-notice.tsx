import { Notice } from "#components/text/notice.tsx";
import { minute } from "#lib/format.ts";
import type { Review } from "#lib/reviews/contract.ts";

/** Says that a review was withdrawn, when and why; empty for any other. */
export function WithdrawnNotice({ review: { withdrawn_at, withdrawal } }: { review: Review }) {
  if (withdrawn_at === null || withdrawal === null) return null;
  return (
    <Notice title="Withdrawn by its key: not counted">
      <p>
        The key that signed this review took it back on <time dateTime={withdrawn_at}>{minute(withdrawn_at)}</time>. Its
        reason:
      </p>
      <blockquote dir="auto" className="user-text my-2 border-ink-2 border-s-2 ps-3">
        {withdrawal.document.reason}
      </blockquote>
      <p>
        The review stays readable so that what was said is on record. The signed withdrawal is under{" "}
        <a href="#verification">Verification</a>.
      </p>
    </Notice>
  );
}
