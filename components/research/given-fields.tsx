import { Field, TextArea } from "#components/text/field.tsx";
import { mostLines } from "#lib/engines/plan.ts";
import { typeChoices } from "#lib/engines/study-types.ts";
import { inList, inWords } from "#lib/in-words.ts";
import { studyMembers } from "#lib/studies/study-request.ts";
import { Fieldset } from "./fieldset.tsx";
import type { StudyDraft } from "./study-draft.ts";

type Type = (typeof typeChoices)[number];
const labelsOf = (is: (type: Type) => boolean) => inList(typeChoices.filter(is).map(({ label }) => label));
const withRivals = labelsOf(({ uses }) => uses.includes("rivals"));
const withKind = labelsOf(({ asksKind }) => asksKind);
const needing = (fact: Type["uses"][number]) => labelsOf(({ uses, proposal }) => uses[0] === fact && proposal !== null);
const withIdea = labelsOf(({ uses }) => uses.includes("stimulus") && uses[0] !== "stimulus");

const { subject, category, stimulus } = studyMembers.shape;

type Props = { draft: StudyDraft; faults: string[] | undefined };

/** What people are asked about, and what the type needs of it: each is stronger than what is read from the topic. */
export function GivenFields({ draft, faults }: Props) {
  return (
    <Fieldset id="given" legend="What is it about?" faults={faults} className="space-y-4">
      <Field
        name={"subject" satisfies keyof StudyDraft}
        label="The thing"
        hint={subject.description}
        defaultValue={draft.subject}
      />
      <Field
        name={"category" satisfies keyof StudyDraft}
        label="The kind of thing"
        hint={`${category.description} Used in ${withKind}.`}
        defaultValue={draft.category}
      />
      <div>
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(5rem,2fr)_minmax(0,3fr)] gap-2">
          <Field
            name={"price_amount" satisfies keyof StudyDraft}
            label="Price"
            defaultValue={draft.price_amount}
            inputMode="decimal"
          />
          <Field
            name={"price_currency" satisfies keyof StudyDraft}
            label="Currency"
            defaultValue={draft.price_currency}
            placeholder="USD"
            className={quiet}
          />
          <Field
            name={"price_per" satisfies keyof StudyDraft}
            label="Per"
            defaultValue={draft.price_per}
            placeholder="month"
            className={quiet}
          />
        </div>
        <p className="mt-1 text-ink-2 text-sm">Needed for {needing("price")}.</p>
      </div>
      <Field
        name={"rivals" satisfies keyof StudyDraft}
        label="Compared with"
        hint={`Such as: Ledgerly, a spreadsheet. For these kinds of study: ${withRivals}.`}
        defaultValue={draft.rivals}
      />
      <TextArea
        name={"stimulus" satisfies keyof StudyDraft}
        label="A line, a text or a page to show them"
        hint={`${stimulus.description} Needed for ${needing("stimulus")}: one line, or up to ${inWords(mostLines)} to compare. For ${withIdea}, say what the idea is: without it, people know only its name.`}
        rows={3}
        defaultValue={draft.stimulus}
      />
    </Fieldset>
  );
}

/** What is only an example is no text of the reader. */
const quiet = "control w-full placeholder:text-ink-2";
