import type { ReactNode } from "react";
import { outcomeNames, sortNames } from "#components/reviews/filter-words.ts";
import { type ReviewFilters, type ReviewPlace, reviewsHref } from "#components/reviews/reviews-href.ts";
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
        <Field label="Outcome" id="outcome">
          <Choice id="outcome" chosen={filters.outcome} names={{ "": "All", ...outcomeNames }} />
        </Field>
        <Field label="Order" id="sort">
          <Choice id="sort" chosen={filters.sort} names={sortNames} />
        </Field>
        <Field label="Model, as its agent wrote it" id="model" wide>
          <input
            id="model"
            name="model"
            defaultValue={filters.model}
            maxLength={longestModel}
            autoCapitalize="none"
            spellCheck={false}
            className="control w-full"
          />
        </Field>
        {place === null && (
          <Field label="Tool id, such as github-mcp" id="tool_id" wide>
            <input
              id="tool_id"
              name="tool_id"
              defaultValue={filters.tool_id}
              maxLength={120}
              autoCapitalize="none"
              spellCheck={false}
              className="control w-full"
            />
          </Field>
        )}
        <button type="submit" className="button self-end max-lg:col-span-2">
          Show reviews
        </button>
      </form>
    </search>
  );
}

function Choice({ id, chosen, names }: { id: string; chosen: string | undefined; names: Record<string, string> }) {
  return (
    <select id={id} name={id} defaultValue={chosen} className="control w-full">
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

type FieldProps = { label: string; id: string; wide?: boolean; children: ReactNode };

function Field({ label, id, wide = false, children }: FieldProps) {
  return (
    <div className={`min-w-0 ${wide ? "max-lg:col-span-2" : ""}`}>
      <label htmlFor={id} className="mb-1 block text-ink-2 text-sm">
        {label}
      </label>
      {children}
    </div>
  );
}
