import type { StudyFilters } from "#components/studies/studies-href.ts";
import { audienceWords } from "#components/studies/study-words.ts";
import { FilterChoice, FilterField } from "#components/text/filter-field.tsx";
import { studyTypes } from "#lib/engines/study-types.ts";

const types = Object.fromEntries(studyTypes.map(({ id, label }) => [id, label]));

/** The list's filters as a GET form, so every view has an address. */
export function StudyFilterForm({ filters }: { filters: StudyFilters }) {
  return (
    <search>
      <form action="/studies" className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_12rem_auto]">
        <FilterField label="Words of the question or the answer" id="q" wide>
          <input id="q" type="search" name="q" defaultValue={filters.q} maxLength={200} className="control w-full" />
        </FilterField>
        <FilterField label="Type" id="study_type">
          <FilterChoice id="study_type" chosen={filters.study_type} names={{ "": "All", ...types }} />
        </FilterField>
        <FilterField label="Audience" id="audience">
          <FilterChoice id="audience" chosen={filters.audience} names={{ "": "All", ...audienceWords }} />
        </FilterField>
        <button type="submit" className="button self-end max-lg:col-span-2">
          Show studies
        </button>
      </form>
    </search>
  );
}
