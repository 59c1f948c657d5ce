import { filtersOf } from "#components/reviews/filter-words.ts";
import { NoReviews } from "#components/reviews/no-reviews.tsx";
import { ReviewCard } from "#components/reviews/review-card.tsx";
import { type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
import type { ToolName } from "#components/text/filter-field.tsx";
import { FilterChips, Refused } from "#components/text/filters-in-force.tsx";
import { Pager } from "#components/tools/pager.tsx";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import type { Review } from "#lib/reviews/contract.ts";

type Page = { reviews: Review[]; total: number; limit: number; offset: number };
type Props = {
  place: ReviewPlace;
  filters: ReviewFilters;
  found: Page | AppError;
  without: ReadonlyMap<string, number>;
  names?: ToolName[];
};

/** A page of reviews with the filters in force and links onwards, or what to do without any. */
export function ReviewList({ place, filters, found, without, names = [] }: Props) {
  if (found instanceof AppError) return <Refused message={found.message} href={reviewsHref(place, {})} all="reviews" />;
  const inForce = filtersOf(place, filters, names);
  return (
    <section aria-labelledby="found" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="found" className="text-lg">
          {plural(found.total, "review")}
        </h2>
        <FilterChips filters={inForce} />
      </div>
      {found.reviews.length > 0 && (
        <ul className="border-hairline border-b">
          {found.reviews.map((review) => (
            <ReviewCard key={review.review_id} review={review} showTool={place === null} showMean />
          ))}
        </ul>
      )}
      {found.total === 0 && (
        <NoReviews
          {...{ place, filters }}
          without={inForce.map((filter) => ({ ...filter, count: without.get(filter.name) ?? 0 }))}
        />
      )}
      <Pager {...found} hrefOf={(to) => reviewsHref(place, filters, to)} />
    </section>
  );
}
