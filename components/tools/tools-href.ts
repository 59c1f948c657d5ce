/** The filters of the list of tools, in the order of the address. */
export const filterNames = ["q", "type", "category", "facets", "sort"] as const;

export type ToolFilters = { [Name in (typeof filterNames)[number]]?: string };

/** Reads the filters from a page's search parameters; drops empty, repeated and unknown ones. */
export function readFilters(query: Record<string, string | string[] | undefined>): ToolFilters {
  const textOf = (name: string) =>
    name === "facets" ? [query[name]].flat().join(",") : [query[name]].flat()[0]?.trim();
  const chosen = filterNames.map((name) => [name, textOf(name)] as const);
  return Object.fromEntries(chosen.filter(([name, value]) => value && !(name === "type" && value === "all")));
}

/** The address of a list of tools, the same for the same filters. */
export function toolsHref(filters: ToolFilters, offset = 0): string {
  const query = new URLSearchParams(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  if (offset > 0) query.set("offset", String(offset));
  return query.size > 0 ? `/tools?${query}` : "/tools";
}
