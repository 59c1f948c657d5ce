import type { ReactNode } from "react";

type FieldProps = { label: string; id: string; wide?: boolean; children: ReactNode };

/** One filter of a list's form, under its label; a wide one has a row to itself where there is little room. */
export function FilterField({ label, id, wide = false, children }: FieldProps) {
  return (
    <div className={`min-w-0 ${wide ? "max-lg:col-span-2" : ""}`}>
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

/** The filter by a tool's id, which any list of what is said about tools has. */
export function ToolIdField({ chosen }: { chosen: string | undefined }) {
  return (
    <FilterField label="Tool id, such as github-mcp" id="tool_id" wide>
      <input
        id="tool_id"
        name="tool_id"
        defaultValue={chosen}
        maxLength={120}
        autoCapitalize="none"
        spellCheck={false}
        className="control w-full"
      />
    </FilterField>
  );
}
