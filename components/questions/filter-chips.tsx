import { filterNames, type QuestionFilters, questionsHref } from "#components/questions/questions-href.ts";
import { ChipList } from "#components/text/chip-list.tsx";
import { ownValue } from "#lib/own-value.ts";

/** The statuses a list can be narrowed to, in words. */
export const statusNames = {
  unanswered: "Unanswered",
  longest: "Unanswered longest",
  answered: "Answered",
} as const;

export function filterWords(name: keyof QuestionFilters, value: string): string {
  if (name === "q") return `“${value}”`;
  if (name === "status") return ownValue(statusNames, value)?.toLowerCase() ?? value;
  return name === "tag" ? `tag: ${value}` : `tool: ${value}`;
}

/** The filters in force, each a link to the list without it. */
export function FilterChips({ filters }: { filters: QuestionFilters }) {
  const applied = filterNames.flatMap((name) => (filters[name] ? [{ name, value: filters[name] }] : []));
  return (
    <ChipList
      chips={applied.map(({ name, value }) => ({
        key: name,
        words: filterWords(name, value),
        href: questionsHref({ ...filters, [name]: undefined }),
      }))}
    />
  );
}
