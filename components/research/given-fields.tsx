import { Fieldset } from "./fieldset.tsx";
import type { StudyDraft } from "./study-draft.ts";

type Props = { draft: StudyDraft; faults: string[] | undefined };

/** What people are asked about, and what the type needs of it: each is stronger than what is read from the topic. */
export function GivenFields({ draft, faults }: Props) {
  return (
    <Fieldset id="given" legend="What is it about?" faults={faults} className="space-y-4">
      <Line
        name="subject"
        label="In a few words"
        hint="Such as: a meal kit for families. Everyone says “it” where this is empty."
        value={draft.subject}
      />
      <div>
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)] gap-2">
          <Line name="price_amount" label="Price" value={draft.price_amount} inputMode="decimal" />
          <Line name="price_currency" label="Currency" value={draft.price_currency} placeholder="USD" />
          <Line name="price_per" label="Per" value={draft.price_per} placeholder="month" />
        </div>
        <p className="mt-1 text-ink-2 text-sm">A pricing study needs one.</p>
      </div>
      <Line
        name="rivals"
        label="Compared with"
        hint="Names with commas between them, for a study of competitors, wins and losses, or a brand."
        value={draft.rivals}
      />
      <div>
        <label htmlFor="stimulus" className="mb-1 block font-semibold">
          A line, a text or a page to show them
        </label>
        <textarea
          id="stimulus"
          name="stimulus"
          rows={3}
          dir="auto"
          defaultValue={draft.stimulus}
          aria-describedby="stimulus-hint"
          className="control block w-full py-2"
        />
        <p id="stimulus-hint" className="mt-1 text-ink-2 text-sm">
          A message test needs it: one line, or up to four to compare. They read it word for word.
        </p>
      </div>
    </Fieldset>
  );
}

type LineProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  placeholder?: string;
  inputMode?: "decimal";
};

function Line({ name, label, hint, value, ...rest }: LineProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        dir="auto"
        defaultValue={value}
        autoComplete="off"
        aria-describedby={hint === undefined ? undefined : `${name}-hint`}
        className="control w-full placeholder:text-ink-2"
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${name}-hint`} className="mt-1 text-ink-2 text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
