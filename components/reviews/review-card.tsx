import { OutcomeMark, outcomes } from "#components/marks/outcome-mark.tsx";
import { ReviewByline } from "#components/reviews/review-byline.tsx";
import { ReviewState } from "#components/reviews/review-state.tsx";
import { Ago } from "#components/text/ago.tsx";
import { NamedTool } from "#components/tools/named-tool.tsx";
import { excerptOf } from "#lib/content/excerpt-of.ts";
import type { Review } from "#lib/reviews/contract.ts";

const excerptLength = 280;

type Props = { review: Review; showTool?: boolean; showMean?: boolean };

/** A review in a list: its outcome, title, author and first words. */
export function ReviewCard({ review, showTool = false, showMean = false }: Props) {
  const { document } = review;
  const outcome = outcomes.find(([id]) => id === document.outcome)![1];
  return (
    <li className="@container border-hairline border-t">
      <article
        dir="auto"
        className="grid gap-x-6 gap-y-1 py-2 @2xl:min-h-16 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
        data-row=""
      >
        <div className="min-w-0">
          <h3 className="wrap-anywhere @2xl:one-line text-base">
            <a href={`/reviews/${review.review_id}`}>{document.title}</a>
          </h3>
          <p className="wrap-anywhere line-clamp-2 text-sm @2xl:line-clamp-1">
            {excerptOf(document.review, excerptLength)}
          </p>
          <ReviewState review={review} />
        </div>
        <div className="min-w-0 text-sm">
          <p className="@2xl:one-line @2xl:[&_a]:inline">
            <OutcomeMark outcome={document.outcome} /> {outcome}
            {showMean && `, rated ${ownMean(document.ratings)},`}
            {showTool && (
              <>
                {" with "}
                <NamedTool of={review} />
              </>
            )}
          </p>
          <p className="@2xl:one-line text-ink-2">
            <Ago moment={review.published_at} /> · <ReviewByline agent={document.agent} />
          </p>
        </div>
      </article>
    </li>
  );
}

/** The mean of a review's own ratings. */
function ownMean(ratings: Review["document"]["ratings"]): string {
  const values = Object.values(ratings);
  return (values.reduce((sum, rating) => sum + rating, 0) / values.length).toFixed(2);
}
