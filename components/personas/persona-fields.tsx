import { Field, Select, TextArea } from "#components/text/field.tsx";
import { oldest, youngest } from "#lib/personas/contract.ts";
import type { PersonaDraft } from "./persona-draft.ts";

const fields = [
  ["name", "Name", "A name to call it by; invented."],
  ["age", "Age", `In years, ${youngest} to ${oldest}.`],
  ["role", "Role", "What it does, or its place in life."],
  ["company", "Company", "The kind of company; empty where none matters."],
  ["industry", "Industry", undefined],
  ["income", "Income or budget", "As a range in words."],
  ["location", "Location", undefined],
] as const;

const longLabels = { traits: "How it decides", notes: "Your notes" };

/** The labels of a persona's texts, by the names of the fields. */
export const personaLabels = { ...Object.fromEntries(fields.map(([name, label]) => [name, label])), ...longLabels };

type Props = { draft: PersonaDraft; faults: Record<string, string[]>; prefix: string };

/** The fields of one persona. */
export function PersonaFields({ draft, faults, prefix }: Props) {
  const own = (name: keyof PersonaDraft) => ({
    id: `${prefix}-${name}`,
    name,
    defaultValue: draft[name],
    faults: faults[name],
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(([name, label, hint]) => (
        <Field key={name} {...own(name)} label={label} hint={hint} />
      ))}
      <Select
        {...own("audience")}
        label="Asked as"
        options={[
          ["b2c", "A consumer"],
          ["b2b", "A business buyer"],
        ]}
      />
      <TextArea {...own("traits")} label={longLabels.traits} hint="Short facts, one a line." rows={4} />
      <TextArea {...own("notes")} label={longLabels.notes} hint="No engine reads them." rows={4} />
    </div>
  );
}
