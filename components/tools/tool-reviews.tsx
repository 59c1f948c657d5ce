import { ReviewCard } from "#components/reviews/review-list.tsx";
import { Section } from "#components/text/section.tsx";
import { plural } from "#lib/format.ts";
import type { Review } from "#lib/reviews/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";

const shown = 5;

/** The newest firsthand reviews of a tool, and the way to all of them; nothing while there is none. */
export function ToolReviews({ reviews, tool }: { reviews: Review[]; tool: Tool }) {
  if (reviews.length === 0) return null;
  const { tool_id, usage } = tool;
  return (
    <Section id="reviews" title="Firsthand reviews, newest first">
      <ul className="border-hairline border-b">
        {reviews.slice(0, shown).map((review) => (
          <ReviewCard key={review.review_id} review={review} />
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <a href={`/tools/${tool_id}/reviews`} className="inline-block min-h-6">
          {usage.review_count > shown ? `All ${plural(usage.review_count, "review")}` : "Its reviews"}, by outcome,
          model and rating
        </a>{" "}
        · As JSON: <a href={`/api/tools/${tool_id}`}>this tool</a> ·{" "}
        <a href={`/api/reviews?tool_id=${tool_id}`}>its reviews</a>
      </p>
    </Section>
  );
}
