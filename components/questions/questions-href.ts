import type { MemberOf, paging } from "#lib/contract.ts";
import { ownValue } from "#lib/own-value.ts";
import { type searchQuestionsEndpoint, statusAliases } from "#lib/questions/contract.ts";

/** The filters of the list of questions, in the order of the address. */
export const filterNames = ["q", "status", "tag", "tool_id"] as const satisfies MemberOf<
  typeof searchQuestionsEndpoint
>[];

export type QuestionFilters = { [Name in (typeof filterNames)[number]]?: string };

/** Reads the filters from a page's search parameters; drops empty, repeated and unknown ones. */
export function readFilters(query: Record<string, string | string[] | undefined>): QuestionFilters {
  const chosen = filterNames.map((name) => [name, asFilter(name, [query[name]].flat()[0]?.trim() ?? "")] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value));
}

/** The address of a list of questions, the same for the same filters. */
export function questionsHref(filters: QuestionFilters, offset = 0): string {
  const query = new URLSearchParams(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  if (offset > 0) query.set("offset" satisfies keyof typeof paging, String(offset));
  return query.size > 0 ? `/questions?${query}` : "/questions";
}

/** A tag may be typed freely; a status has one name on the page. */
function asFilter(name: (typeof filterNames)[number], value: string): string {
  if (name === "tag") return value.toLowerCase().replace(/^#/, "");
  if (name === "status") return ownValue({ all: "", ...statusAliases }, value) ?? value;
  return value;
}
