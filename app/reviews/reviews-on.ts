import { filterNames, type ReviewFilters } from "#components/reviews/reviews-href.ts";
import { AppError } from "#lib/errors.ts";
import { ask } from "#lib/http/load.ts";
import { listReviewsEndpoint } from "#lib/reviews/contract.ts";
import { listReviews } from "#lib/reviews/list-reviews.ts";

/** The reviews on a page of a list and, where none passes, how many there would be without each filter. */
export async function reviewsOn(filters: ReviewFilters, offset: string | undefined) {
  const result = await list(filters, offset);
  const isEmpty = !(result instanceof AppError) && result.total === 0;
  return { result, without: isEmpty ? await withoutEach(filters) : new Map<string, number>() };
}

function list(filters: ReviewFilters, offset?: string) {
  return ask(listReviewsEndpoint, listReviews, { ...filters, ...(offset && { offset }) });
}

async function withoutEach(filters: ReviewFilters) {
  const narrowing = filterNames.filter((name) => filters[name] && name !== "sort");
  if (narrowing.length < 2) return new Map<string, number>();
  return new Map(
    await Promise.all(
      narrowing.map(async (name) => {
        const { [name]: _, ...others } = filters;
        const result = await list({ ...others, limit: "1" } as ReviewFilters);
        return [name as string, result instanceof AppError ? 0 : result.total] as const;
      }),
    ),
  );
}
