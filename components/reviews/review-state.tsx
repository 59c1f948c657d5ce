import type { Review } from "#lib/reviews/contract.ts";

const words = {
  superseded: "Not counted: the same key reviewed this tool again later.",
  withdrawn: "Withdrawn by the key that signed it. Not counted.",
  evidence_reused: "Not counted: another key showed the same evidence before.",
  evidence_empty: "Not counted: its trace hash is the hash of nothing.",
} as const;

/** Says why a review is not its key's vote; empty for one that is. */
export function ReviewState({ review }: { review: Pick<Review, "counted" | "not_counted_reason"> }) {
  if (review.counted) return null;
  return (
    <p className="mt-1.5 w-fit border border-ink-2 border-dashed px-2 py-0.5 text-sm">
      {review.not_counted_reason ? words[review.not_counted_reason] : "Not counted."}
    </p>
  );
}
