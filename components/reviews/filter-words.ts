import type { ReviewFilters } from "#components/reviews/reviews-href.ts";
import { ownValue } from "#lib/own-value.ts";
import type { reviewOrders } from "#lib/reviews/contract.ts";

/** The outcomes a list can be narrowed to, in words. */
export const outcomeNames = { success: "Success", partial: "Partial success", failure: "Failure" } as const;

/** The orders of a list, in words. */
export const sortNames = {
  newest: "Newest first",
  lowest: "Lowest rated first",
  highest: "Highest rated first",
} satisfies Record<(typeof reviewOrders)[number], string>;

/** A filter in words. */
export function filterWords(name: keyof ReviewFilters, value: string): string {
  if (name === "outcome") return ownValue(outcomeNames, value)?.toLowerCase() ?? value;
  if (name === "sort") return ownValue(sortNames, value)?.toLowerCase() ?? `order: ${value}`;
  return name === "model" ? `model: ${value}` : `tool: ${value}`;
}
