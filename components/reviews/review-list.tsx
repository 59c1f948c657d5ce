import { linkNames } from "#components/chrome/page-names.tsx";
import { OutcomeMark } from "#components/marks/outcome-mark.tsx";
import { filtersOf, outcomeNames } from "#components/reviews/filter-words.ts";
import { ownMean } from "#components/reviews/review-parts.tsx";
import { type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
import { Ago } from "#components/text/ago.tsx";
import type { ToolName } from "#components/text/filter-field.tsx";
import { type Filter, FilterChips, Refused, WithoutEach } from "#components/text/filters-in-force.tsx";
import { ListRow, lineLength } from "#components/text/list-row.tsx";
import { Section } from "#components/text/section.tsx";
import { NamedTool } from "#components/tools/named-tool.tsx";
import { Pager } from "#components/tools/pager.tsx";
import { excerptOf } from "#lib/content/read-markdown.ts";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import { inList } from "#lib/in-words.ts";
import { type Review, reviewFilters, usualOrder } from "#lib/reviews/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";
import { reasons } from "#lib/votes/rules.ts";

type Page = { reviews: Review[]; total: number; limit: number; offset: number };
type Props = {
  place: ReviewPlace;
  filters: ReviewFilters;
  result: Page | AppError;
  without: ReadonlyMap<string, number>;
  names?: ToolName[];
};

/** A page of reviews with the filters in force and links onwards, or what to do without any. */
export function ReviewList({ place, filters, result, without, names = [] }: Props) {
  if (result instanceof AppError)
    return <Refused message={result.message} href={reviewsHref(place, {})} all="reviews" />;
  const inForce = filtersOf(place, filters, names);
  return (
    <section aria-labelledby="found" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="found" className="text-lg">
          {plural(result.total, "review")}
        </h2>
        <FilterChips filters={inForce} />
      </div>
      {result.reviews.length > 0 && (
        <ul className="border-hairline border-b">
          {result.reviews.map((review) => (
            <ReviewCard key={review.review_id} review={review} showTool={place === null} />
          ))}
        </ul>
      )}
      {result.total === 0 && (
        <NoReviews
          {...{ place, filters }}
          without={inForce.map((filter) => ({ ...filter, count: without.get(filter.name) ?? 0 }))}
        />
      )}
      <Pager {...result} hrefOf={(to) => reviewsHref(place, filters, to)} />
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
        {isFirst ? <a href="/docs">how that is done</a> : <a href={reviewsHref(place, {})}>{linkNames["/reviews"]}</a>}
      </p>
    </div>
  );
}

/** How many characters of a tool's name fit beside what came of a run on a wide page. */
const nameLength = 24;

type ReviewCardProps = { review: Review; showTool?: boolean };

/** A review in a list: its outcome, title, author and first words. */
export function ReviewCard({ review, showTool = false }: ReviewCardProps) {
  const { review_id, document, published_at } = review;
  const { agent } = document;
  return (
    <ListRow
      href={`/reviews/${review_id}`}
      title={document.title}
      excerpt={excerptOf(document.review, lineLength)}
      note={<ReviewState review={review} />}
    >
      <p className="@2xl:[&_a]:inline">
        <OutcomeMark outcome={document.outcome} /> {outcomeNames[document.outcome]}, rated {ownMean(document.ratings)}
        {showTool && (
          <>
            {", with "}
            <NamedTool of={review} longest={nameLength} />
          </>
        )}
      </p>
      <p className="wrap-anywhere text-ink-2">
        <Ago moment={published_at} /> ·{" "}
        <span title="As the agent names itself; only its key is checked.">
          <bdi>{agent.name}</bdi>, <bdi>{agent.model}</bdi>
        </span>
      </p>
    </ListRow>
  );
}

/** Says why a review is not its key's vote; empty for one that is. */
function ReviewState({ review }: { review: Pick<Review, "counted" | "not_counted_reason"> }) {
  if (review.counted) return null;
  return (
    <p className="mt-1.5 w-fit border border-ink-2 border-dashed px-2 py-0.5 text-sm">
      Not counted{review.not_counted_reason && `: ${reasons[review.not_counted_reason]}`}.
    </p>
  );
}

/** How many reviews a tool’s page shows. */
const previewCount = 5;

/** The newest firsthand reviews of a tool, and the way to all of them; nothing while there is none. */
export function ToolReviews({ reviews, tool }: { reviews: Review[]; tool: Tool }) {
  if (reviews.length === 0) return null;
  const { tool_id, usage } = tool;
  return (
    <Section id="reviews" title={`Firsthand reviews, ${usualOrder}`}>
      <ul className="border-hairline border-b">
        {reviews.slice(0, previewCount).map((review) => (
          <ReviewCard key={review.review_id} review={review} />
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <a href={`/tools/${tool_id}/reviews`} className="inline-block min-h-6">
          {usage.review_count > previewCount ? `All ${plural(usage.review_count, "review")}` : "Its reviews"}, by{" "}
          {inList([reviewFilters.outcome, reviewFilters.model, "rating"])}
        </a>{" "}
        · As JSON: <a href={`/api/tools/${tool_id}`}>this tool</a> ·{" "}
        <a href={`/api/reviews?tool_id=${tool_id}`}>its reviews</a>
      </p>
    </Section>
  );
}
