import { StackingTable } from "#components/sources/stacking-table.tsx";
import { inWords } from "#lib/in-words.ts";
import { Section } from "../section.tsx";

type Type = { id: string; label: string; description: string; default_audience: string };

/** The study types, as the API lists them. */
export function StudyTypes({ types }: { types: Type[] }) {
  return (
    <Section id="types" title={`${inWords(types.length).replace(/^./, (first) => first.toUpperCase())} types of study`}>
      <p>Each has an interview guide and measures of its own.</p>
      <StackingTable
        label="Types of study"
        columns={["study_type", "What it asks", "Mostly of"]}
        rows={types.map(({ id, label, description, default_audience }) => ({
          key: id,
          head: <code className="whitespace-nowrap">{id}</code>,
          cells: [`${label}. ${description}`, default_audience === "b2b" ? "business buyers" : "consumers"],
        }))}
      />
    </Section>
  );
}
