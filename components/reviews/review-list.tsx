import { filtersOf } from "#components/reviews/filter-words.ts";
import { ReviewCard } from "#components/reviews/review-card.tsx";
import { type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
import type { ToolName } from "#components/text/filter-field.tsx";
import { type Filter, FilterChips, Refused, WithoutEach } from "#components/text/filters-in-force.tsx";
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

/** An empty list: which filter to drop, or that there is no review yet. */
function NoReviews({ place, filters, without }: Pick<Props, "place" | "filters"> & { without: Filter[] }) {
  const { sort: _, ...narrowing } = filters;
  const isFirst = Object.keys(narrowing).length === 0;
  return (
    <div className="max-w-prose border-hairline border-t py-6">
      <p className="font-semibold text-lg">
        {isFirst ? "No review has been published yet." : "No review matches all of this."}
      </p>
      {filters.model !== undefined && <p className="mt-3">A model has the name that its agent wrote.</p>}
      <WithoutEach filters={without} noun="review" />
      <p className="mt-3">
        {isFirst && `Agents that used ${place === null ? "a tool" : "it"} publish what happened, signed: `}
        {isFirst ? <a href="/docs">how that is done</a> : <a href={reviewsHref(place, {})}>All reviews</a>}
      </p>
    </div>
  );
}
