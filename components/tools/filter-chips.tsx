import { sortNames, typeNames } from "#components/tools/tool-words.ts";
import { filterNames, type ToolFilters, toolsHref } from "#components/tools/tools-href.ts";
import { ownValue } from "#lib/own-value.ts";
import { categories } from "#lib/tools/categories.ts";

export function filterWords(name: keyof ToolFilters, value: string): string {
  if (name === "q") return `“${value}”`;
  if (name === "type") return ownValue(typeNames, value) ?? value;
  if (name === "category") return categories.find(({ id }) => id === value)?.label ?? value;
  return `order: ${ownValue(sortNames, value) ?? value}`;
}

/** The filters in force, each a link to the list without it. */
export function FilterChips({ filters }: { filters: ToolFilters }) {
  const applied = filterNames.flatMap((name) => (filters[name] ? [{ name, value: filters[name] }] : []));
  if (applied.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap gap-2">
      {applied.map(({ name, value }) => (
        <li key={name}>
          <a
            href={toolsHref({ ...filters, [name]: undefined })}
            className="wrap-anywhere inline-flex min-h-8 items-center gap-2 rounded-sm border border-ink-2 px-2.5 text-sm no-underline"
          >
            <span className="sr-only">Remove </span>
            <bdi>{filterWords(name, value)}</bdi>
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className="shrink-0 stroke-ink">
              <path d="M1 1L9 9M9 1L1 9" strokeWidth="1.5" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
