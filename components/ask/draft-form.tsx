import type { Draft, faultsByField } from "#components/ask/draft.ts";
import { DraftText } from "#components/ask/draft-text.tsx";
import { FaultList } from "#components/ask/text-field.tsx";
import { nameOf, type ToolName, ToolNames } from "#components/text/filter-field.tsx";
import { lengthOf } from "#lib/in-words.ts";
import { questionMembers } from "#lib/questions/contract.ts";

type Props = { draft: Draft; faults: ReturnType<typeof faultsByField>; names: ToolName[] };

/** The composer: a form that sends the draft to this page to be checked, and nowhere else. */
export function DraftForm({ draft, faults, names }: Props) {
  return (
    <form action="/ask" method="post" className="max-w-3xl space-y-6">
      <DraftText
        titleLength={lengthOf(questionMembers.title)}
        bodyLength={lengthOf(questionMembers.body)}
        title={draft.title}
        body={draft.body}
        titleFaults={faults.title ?? []}
        bodyFaults={faults.body ?? []}
      />
      <Line
        name="tags"
        label="Tags, if any"
        hint="At most 5, with spaces or commas between them: lower-case letters, digits and hyphens."
        value={draft.tags}
        faults={faults.tags}
      />
      <div>
        <label htmlFor="links" className="mb-1 block font-semibold">
          Links, if any
        </label>
        <textarea
          id="links"
          name="links"
          rows={3}
          defaultValue={draft.links}
          aria-describedby={`links-hint${faults.links ? " links-faults" : ""}`}
          aria-invalid={faults.links !== undefined || undefined}
          spellCheck={false}
          dir="ltr"
          className="control identifier block w-full py-2"
        />
        <p id="links-hint" className="mt-1 text-ink-2 text-sm">
          At most 5 addresses, one in each line: https://…, doi:…, ipfs://… Only those of the web become links.
        </p>
        <FaultList id="links-faults" faults={faults.links ?? []} />
      </div>
      <Line
        name="tool_id"
        label="Tool, if it is about one"
        hint="Its name, as it is listed here. A tool that is not listed gets a name in lower-case letters, digits and hyphens."
        value={nameOf(draft.tool_id, names)}
        names={names}
        faults={faults.tool_id}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className="button">
          Check and preview
        </button>
        <span className="text-ink-2 text-sm">Nothing is published by this.</span>
      </p>
    </form>
  );
}

type LineProps = {
  name: string;
  label: string;
  hint: string;
  value: string;
  faults: string[] | undefined;
  names?: ToolName[];
};

function Line({ name, label, hint, value, faults, names }: LineProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        list={names && "tool-names"}
        aria-describedby={`${name}-hint${faults ? ` ${name}-faults` : ""}`}
        aria-invalid={faults !== undefined || undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        className="control w-full"
      />
      {names && <ToolNames names={names} />}
      <p id={`${name}-hint`} className="mt-1 text-ink-2 text-sm">
        {hint}
      </p>
      <FaultList id={`${name}-faults`} faults={faults ?? []} />
    </div>
  );
}
