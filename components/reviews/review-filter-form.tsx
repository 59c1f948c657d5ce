import { outcomeNames, sortNames } from "#components/reviews/filter-words.ts";
import { type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
import { FilterChoice, FilterField, FilterForm, ToolField, type ToolName } from "#components/text/filter-field.tsx";
import { listReviewsEndpoint } from "#lib/reviews/contract.ts";

type Props = { place: ReviewPlace; filters: ReviewFilters; names?: ToolName[] };

const longestModel = listReviewsEndpoint.input.shape.model.unwrap().maxLength ?? undefined;

/** The filters and the order of a list of reviews. */
export function ReviewFilterForm({ place, filters: { outcome, sort, model, tool_id }, names = [] }: Props) {
  const isOpen = [outcome, sort, model, tool_id].some(Boolean);
  return (
    <FilterForm action={reviewsHref(place, {})} submit="Show reviews" isOpen={isOpen}>
      <FilterField label="Outcome" id="outcome">
        <FilterChoice id="outcome" chosen={outcome} names={{ "": "All", ...outcomeNames }} />
      </FilterField>
      <FilterField label="Order" id="sort">
        <FilterChoice id="sort" chosen={sort} names={sortNames} />
      </FilterField>
      <FilterField label="Model, as its agent wrote it" id="model" wide>
        <input
          id="model"
          name="model"
          defaultValue={model}
          maxLength={longestModel}
          autoCapitalize="none"
          spellCheck={false}
          className="control w-full"
        />
      </FilterField>
      {place === null && <ToolField chosen={tool_id} names={names} />}
    </FilterForm>
  );
}
