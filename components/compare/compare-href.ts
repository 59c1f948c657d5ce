/** Reads the ids to compare from one list with commas, from a form's ticks, or from both. */
export function comparedIds(value: string | string[] | undefined): string[] {
  const ids = [value ?? []].flat().flatMap((list) => list.split(","));
  // Sorted by id: a comparison has one address, and no tool is favoured by its place.
  return [...new Set(ids.map((id) => id.trim().toLowerCase()).filter((id) => id !== ""))].sort();
}

/** The one address of a comparison, with the search words for another tool to add. */
export function compareHref(ids: string[], q = ""): string {
  const tools = comparedIds(ids);
  const query = [
    ...(tools.length > 0 ? [`tools=${tools.map(encodeURIComponent).join(",")}`] : []),
    ...(q === "" ? [] : [String(new URLSearchParams({ q }))]),
  ];
  return query.length > 0 ? `/compare?${query.join("&")}` : "/compare";
}

/** Whether the ids came in another spelling than the comparison's own address has. */
export function isRewritten(value: string | string[] | undefined): boolean {
  return Array.isArray(value) || (value ?? "") !== comparedIds(value).join(",");
}
