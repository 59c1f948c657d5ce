import { filterNames, type QuestionFilters, questionsHref } from "#components/questions/questions-href.ts";
import { nameOf, type ToolName } from "#components/text/filter-field.tsx";
import { ownValue } from "#lib/own-value.ts";
import type { questionStatuses } from "#lib/questions/posts.ts";

/** The statuses a list can be narrowed to, in words. */
export const statusNames = {
  unanswered: "Unanswered",
  longest: "Unanswered, longest first",
  answered: "Answered",
} satisfies Record<(typeof questionStatuses)[number] | "longest", string>;

/** The filters in force in words, each with the list without it. */
export function filtersOf(filters: QuestionFilters, names: ToolName[]) {
  return filterNames.flatMap((name) => {
    const value = filters[name];
    if (!value) return [];
    const words = {
      q: `“${value}”`,
      status: ownValue(statusNames, value)?.toLowerCase() ?? value,
      tag: `tag: ${value}`,
      tool_id: `tool: ${nameOf(value, names)}`,
    };
    return [{ name, words: words[name], href: questionsHref({ ...filters, [name]: undefined }) }];
  });
}
