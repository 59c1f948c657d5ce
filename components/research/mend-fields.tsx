import { FaultList } from "#components/ask/text-field.tsx";
import type { StudyDraft } from "./study-draft.ts";

type Props = { draft: StudyDraft; faults: string[] | undefined };

/** What to say where the topic is misread: each of these is stronger than what was read from it. */
export function MendFields({ draft, faults }: Props) {
  const isUsed = [draft.subject, draft.rivals, draft.price_amount, draft.stimulus].some((text) => text !== "");
  return (
    <details id="mend" className="disclosure" open={isUsed || faults !== undefined} suppressHydrationWarning>
      <summary>Misread? Say it yourself</summary>
      <div className="space-y-3">
        <FaultList id="mend-faults" faults={faults ?? []} />
        <Line name="subject" label="What it is about" value={draft.subject} />
        <Line name="rivals" label="Compared with, by commas" value={draft.rivals} />
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)] gap-2">
          <Line name="price_amount" label="Price" value={draft.price_amount} inputMode="decimal" />
          <Line name="price_currency" label="Currency" value={draft.price_currency} placeholder="USD" />
          <Line name="price_per" label="Per" value={draft.price_per} placeholder="month" />
        </div>
        <div>
          <label htmlFor="stimulus" className="mb-1 block text-sm">
            Words to show them, to the letter
          </label>
          <textarea
            id="stimulus"
            name="stimulus"
            rows={3}
            dir="auto"
            defaultValue={draft.stimulus}
            className="control block w-full py-2"
          />
        </div>
      </div>
    </details>
  );
}

type LineProps = { name: string; label: string; value: string; placeholder?: string; inputMode?: "decimal" };

function Line({ name, label, value, ...rest }: LineProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block text-sm">
        {label}
      </label>
      <input
        id={name}
        name={name}
        dir="auto"
        defaultValue={value}
        autoComplete="off"
        className="control w-full placeholder:text-ink-2"
        {...rest}
      />
    </div>
  );
}
