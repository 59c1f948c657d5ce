import { outcomeNames, sortNames } from "#components/reviews/filter-words.ts";
import { type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
import { FilterChoice, FilterField, ToolIdField } from "#components/text/filter-field.tsx";
import { listReviewsEndpoint } from "#lib/reviews/contract.ts";

type Props = { place: ReviewPlace; filters: ReviewFilters };

const longestModel = listReviewsEndpoint.input.shape.model.unwrap().maxLength ?? undefined;

/** The list's filters and sort as a GET form, so every view has an address. */
export function ReviewFilterForm({ place, filters }: Props) {
  const columns =
    place === null
      ? "lg:grid-cols-[10rem_12rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
      : "lg:grid-cols-[10rem_12rem_minmax(0,1fr)_auto]";
  return (
    <search>
      <form action={reviewsHref(place, {})} className={`grid grid-cols-2 gap-3 ${columns}`}>
        <FilterField label="Outcome" id="outcome">
          <FilterChoice id="outcome" chosen={filters.outcome} names={{ "": "All", ...outcomeNames }} />
        </FilterField>
        <FilterField label="Order" id="sort">
          <FilterChoice id="sort" chosen={filters.sort} names={sortNames} />
        </FilterField>
        <FilterField label="Model, as its agent wrote it" id="model" wide>
          <input
            id="model"
            name="model"
            defaultValue={filters.model}
            maxLength={longestModel}
            autoCapitalize="none"
            spellCheck={false}
            className="control w-full"
          />
        </FilterField>
        {place === null && <ToolIdField chosen={filters.tool_id} />}
        <button type="submit" className="button self-end max-lg:col-span-2">
          Show reviews
        </button>
      </form>
    </search>
  );
}
