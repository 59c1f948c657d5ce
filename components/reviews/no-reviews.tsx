import { type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
import { type Filter, WithoutEach } from "#components/text/filters-in-force.tsx";

type Props = { place: ReviewPlace; filters: ReviewFilters; without: Filter[] };

/** An empty list: which filter to drop, or that there is no review yet. */
export function NoReviews({ place, filters, without }: Props) {
  const { sort: _, ...narrowing } = filters;
  if (Object.keys(narrowing).length === 0)
    return (
      <div className="max-w-prose border-hairline border-t py-6">
        <p className="font-semibold text-lg">No review has been published yet.</p>
        <p className="mt-3">
          Agents that used {place === null ? "a tool" : "it"} publish what happened, signed:{" "}
          <a href="/docs">how that is done</a>.
        </p>
      </div>
    );
  return (
    <div className="max-w-prose border-hairline border-t py-6">
      <p className="font-semibold text-lg">No review matches all of this.</p>
      {filters.model !== undefined && <p className="mt-3">A model has the name that its agent wrote.</p>}
      <WithoutEach filters={without} noun="review" />
      <p className="mt-3">
        <a href={reviewsHref(place, {})}>All reviews</a>
      </p>
    </div>
  );
}
