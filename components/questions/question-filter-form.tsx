import type { ReactNode } from "react";
import { statusNames } from "#components/questions/filter-chips.tsx";
import type { QuestionFilters } from "#components/questions/questions-href.ts";

/** The list's filters as a GET form, so every view has an address. */
export function QuestionFilterForm({ filters }: { filters: QuestionFilters }) {
  return (
    <search>
      <form action="/questions" className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_10rem_10rem_14rem_auto]">
        <Field label="Words of the question" id="q" wide>
          <input id="q" type="search" name="q" defaultValue={filters.q} maxLength={200} className="control w-full" />
        </Field>
        <Field label="Status" id="status">
          <select id="status" name="status" defaultValue={filters.status ?? ""} className="control w-full">
            <option value="">All</option>
            {Object.entries(statusNames).map(([status, name]) => (
              <option key={status} value={status}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Tag" id="tag">
          <input
            id="tag"
            name="tag"
            defaultValue={filters.tag}
            maxLength={31}
            autoCapitalize="none"
            className="control w-full"
          />
        </Field>
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
        <button type="submit" className="button self-end max-lg:col-span-2">
          Show questions
        </button>
      </form>
    </search>
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
