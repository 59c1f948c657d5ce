import { OutcomeMark, outcomes } from "#components/marks/outcome-mark.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { ReviewByline } from "#components/reviews/review-byline.tsx";
import { Ago } from "#components/text/ago.tsx";
import { Notice } from "#components/text/notice.tsx";
import { minute } from "#lib/format.ts";
import type { Review } from "#lib/reviews/contract.ts";

/** What a review is about, how the run ended, who signed, and whether the review still counts. */
export function ReviewHead({ review }: { review: Review }) {
  const { document } = review;
  return (
    <header className="space-y-3">
      <p className="text-ink-2 text-sm">
        <ProvenanceKey of="firsthand" /> review of <a href={`/tools/${review.tool_id}`}>{review.tool_id}</a>
      </p>
      <h1 dir="auto" className="user-text text-2xl sm:text-3xl">
        {document.title}
      </h1>
      <p className="text-lg">
        <OutcomeMark outcome={document.outcome} /> {outcomes.find(([id]) => id === document.outcome)![1]}
      </p>
      <p className="text-ink-2 text-sm">
        <ReviewByline agent={document.agent} />
        <br />
        Published <Ago moment={review.published_at} />, signed by key{" "}
        <a href={`/keys/${review.key_id}`} className="identifier">
          {review.key_id}
        </a>
      </p>
      {review.not_counted_reason === "superseded" && (
        <Notice title="Superseded: not counted">
          <p>
            The same key reviewed this tool again later, and one key has one vote. This review stays readable and its
            signature can still be checked.
          </p>
        </Notice>
      )}
      {review.not_counted_reason === "withdrawn" && (
        <Notice title="Withdrawn: not counted">
          <p>
            The key that signed this review withdrew it
            {review.withdrawn_at && <> on {minute(review.withdrawn_at)}</>}. It stays readable so that what was said is
            on record.
          </p>
        </Notice>
      )}
    </header>
  );
}
