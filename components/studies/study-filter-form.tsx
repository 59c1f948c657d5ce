import type { StudyFilters } from "#components/studies/studies-href.ts";
import { audienceWords } from "#components/studies/study-words.ts";
import { FilterChoice, FilterForm } from "#components/text/filter-field.tsx";
import { studyTypes } from "#lib/engines/study-types.ts";

const types = Object.fromEntries(studyTypes.map(({ id, label }) => [id, label]));

/** The filters of the list of studies. */
export function StudyFilterForm({ filters: { q, study_type, audience } }: { filters: StudyFilters }) {
  const isOpen = [study_type, audience].some(Boolean);
  const search = { q, label: "Search studies" };
  return (
    <FilterForm action="/studies" search={search} submit="Show studies" isOpen={isOpen}>
      <FilterChoice label="Type" id="study_type" chosen={study_type} names={{ "": "All", ...types }} />
      <FilterChoice label="Audience" id="audience" chosen={audience} names={{ "": "All", ...audienceWords }} />
    </FilterForm>
  );
}
