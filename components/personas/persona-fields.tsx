import { FaultList } from "#components/ask/text-field.tsx";
import { oldest, youngest } from "#lib/personas/contract.ts";
import type { PersonaDraft } from "./persona-draft.ts";

const fields = [
  ["name", "Name", "A name to call it by; invented."],
  ["age", "Age", `In years, ${youngest} to ${oldest}.`],
  ["role", "Role", "What it does, or its place in life."],
  ["company", "Company", "The kind of company; empty where none matters."],
  ["industry", "Industry", ""],
  ["income", "Income or budget", "As a range in words."],
  ["location", "Location", ""],
] as const;

const longLabels = { traits: "How it decides", notes: "Your notes" };

/** The labels of a persona's texts, by the names of the fields. */
export const personaLabels = { ...Object.fromEntries(fields.map(([name, label]) => [name, label])), ...longLabels };

type Props = { draft: PersonaDraft; faults: Record<string, string[]>; prefix: string };

/** The fields of one persona. */
export function PersonaFields({ draft, faults, prefix }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(([name, label, hint]) => (
        <Field key={name} {...{ name, label, hint, prefix }} faults={faults[name] ?? []}>
          {(own) => (
            <input {...own} defaultValue={draft[name]} autoComplete="off" className="control w-full" dir="auto" />
          )}
        </Field>
      ))}
      <Field name="audience" label="Asked as" hint="" prefix={prefix} faults={faults.audience ?? []}>
        {(own) => (
          <select {...own} defaultValue={draft.audience} className="control w-full">
            <option value="b2c">A consumer</option>
            <option value="b2b">A business buyer</option>
          </select>
        )}
      </Field>
      <Field
        name="traits"
        label={longLabels.traits}
        hint="Short facts, one a line."
        prefix={prefix}
        faults={faults.traits ?? []}
      >
        {(own) => <textarea {...own} rows={4} defaultValue={draft.traits} dir="auto" className="control w-full py-2" />}
      </Field>
      <Field
        name="notes"
        label={longLabels.notes}
        hint="No engine reads them."
        prefix={prefix}
        faults={faults.notes ?? []}
      >
        {(own) => <textarea {...own} rows={4} defaultValue={draft.notes} dir="auto" className="control w-full py-2" />}
      </Field>
    </div>
  );
}

type FieldProps = {
  name: string;
  label: string;
  hint: string;
  prefix: string;
  faults: string[];
  children: (own: { id: string; name: string; "aria-describedby"?: string; "aria-invalid"?: true }) => React.ReactNode;
};

function Field({ name, label, hint, prefix, faults, children }: FieldProps) {
  const id = `${prefix}-${name}`;
  const described = [hint !== "" && `${id}-hint`, faults.length > 0 && `${id}-faults`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({
        id,
        name,
        ...(described !== "" && { "aria-describedby": described }),
        ...(faults.length > 0 && { "aria-invalid": true as const }),
      })}
      {hint !== "" && (
        <p id={`${id}-hint`} className="mt-1 text-ink-2 text-sm">
          {hint}
        </p>
      )}
      <FaultList id={`${id}-faults`} faults={faults} />
    </div>
  );
}
