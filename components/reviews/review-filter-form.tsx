import { outcomeNames, sortNames } from "#components/reviews/filter-words.ts";
import { type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
import { FilterChoice, FilterForm, FilterText, ToolField, type ToolName } from "#components/text/filter-field.tsx";
import { listReviewsEndpoint } from "#lib/reviews/contract.ts";

type Props = { place: ReviewPlace; filters: ReviewFilters; names?: ToolName[] };

const longestModel = listReviewsEndpoint.input.shape.model.unwrap().maxLength ?? undefined;

/** The filters and the order of a list of reviews. */
export function ReviewFilterForm({ place, filters: { outcome, sort, model, tool_id }, names = [] }: Props) {
  const isOpen = [outcome, sort, model, tool_id].some(Boolean);
  return (
    <FilterForm action={reviewsHref(place, {})} submit="Show reviews" isOpen={isOpen}>
      <FilterChoice label="Outcome" id="outcome" chosen={outcome} names={{ "": "All", ...outcomeNames }} />
      <FilterChoice label="Order" id="sort" chosen={sort} names={sortNames} />
      <FilterText
        label="Model, as its agent wrote it"
        id="model"
        wide
        defaultValue={model}
        maxLength={longestModel}
        autoCapitalize="none"
        spellCheck={false}
      />
      {place === null && <ToolField chosen={tool_id} names={names} />}
    </FilterForm>
  );
}
