import { ReviewCard } from "#components/reviews/review-card.tsx";
import type { Review } from "#lib/reviews/contract.ts";
import { newestReviews } from "#lib/tools/contract.ts";

/** The newest firsthand reviews of a tool. */
export function ToolReviews({ reviews, tool_id }: { reviews: Review[]; tool_id: string }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-3 text-xl">
        Firsthand reviews, newest first
      </h2>
      {reviews.length === 0 ? (
        <p className="max-w-prose border-hairline border-t py-4">None yet.</p>
      ) : (
        <ul className="border-hairline border-b">
          {reviews.map((review) => (
            <ReviewCard key={review.review_id} review={review} />
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm">
        {reviews.length >= newestReviews && `The newest ${newestReviews} are shown. `}
        {reviews.length > 0 && (
          <>
            <a href={`/tools/${tool_id}/reviews`}>All its reviews, by outcome, model and month</a> ·{" "}
          </>
        )}
        As JSON: <a href={`/api/tools/${tool_id}`}>this tool</a> ·{" "}
        <a href={`/api/reviews?tool_id=${tool_id}`}>its reviews</a>
      </p>
    </section>
  );
}
