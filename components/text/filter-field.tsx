import type { ComponentProps, ReactNode } from "react";
import { longestSearch } from "#lib/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";

type Frame = {
  label: string;
  id: string;
  /** Whether it has a row to itself where there is little room. */
  wide?: boolean;
};

/** One filter of a list's form, under its label. */
function FilterField({ label, id, wide = false, children }: Frame & { children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? "max-lg:col-span-full" : ""}`}>
      <label htmlFor={id} className="mb-1 block text-ink-2 text-sm">
        {label}
      </label>
      {children}
    </div>
  );
}

type ChoiceProps = Frame & { chosen: string | undefined; names: Record<string, string> };

/** A filter with a few values, each by its name. */
export function FilterChoice({ chosen, names, ...frame }: ChoiceProps) {
  const { id } = frame;
  return (
    <FilterField {...frame}>
      <select id={id} name={id} defaultValue={chosen ?? ""} className="control w-full">
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FilterField>
  );
}

type TextProps = Frame & { names?: string[] } & Omit<ComponentProps<"input">, "id">;

/** A filter that is typed, and completed where names are known. */
export function FilterText({ label, id, wide = false, names, ...own }: TextProps) {
  return (
    <FilterField {...{ label, id, wide }}>
      <input id={id} name={id} list={names && `${id}-names`} className="control w-full" {...own} />
      {names && <Names id={`${id}-names`} names={names} />}
    </FilterField>
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
              <FilterText label={search.label} id="q" type="search" defaultValue={search.q} maxLength={longestSearch} />
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
    <FilterText
      label="Tool"
      id="tool_id"
      names={names.map(({ name }) => name)}
      defaultValue={chosen && nameOf(chosen, names)}
      maxLength={longestSearch}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** The names that a field completes. */
export function Names({ id, names }: { id: string; names: string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
