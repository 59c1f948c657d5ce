import type { ReactNode } from "react";
import { sortNames, typeNames } from "#components/tools/tool-words.ts";
import type { ToolFilters } from "#components/tools/tools-href.ts";
import { categories } from "#lib/tools/categories.ts";

type FieldProps = { label: string; id: string; wide?: boolean; children: ReactNode };

/** The list's filters as a GET form, so every view has an address. */
export function ToolFilterForm({ filters }: { filters: ToolFilters }) {
  // The default order is never sent: words typed into a list by score are still answered by relevance.
  const byDefault = filters.q ? "Relevance" : sortNames.usage;
  const others = Object.entries(sortNames).filter(([, name]) => name !== byDefault);
  return (
    <search>
      <form action="/tools" className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_9rem_13rem_auto]">
        <Field label="Name or task" id="q" wide>
          <input id="q" type="search" name="q" defaultValue={filters.q} maxLength={200} className="control w-full" />
        </Field>
        <Field label="Category" id="category" wide>
          <select id="category" name="category" defaultValue={filters.category ?? ""} className="control w-full">
            <option value="">All categories</option>
            {categories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Type" id="type">
          <select id="type" name="type" defaultValue={filters.type ?? ""} className="control w-full">
            <option value="">All types</option>
            {Object.entries(typeNames).map(([type, name]) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Order" id="sort">
          <select id="sort" name="sort" defaultValue={filters.sort ?? ""} className="control w-full">
            <option value="">{byDefault}</option>
            {others.map(([sort, name]) => (
              <option key={sort} value={sort}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <button type="submit" className="button self-end max-lg:col-span-2">
          Show tools
        </button>
      </form>
    </search>
  );
}

function Field({ label, id, wide = false, children }: FieldProps) {
  return (
    <div className={wide ? "max-sm:col-span-2" : undefined}>
      <label htmlFor={id} className="mb-1 block text-ink-2 text-sm">
        {label}
      </label>
      {children}
    </div>
  );
}
