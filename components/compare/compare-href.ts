/** The ids a page is asked to compare, however they were given: as one list with commas, as a form's ticks, or both. */
export function comparedIds(given: string | string[] | undefined): string[] {
  const ids = [given ?? []].flat().flatMap((list) => list.split(","));
  // By id, so that a comparison has one address and no tool is given the first place.
  return [...new Set(ids.map((id) => id.trim().toLowerCase()).filter((id) => id !== ""))].sort();
}

/** The one address of a comparison, with the words another tool to add is looked for by. */
export function compareHref(ids: string[], q = ""): string {
  const tools = comparedIds(ids);
  const query = [
    ...(tools.length > 0 ? [`tools=${tools.map(encodeURIComponent).join(",")}`] : []),
    ...(q === "" ? [] : [String(new URLSearchParams({ q }))]),
  ];
  return query.length > 0 ? `/compare?${query.join("&")}` : "/compare";
}

/** Whether tools were given in another way than the comparison's own address gives them. */
export function isRewritten(given: string | string[] | undefined): boolean {
  return Array.isArray(given) || (given ?? "") !== comparedIds(given).join(",");
}
