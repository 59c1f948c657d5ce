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
    <li>
      <article dir="auto" className="max-w-3xl space-y-0.5 border-hairline border-t py-2.5" data-row="">
        <h3 className="text-base">
          <a href={`/reviews/${review.review_id}`} className="wrap-anywhere">
            {document.title}
          </a>
        </h3>
        <p className="text-sm">
          <OutcomeMark outcome={document.outcome} /> {outcome}
          {showTool && (
            <>
              {" with "}
              <NamedTool of={review} />
            </>
          )}
          {showMean && `, rated ${ownMean(document.ratings)} of 5 on average`}
        </p>
        <ReviewState review={review} />
        <p className="wrap-anywhere line-clamp-2 text-sm">{excerptOf(document.review, excerptLength)}</p>
        <p className="text-ink-2 text-sm">
          <ReviewByline agent={document.agent} /> · <Ago moment={review.published_at} />
        </p>
      </article>
    </li>
  );
}

/** The mean of a review's own ratings. */
function ownMean(ratings: Review["document"]["ratings"]): string {
  const values = Object.values(ratings);
  return (values.reduce((sum, rating) => sum + rating, 0) / values.length).toFixed(2);
}
