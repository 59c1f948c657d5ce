import { FilterChoice, FilterField } from "#components/text/filter-field.tsx";
import { sortNames, typeNames } from "#components/tools/tool-words.ts";
import type { ToolFilters } from "#components/tools/tools-href.ts";
import { categories } from "#lib/tools/categories.ts";
import { facets } from "#lib/tools/facts/contract.ts";

const categoryNames = Object.fromEntries(categories.map(({ id, label }) => [id, label]));

/** The list's filters as a GET form, so every view has an address. */
export function ToolFilterForm({ filters }: { filters: ToolFilters }) {
  // The default order is never sent: words typed into a list by score are still answered by relevance.
  const byDefault = filters.q ? "Best fit" : "Firsthand, then desk";
  return (
    <search>
      <form action="/tools" className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_9rem_13rem_auto]">
        <FilterField label="Name or task" id="q" wide>
          <input id="q" type="search" name="q" defaultValue={filters.q} maxLength={200} className="control w-full" />
        </FilterField>
        <FilterField label="Category" id="category" wide>
          <FilterChoice id="category" chosen={filters.category} names={{ "": "All categories", ...categoryNames }} />
        </FilterField>
        <FilterField label="Type" id="type">
          <FilterChoice id="type" chosen={filters.type} names={{ "": "All types", ...typeNames }} />
        </FilterField>
        <FilterField label="Order" id="sort">
          <FilterChoice id="sort" chosen={filters.sort} names={{ "": byDefault, ...sortNames }} />
        </FilterField>
        <button type="submit" className="button self-end max-lg:col-span-2">
          Show tools
        </button>
        <fieldset className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
          <legend className="sr-only">Only tools with</legend>
          {facets.map(({ id, label }) => (
            <label key={id} className="flex min-h-6 cursor-pointer items-center gap-1.5">
              <input
                type="checkbox"
                name="facets"
                value={id}
                defaultChecked={filters.facets?.split(",").includes(id)}
                className="size-4.5 accent-ink"
              />
              {label}
            </label>
          ))}
          <span className="text-ink-2">What is not known leaves no tool out.</span>
        </fieldset>
      </form>
    </search>
  );
}
