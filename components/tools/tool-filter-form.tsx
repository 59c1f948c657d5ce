import { FilterChoice, FilterForm } from "#components/text/filter-field.tsx";
import { byFit, sortNames, typeNames } from "#components/tools/tool-words.ts";
import type { ToolFilters } from "#components/tools/tools-href.ts";
import { categories } from "#lib/tools/categories.ts";
import { facets, unknownPlace } from "#lib/tools/facts/contract.ts";

const categoryNames = Object.fromEntries(categories.map(({ id, label }) => [id, label]));

/** What the field is called that finds tools. */
export const toolSearchLabel = "Name or task";

/** The filters and the order of the list of tools. */
export function ToolFilterForm({ filters }: { filters: ToolFilters }) {
  // The default order is never sent: words typed into a list by score are still answered by relevance.
  const byDefault = filters.q ? byFit : "Best evidence";
  const { q, category, type, sort } = filters;
  const isOpen = [category, type, sort, filters.facets].some(Boolean);
  return (
    <FilterForm action="/tools" search={{ q, label: toolSearchLabel }} submit="Show tools" isOpen={isOpen}>
      <FilterChoice
        label="Category"
        id="category"
        wide
        chosen={category}
        names={{ "": "All categories", ...categoryNames }}
      />
      <FilterChoice label="Type" id="type" chosen={type} names={{ "": "All types", ...typeNames }} />
      <FilterChoice label="Order" id="sort" chosen={sort} names={{ "": byDefault, ...sortNames }} />
      <fieldset className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <legend className="sr-only">Only tools with</legend>
        {facets.map(({ id, label }) => (
          <label key={id} className="flex min-h-6 cursor-pointer items-center gap-1.5">
            <input
              type="checkbox"
              name={"facets" satisfies keyof ToolFilters}
              value={id}
              defaultChecked={filters.facets?.split(",").includes(id)}
              className="size-4.5 accent-ink"
            />
            {label}
          </label>
        ))}
        <span className="basis-full text-ink-2">Of the tools listed for a box, {unknownPlace}.</span>
      </fieldset>
    </FilterForm>
  );
}
