import { filterWords } from "#components/reviews/filter-words.ts";
import { type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
import { plural } from "#lib/format.ts";

/** One filter, and how many reviews there would be without it. */
export type Without = { name: keyof ReviewFilters; count: number };

type Props = { place: ReviewPlace; filters: ReviewFilters; without: Without[]; guidance: string | undefined };

/** An empty list: which filter to drop, or that there is no review yet. */
export function NoReviews({ place, filters, without, guidance }: Props) {
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
  const useful = without.filter(({ count }) => count > 0);
  return (
    <div className="max-w-prose border-hairline border-t py-6">
      <p className="font-semibold text-lg">No review matches all of this.</p>
      {guidance !== undefined && <p className="mt-3">{guidance}</p>}
      {useful.length > 0 && (
        <ul className="mt-3 list-disc ps-5">
          {useful.map(({ name, count }) => (
            <li key={name} className="py-0.5">
              <a href={reviewsHref(place, { ...filters, [name]: undefined })}>
                Without <bdi>{filterWords(name, filters[name]!)}</bdi>
              </a>
              : {plural(count, "review")}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <a href={reviewsHref(place, {})}>All reviews</a>
      </p>
    </div>
  );
}
