import type { PersonaAct, PersonaDraft, Refusal } from "#components/personas/persona-draft.ts";
import { audienceChoices } from "#components/studies/study-words.ts";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Field, Select, Submit, TextArea } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import type { MemberOf } from "#lib/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { inChoice } from "#lib/in-words.ts";
import {
  Audience,
  allOrNone,
  type importPersonasEndpoint,
  type makePersonasOperation,
  mostImported,
  otherColumns,
  personaAudience,
  SavedPersona,
  savePersonaEndpoint,
  traitMarksInWords,
} from "#lib/personas/contract.ts";

/** The labels of the texts that personas are made from, by the names of the fields. */
export const makeLabels = { description: "Describe the people", csv: "CSV, with a header line" };

const audienceLabel = "Asked as";

type Props = { draft: PersonaDraft; refused: Refusal; people: number };

/** The ways to get personas of one's own. */
export function MakeForms({ draft, refused, people }: Props) {
  const faultsOf = (act: PersonaAct) => (refused?.act === act ? refused.faults : {});
  const wasSent = (act: PersonaAct) => refused?.act === act;
  return (
    <Section id="make" title="Make your own" className="space-y-4" data-screen-only="">
      <form action="/personas" method="post" className="max-w-prose space-y-3">
        <TextArea
          name={"description" satisfies MemberOf<typeof makePersonasOperation>}
          label={makeLabels.description}
          hint={`Such as “parents of toddlers who both work”. ${people} different personas are made and saved; you can then edit them.`}
          rows={2}
          required
          defaultValue={wasSent("make") ? refused!.form.description : ""}
          faults={faultsOf("make").description}
        />
        <div className="flex flex-wrap items-end gap-4">
          <Select
            id="make-audience"
            name={"audience" satisfies MemberOf<typeof makePersonasOperation>}
            label={audienceLabel}
            options={audienceChoices("many")}
            defaultValue={wasSent("make") ? refused!.form.audience : personaAudience}
            className="control"
          />
          <Submit name="act" value={"make" satisfies PersonaAct}>
            Make personas
          </Submit>
        </div>
      </form>
      <Disclosure isOpen={wasSent("add")} summary="Write one by its facts">
        <form action="/personas" method="post" className="max-w-3xl space-y-4">
          <PersonaFields draft={draft} faults={faultsOf("add")} prefix="add" />
          <Submit name="act" value={"add" satisfies PersonaAct}>
            Save this persona
          </Submit>
        </form>
      </Disclosure>
      <Disclosure isOpen={wasSent("import")} summary="Import many from CSV">
        <form action="/personas" method="post" encType="multipart/form-data" className="max-w-3xl space-y-3">
          <Field
            id="csv-file"
            name="csv_file"
            label="A CSV file"
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="control w-full py-2"
          />
          <TextArea
            name={"csv" satisfies MemberOf<typeof importPersonasEndpoint>}
            label="Or its text, with a header line"
            hint={`At most ${mostImported}; a chosen file goes before the text. Columns: ${columns.join(", ")}. Traits are parted by ${traitMarksInWords}, audience is ${Audience.options.join(" or ")}; other common names, such as ${inChoice(otherColumns)}, are read too. ${capital(allOrNone)}.`}
            rows={6}
            spellCheck={false}
            defaultValue={wasSent("import") ? refused!.form.csv : `${columns.join(",")}\n`}
            faults={linesOf(faultsOf("import"))}
            className="control w-full py-2 font-mono text-sm"
          />
          <Submit name="act" value={"import" satisfies PersonaAct}>
            Import
          </Submit>
        </form>
      </Disclosure>
    </Section>
  );
}

const { shape } = SavedPersona;
const columns = Object.keys(savePersonaEndpoint.input.shape);

/** Each fault with its line: their names are csv/<line>/<column>. */
const linesOf = (faults: Record<string, string[]>): string[] =>
  Object.entries(faults).map(([name, messages]) => {
    const [, line = "", column = ""] = name.split("/");
    return `${line === "" ? "" : `Line ${line}${column === "" ? "" : `, ${column}`}: `}${messages.join("; ")}`;
  });

const facts = ["name", "age", "role", "company", "industry", "income", "location"] as const;

const longLabels = { traits: "How it decides", notes: "Your notes" };

/** The labels of a persona's texts, by the names of the fields. */
export const personaLabels = { ...Object.fromEntries(facts.map((name) => [name, capital(name)])), ...longLabels };

type FieldsProps = { draft: PersonaDraft; faults: Record<string, string[]>; prefix: string };

/** The fields of one persona. */
export function PersonaFields({ draft, faults, prefix }: FieldsProps) {
  const own = (name: keyof PersonaDraft) => ({
    id: `${prefix}-${name}`,
    name,
    defaultValue: draft[name],
    faults: faults[name],
  });
  const described = (name: keyof PersonaDraft) => ({ ...own(name), hint: shape[name].description });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {facts.map((name) => (
        <Field key={name} {...described(name)} label={capital(name)} />
      ))}
      <Select {...own("audience")} label={audienceLabel} options={audienceChoices("one")} />
      <TextArea
        {...own("traits")}
        label={longLabels.traits}
        hint={`${shape.traits.description} One a line.`}
        rows={4}
      />
      <TextArea {...described("notes")} label={longLabels.notes} rows={4} />
    </div>
  );
}
