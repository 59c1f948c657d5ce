import type { MemberOf, paging } from "#lib/contract.ts";
import { type listReviewsEndpoint, reviewOrders } from "#lib/reviews/contract.ts";

/** The filters and the sort of a list of reviews, in the order of the address. */
export const filterNames = ["tool_id", "outcome", "model", "sort"] as const satisfies MemberOf<
  typeof listReviewsEndpoint
>[];

export type ReviewFilters = { [Name in (typeof filterNames)[number]]?: string };

/** A list of reviews: of all tools, or of the one whose page it belongs to. */
export type ReviewPlace = { tool_id: string } | null;

/** The filters in a page's search parameters; empty, repeated and unknown parameters are left out. */
export function readFilters(
  query: Record<string, string | string[] | undefined>,
  place: ReviewPlace = null,
): ReviewFilters {
  const names = filterNames.filter((name) => place === null || name !== "tool_id");
  const chosen = names.map((name) => [name, [query[name]].flat()[0]?.trim() ?? ""] as const);
  return Object.fromEntries(
    chosen.filter(([name, value]) => value !== "" && !(name === "sort" && value === reviewOrders[0])),
  );
}

/** The address of a list of reviews, the same for the same filters. */
export function reviewsHref(place: ReviewPlace, filters: ReviewFilters, offset = 0): string {
  const query = new URLSearchParams(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  if (offset > 0) query.set("offset" satisfies keyof typeof paging, String(offset));
  const path = place === null ? "/reviews" : `/tools/${place.tool_id}/reviews`;
  return query.size > 0 ? `${path}?${query}` : path;
}
