import type { ReactNode } from "react";
import type { Tool } from "#lib/tools/contract.ts";

type FieldProps = { label: string; id: string; wide?: boolean; children: ReactNode };

/** One filter of a list's form, under its label; a wide one has a row to itself where there is little room. */
export function FilterField({ label, id, wide = false, children }: FieldProps) {
  return (
    <div className={`min-w-0 ${wide ? "max-lg:col-span-full" : ""}`}>
      <label htmlFor={id} className="mb-1 block text-ink-2 text-sm">
        {label}
      </label>
      {children}
    </div>
  );
}

type ChoiceProps = { id: string; chosen: string | undefined; names: Record<string, string> };

/** A filter with a few values, each by its name. */
export function FilterChoice({ id, chosen, names }: ChoiceProps) {
  return (
    <select id={id} name={id} defaultValue={chosen ?? ""} className="control w-full">
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

type FormProps = {
  action: string;
  /** The words searched for and their label; a list without a search has none. */
  search?: { q: string | undefined; label: string };
  submit: string;
  /** Whether any filter is in force, which opens them on a phone too. */
  isOpen: boolean;
  children: ReactNode;
};

/** A list's filters as a GET form, so every view has an address; where there is little room they are folded. */
export function FilterForm({ action, search, submit, isOpen, children }: FormProps) {
  const button = (
    <button type="submit" className="button self-end justify-self-start">
      {submit}
    </button>
  );
  return (
    <search>
      <form action={action} className="space-y-3">
        {search && (
          <div className="flex items-end gap-3">
            <div className="min-w-0 flex-1">
              <FilterField label={search.label} id="q">
                <input
                  id="q"
                  type="search"
                  name="q"
                  defaultValue={search.q}
                  maxLength={200}
                  className="control w-full"
                />
              </FilterField>
            </div>
            {button}
          </div>
        )}
        <details className="filters disclosure" open={isOpen} suppressHydrationWarning>
          <summary>Filters</summary>
          <div
            className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 ${search ? "lg:grid-cols-4" : "lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"}`}
          >
            {children}
            {!search && button}
          </div>
        </details>
      </form>
    </search>
  );
}

/** A tool whose name a field completes. */
export type ToolName = Pick<Tool, "tool_id" | "name">;

/** The name of a tool where it is among those that a field completes, else its id. */
export const nameOf = (id: string, names: ToolName[]) => names.find(({ tool_id }) => tool_id === id)?.name ?? id;

type ToolProps = { chosen: string | undefined; names: ToolName[] };

/** The filter by a tool, by its name or id, which any list of what is said about tools has. */
export function ToolField({ chosen, names }: ToolProps) {
  return (
    <FilterField label="Tool" id="tool_id">
      <input
        id="tool_id"
        name="tool_id"
        list="tool-names"
        defaultValue={chosen && nameOf(chosen, names)}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        className="control w-full"
      />
      <ToolNames names={names} />
    </FilterField>
  );
}

/** The names that a field of a tool completes. */
export function ToolNames({ names }: { names: ToolName[] }) {
  return (
    <datalist id="tool-names">
      {names.map(({ tool_id, name }) => (
        <option key={tool_id} value={name} />
      ))}
    </datalist>
  );
}
