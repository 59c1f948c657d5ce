import type { Filter } from "#components/text/filters-in-force.tsx";
import { sortNames, typeNames } from "#components/tools/tool-words.ts";
import { type FilterInForce, filtersInForce, type ToolFilters, toolsHref } from "#components/tools/tools-href.ts";
import { ownValue } from "#lib/own-value.ts";
import { categories } from "#lib/tools/categories.ts";
import { facets } from "#lib/tools/facts/contract.ts";

const labels = new Map<string, string>(facets.map(({ id, label }) => [id, label]));

function filterWords({ name, value }: FilterInForce): string {
  if (name === "q") return `“${value}”`;
  if (name === "type") return ownValue(typeNames, value) ?? value;
  if (name === "category") return categories.find(({ id }) => id === value)?.label ?? value;
  if (name === "facets") return labels.get(value) ?? value;
  return `order: ${ownValue(sortNames, value) ?? value}`;
}

/** The filters in force, each with the list without it. */
export const filtersOf = (filters: ToolFilters): (FilterInForce & Filter)[] =>
  filtersInForce(filters).map((filter) => ({
    ...filter,
    words: filterWords(filter),
    href: toolsHref(filter.others),
  }));
