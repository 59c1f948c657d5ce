import type { Offer } from "#components/personas/choose-from.ts";
import { FindOwn } from "#components/personas/find-own.tsx";
import { FaultList, Submit, TextArea } from "#components/text/field.tsx";
import type { MemberOf } from "#lib/contract.ts";
import { lengthInWords } from "#lib/in-words.ts";
import { simulateEndpoint } from "#lib/studies/contract.ts";
import { mostPersonas } from "#lib/studies/study-limits.ts";

/** What the form holds: as it was sent, or empty. */
type SimulateDraft = { scenario: string; question: string; options: string; persona_ids: string[] };
/** The labels of its texts, by the names of the fields. */
export const simulateLabels = {
  scenario: "The scenario",
  question: "A question (optional)",
  options: "Answers (optional)",
};

const { scenario, question, options } = simulateEndpoint.input.shape;

type Props = {
  offer: Offer;
  draft: SimulateDraft;
  faults?: Record<string, string[]>;
};

/** A scenario, an optional question with answers to choose from, and whom of one's own personas to ask. */
export function SimulateForm({ offer: { personas, ...offer }, draft, faults = {} }: Props) {
  return (
    <form action="/simulate" method="post" className="max-w-3xl space-y-6" data-screen-only="">
      <TextArea
        name={"scenario" satisfies MemberOf<typeof simulateEndpoint>}
        required
        label={simulateLabels.scenario}
        hint={`${scenario.description} ${lengthInWords(scenario)}.`}
        rows={4}
        defaultValue={draft.scenario}
        faults={faults.scenario}
      />
      <TextArea
        name={"question" satisfies MemberOf<typeof simulateEndpoint>}
        label={simulateLabels.question}
        hint={`${question.description} Such as “Would you pay for it?”`}
        rows={1}
        defaultValue={draft.question}
        faults={faults.question}
      />
      <TextArea
        name={"options" satisfies MemberOf<typeof simulateEndpoint>}
        label={simulateLabels.options}
        hint={`${options.description} One a line.`}
        rows={3}
        defaultValue={draft.options}
        faults={faults.options}
      />
      <fieldset id="persona_ids" aria-describedby={faults.persona_ids ? "persona_ids-faults" : undefined}>
        <legend className="mb-1 font-semibold">Whom to ask: 1 to {mostPersonas} of yours</legend>
        <FindOwn {...offer} action="/simulate#persona_ids" />
        <div className="grid gap-x-6 sm:grid-cols-2">
          {personas.map(({ id, name, age, role }) => (
            <label key={id} className="flex min-h-touch items-center gap-3 py-1">
              <input
                type="checkbox"
                name={"persona_ids" satisfies MemberOf<typeof simulateEndpoint>}
                value={id}
                defaultChecked={draft.persona_ids.includes(id)}
                className="size-5 shrink-0 accent-ink"
              />
              <span dir="auto" className="wrap-anywhere min-w-0">
                {name}, {age}, {role}
              </span>
            </label>
          ))}
        </div>
        <FaultList id="persona_ids-faults" faults={faults.persona_ids} />
      </fieldset>
      <Submit>Ask them</Submit>
    </form>
  );
}
