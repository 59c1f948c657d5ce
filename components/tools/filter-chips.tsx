import { ChipList } from "#components/text/chip-list.tsx";
import { sortNames, typeNames } from "#components/tools/tool-words.ts";
import { filterNames, type ToolFilters, toolsHref } from "#components/tools/tools-href.ts";
import { ownValue } from "#lib/own-value.ts";
import { categories } from "#lib/tools/categories.ts";
import { facets } from "#lib/tools/facts/contract.ts";

const labels = new Map<string, string>(facets.map(({ id, label }) => [id, label]));
const facetLabels = (ids: string) => ids.split(",").map((id) => labels.get(id) ?? id);

export function filterWords(name: keyof ToolFilters, value: string): string {
  if (name === "q") return `“${value}”`;
  if (name === "type") return ownValue(typeNames, value) ?? value;
  if (name === "category") return categories.find(({ id }) => id === value)?.label ?? value;
  if (name === "facets") return facetLabels(value).join(", ");
  return `order: ${ownValue(sortNames, value) ?? value}`;
}

/** The filters in force, each a link to the list without it. */
export function FilterChips({ filters }: { filters: ToolFilters }) {
  const applied = filterNames.flatMap((name) => (filters[name] ? [{ name, value: filters[name] }] : []));
  return (
    <ChipList
      chips={applied.map(({ name, value }) => ({
        key: name,
        words: filterWords(name, value),
        href: toolsHref({ ...filters, [name]: undefined }),
      }))}
    />
  );
}
