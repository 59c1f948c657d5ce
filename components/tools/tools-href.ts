/** What the list of tools can be narrowed by, in the order it stands in an address. */
export const filterNames = ["q", "type", "category", "sort"] as const;

export type ToolFilters = { [Name in (typeof filterNames)[number]]?: string };

/** The filters in a page's search parameters; empty, repeated and unknown parameters are left out. */
export function readFilters(given: Record<string, string | string[] | undefined>): ToolFilters {
  const chosen = filterNames.map((name) => [name, [given[name]].flat()[0]?.trim()] as const);
  return Object.fromEntries(chosen.filter(([name, value]) => value && !(name === "type" && value === "all")));
}

/** The address of a list of tools, written the same way whatever way its filters were chosen. */
export function toolsHref(filters: ToolFilters, offset = 0): string {
  const query = new URLSearchParams(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  if (offset > 0) query.set("offset", String(offset));
  return query.size > 0 ? `/tools?${query}` : "/tools";
}
