import type { paging } from "#lib/contract.ts";
import { publicFilters } from "#lib/studies/study-request.ts";

/** The filters of the list of studies, in the order of the address. */
const filterNames = Object.keys(publicFilters) as (keyof typeof publicFilters)[];

export type StudyFilters = { [Name in (typeof filterNames)[number]]?: string };

/** Reads the filters from a page's search parameters; drops empty, repeated and unknown ones. */
export function readStudyFilters(query: Record<string, string | string[] | undefined>): StudyFilters {
  const chosen = filterNames.map((name) => [name, [query[name]].flat()[0]?.trim() ?? ""] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== ""));
}

/** The address of a list of studies, the same for the same filters. */
export function studiesHref(filters: StudyFilters, offset = 0): string {
  const query = new URLSearchParams(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  if (offset > 0) query.set("offset" satisfies keyof typeof paging, String(offset));
  return query.size > 0 ? `/studies?${query}` : "/studies";
}
