import { Field, TextArea } from "#components/text/field.tsx";
import { Fieldset } from "./fieldset.tsx";
import type { StudyDraft } from "./study-draft.ts";

type Props = { draft: StudyDraft; faults: string[] | undefined };

/** What people are asked about, and what the type needs of it: each is stronger than what is read from the topic. */
export function GivenFields({ draft, faults }: Props) {
  return (
    <Fieldset id="given" legend="What is it about?" faults={faults} className="space-y-4">
      <Field
        name="subject"
        label="What do you think of …?"
        hint="Finish the question, as it is asked: the tool shed on Mill Lane. For a study of competitors, wins and losses, or a brand: your own offer, by name."
        defaultValue={draft.subject}
      />
      <Field
        name="category"
        label="Tell me about the last time you chose …"
        hint="Finish this one too, for a price, an idea, competitors, wins and losses, a brand, or segments: a savings account, a choir to sing in. Then the questions say what kind of thing it is."
        defaultValue={draft.category}
      />
      <div>
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(5rem,2fr)_minmax(0,3fr)] gap-2">
          <Field name="price_amount" label="Price" defaultValue={draft.price_amount} inputMode="decimal" />
          <Field
            name="price_currency"
            label="Currency"
            defaultValue={draft.price_currency}
            placeholder="USD"
            className={quiet}
          />
          <Field name="price_per" label="Per" defaultValue={draft.price_per} placeholder="month" className={quiet} />
        </div>
        <p className="mt-1 text-ink-2 text-sm">A pricing study needs one.</p>
      </div>
      <Field
        name="rivals"
        label="Compared with"
        hint="Names with commas between them, for a study of competitors, wins and losses, or a brand."
        defaultValue={draft.rivals}
      />
      <TextArea
        name="stimulus"
        label="A line, a text or a page to show them"
        hint="A message test needs it: one line, or up to four to compare. They read it word for word."
        rows={3}
        defaultValue={draft.stimulus}
      />
    </Fieldset>
  );
}

/** What is only an example is no text of the reader. */
const quiet = "control w-full placeholder:text-ink-2";
