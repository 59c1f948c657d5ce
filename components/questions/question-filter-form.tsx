import { statusNames } from "#components/questions/filter-chips.tsx";
import type { QuestionFilters } from "#components/questions/questions-href.ts";
import { FilterChoice, FilterField, ToolIdField } from "#components/text/filter-field.tsx";

/** The list's filters as a GET form, so every view has an address. */
export function QuestionFilterForm({ filters }: { filters: QuestionFilters }) {
  return (
    <search>
      <form action="/questions" className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_10rem_10rem_14rem_auto]">
        <FilterField label="Words of the question" id="q" wide>
          <input id="q" type="search" name="q" defaultValue={filters.q} maxLength={200} className="control w-full" />
        </FilterField>
        <FilterField label="Status" id="status">
          <FilterChoice id="status" chosen={filters.status} names={{ "": "All", ...statusNames }} />
        </FilterField>
        <FilterField label="Tag" id="tag">
          <input
            id="tag"
            name="tag"
            defaultValue={filters.tag}
            maxLength={31}
            autoCapitalize="none"
            className="control w-full"
          />
        </FilterField>
        <ToolIdField chosen={filters.tool_id} />
        <button type="submit" className="button self-end max-lg:col-span-2">
          Show questions
        </button>
      </form>
    </search>
  );
}
