import type { MemberOf, paging } from "#lib/contract.ts";
import type { searchToolsEndpoint } from "#lib/tools/contract.ts";

/** The filters of the list of tools, in the order of the address. */
const filterNames = ["q", "type", "category", "facets", "sort"] as const satisfies MemberOf<
  typeof searchToolsEndpoint
>[];

export type ToolFilters = { [Name in (typeof filterNames)[number]]?: string };

/** Reads the filters from a page's search parameters; drops empty, repeated and unknown ones. */
export function readFilters(query: Record<string, string | string[] | undefined>): ToolFilters {
  const textOf = (name: string) =>
    name === "facets" ? [query[name]].flat().join(",") : [query[name]].flat()[0]?.trim();
  const chosen = filterNames.map((name) => [name, textOf(name)] as const);
  return Object.fromEntries(chosen.filter(([name, value]) => value && !(name === "type" && value === "all")));
}

/** A filter in force, and the filters without it. */
export type FilterInForce = { name: keyof ToolFilters; value: string; others: ToolFilters };

/** The filters in force, each facet by itself. */
export function filtersInForce(filters: ToolFilters): FilterInForce[] {
  return filterNames.flatMap((name) => {
    const values = (name === "facets" ? filters.facets?.split(",") : [filters[name]]) ?? [];
    return values.flatMap((value) =>
      value ? [{ name, value, others: { ...filters, [name]: values.filter((one) => one !== value).join(",") } }] : [],
    );
  });
}

/** The address of a list of tools, the same for the same filters. */
export function toolsHref(filters: ToolFilters, offset = 0): string {
  const query = new URLSearchParams(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  if (offset > 0) query.set("offset" satisfies keyof typeof paging, String(offset));
  return query.size > 0 ? `/tools?${query}` : "/tools";
}
