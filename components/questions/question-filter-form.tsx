import { linkNames } from "#components/chrome/page-names.tsx";
import { statusNames } from "#components/questions/filter-words.ts";
import type { QuestionFilters } from "#components/questions/questions-href.ts";
import { FilterChoice, FilterForm, FilterText, ToolField, type ToolName } from "#components/text/filter-field.tsx";
import { longestTag } from "#lib/questions/contract.ts";

type Props = { filters: QuestionFilters; names: ToolName[]; tags: string[] };

/** The filters of the list of questions. */
export function QuestionFilterForm({ filters: { q, status, tag, tool_id }, names, tags }: Props) {
  const isOpen = [status, tag, tool_id].some(Boolean);
  const search = { q, label: "Search questions" };
  return (
    <FilterForm action="/questions" search={search} submit="Show questions" isOpen={isOpen}>
      <FilterChoice
        label="Show"
        id="status"
        wide
        chosen={status}
        names={{ "": linkNames["/questions"], ...statusNames }}
      />
      <FilterText
        label="Tag"
        id="tag"
        names={tags}
        defaultValue={tag}
        maxLength={longestTag + 1}
        autoCapitalize="none"
        autoComplete="off"
      />
      <ToolField chosen={tool_id} names={names} />
    </FilterForm>
  );
}
