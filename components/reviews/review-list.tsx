import { filterWords } from "#components/reviews/filter-words.ts";
import { NoReviews, type Without } from "#components/reviews/no-reviews.tsx";
import { ReviewCard } from "#components/reviews/review-card.tsx";
import { filterNames, type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
import { ChipList } from "#components/text/chip-list.tsx";
import { Notice } from "#components/text/notice.tsx";
import { Pager } from "#components/tools/pager.tsx";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import type { Review } from "#lib/reviews/contract.ts";

type Page = { reviews: Review[]; total: number; limit: number; offset: number; guidance?: string | undefined };
type Props = { place: ReviewPlace; filters: ReviewFilters; found: Page | AppError; without: Without[] };

/** A page of reviews with the filters in force and links onwards, or what to do without any. */
export function ReviewList({ place, filters, found, without }: Props) {
  if (found instanceof AppError)
    return (
      <div className="mt-8 max-w-prose">
        <Notice title="These filters cannot be answered">
          <p className="wrap-anywhere">{found.message}</p>
          <p className="mt-2">
            <a href={reviewsHref(place, {})}>Start again with all reviews</a>
          </p>
        </Notice>
      </div>
    );
  const applied = filterNames.flatMap((name) => (filters[name] ? [{ name, value: filters[name] }] : []));
  return (
    <section aria-labelledby="found" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="found" className="text-lg">
          {plural(found.total, "review")}
        </h2>
        <ChipList
          chips={applied.map(({ name, value }) => ({
            key: name,
            words: filterWords(name, value),
            href: reviewsHref(place, { ...filters, [name]: undefined }),
          }))}
        />
      </div>
      {found.reviews.length > 0 && (
        <ul className="border-hairline border-b">
          {found.reviews.map((review) => (
            <ReviewCard key={review.review_id} review={review} showTool={place === null} showMean />
          ))}
        </ul>
      )}
      {found.total === 0 && <NoReviews {...{ place, filters, without }} guidance={found.guidance} />}
      <Pager {...found} hrefOf={(to) => reviewsHref(place, filters, to)} />
    </section>
  );
}
