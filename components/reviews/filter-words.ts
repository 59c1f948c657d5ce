import { filterNames, type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
import { nameOf, type ToolName } from "#components/text/filter-field.tsx";
import { capital } from "#lib/cut-text.ts";
import { ownValue, recordOf } from "#lib/own-value.ts";
import { type reviewOrders, usualOrder } from "#lib/reviews/contract.ts";
import { outcomeIds, outcomes } from "#lib/reviews/run.ts";

/** The outcomes a list can be narrowed to, in words. */
export const outcomeNames = recordOf(outcomeIds, (outcome) => capital(outcomes.find(([id]) => id === outcome)![1]));

/** The orders of a list, in words. */
export const sortNames = {
  newest: capital(usualOrder),
  lowest: "Lowest rated first",
  highest: "Highest rated first",
} satisfies Record<(typeof reviewOrders)[number], string>;

/** The filters in force in words, each with the list without it. */
export function filtersOf(place: ReviewPlace, filters: ReviewFilters, names: ToolName[]) {
  return filterNames.flatMap((name) => {
    const value = filters[name];
    if (!value) return [];
    const words = {
      outcome: ownValue(outcomeNames, value)?.toLowerCase() ?? value,
      sort: ownValue(sortNames, value)?.toLowerCase() ?? `order: ${value}`,
      model: `model: ${value}`,
      tool_id: `tool: ${nameOf(value, names)}`,
    };
    return [{ name, words: words[name], href: reviewsHref(place, { ...filters, [name]: undefined }) }];
  });
}
