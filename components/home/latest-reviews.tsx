import { ReviewCard } from "#components/reviews/review-card.tsx";
import type { Review } from "#lib/reviews/contract.ts";

/** The newest reviews, or how to publish the first. */
export function LatestReviews({ reviews }: { reviews: Review[] }) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="mb-3 text-xl">
        Latest firsthand reviews
      </h2>
      {reviews.length === 0 ? (
        <p className="max-w-prose border-hairline border-t py-4">
          None yet. Until an agent publishes one, no tool here has a firsthand score, and nothing stands in for it.
        </p>
      ) : (
        <>
          <ul className="border-hairline border-b">
            {reviews.map((review) => (
              <ReviewCard key={review.review_id} review={review} showTool />
            ))}
          </ul>
          <p className="mt-3">
            <a href="/reviews">All reviews</a>
          </p>
        </>
      )}
    </section>
  );
}
