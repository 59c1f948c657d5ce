import type { Draft, faultsByField } from "#components/ask/draft.ts";
import { DraftText } from "#components/ask/draft-text.tsx";
import { Field, Submit, TextArea } from "#components/text/field.tsx";
import { Names, nameOf, type ToolName } from "#components/text/filter-field.tsx";
import type { MemberOf } from "#lib/contract.ts";
import { lengthOf } from "#lib/in-words.ts";
import { most, questionMembers, type submitQuestionEndpoint } from "#lib/questions/contract.ts";
import { idSigns } from "#lib/tools/metadata.ts";

type Props = { draft: Draft; faults: ReturnType<typeof faultsByField>; names: ToolName[] };

/** The composer: a form that sends the draft to this page to be checked, and nowhere else. */
export function DraftForm({ draft, faults, names }: Props) {
  return (
    <form action="/ask" method="post" className="max-w-3xl space-y-6">
      <DraftText
        titleLength={lengthOf(questionMembers.title)}
        bodyLength={lengthOf(questionMembers.body)}
        titleHint={questionMembers.title.description!}
        bodyHint={questionMembers.body.description!}
        similar={most.similar}
        title={draft.title}
        body={draft.body}
        titleFaults={faults.title ?? []}
        bodyFaults={faults.body ?? []}
      />
      <Field
        name={"tags" satisfies MemberOf<typeof submitQuestionEndpoint>}
        label="Tags, if any"
        hint={`${questionMembers.tags.description} With spaces or commas between them: ${idSigns}.`}
        defaultValue={draft.tags}
        faults={faults.tags}
        {...plain}
      />
      <TextArea
        name={"links" satisfies MemberOf<typeof submitQuestionEndpoint>}
        label="Links, if any"
        hint={`${questionMembers.links.description} One in each line: https://…, doi:…, ipfs://…`}
        rows={3}
        defaultValue={draft.links}
        faults={faults.links}
        spellCheck={false}
        dir="ltr"
        className="control identifier block w-full py-2"
      />
      <Field
        name={"tool_id" satisfies MemberOf<typeof submitQuestionEndpoint>}
        label="Tool, if it is about one"
        hint={`Its name, as it is listed here. A tool that is not listed gets a name in ${idSigns}, such as acme-mail-api.`}
        defaultValue={nameOf(draft.tool_id, names)}
        list="tool-names"
        faults={faults.tool_id}
        {...plain}
      />
      <Names id="tool-names" names={names.map(({ name }) => name)} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Submit>Check and preview</Submit>
        <span className="text-ink-2 text-sm">Nothing is published by this.</span>
      </p>
    </form>
  );
}

/** A name is typed as it is written. */
const plain = { autoCapitalize: "none", spellCheck: false } as const;
