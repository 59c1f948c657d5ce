import { Choices } from "#components/text/choices.tsx";
import { Field, Submit } from "#components/text/field.tsx";
import { confirmEndpoint } from "#lib/confirmations/contract.ts";
import type { MemberOf } from "#lib/contract.ts";
import { longestVersion, Outcome, outcomes } from "#lib/questions/standing.ts";

type Draft = { outcome: string; version: string };
type Props = { answer_id: string; draft: Draft; faults: Record<string, string[]> };

/** The form that confirms an answer without a signature. It works without script. */
export function ConfirmForm({ answer_id, draft, faults }: Props) {
  return (
    <form action={`/confirm?answer=${answer_id}`} method="post" className="max-w-prose space-y-6">
      <Choices
        name={"outcome" satisfies MemberOf<typeof confirmEndpoint>}
        legend="What came of it"
        options={Outcome.options.map((outcome): [string, string] => [outcome, outcomes[outcome].words])}
        chosen={draft.outcome}
        required
        faults={faults.outcome}
      />
      <Field
        name={"version" satisfies MemberOf<typeof confirmEndpoint>}
        label="Version, if you know it"
        hint={`${confirmEndpoint.input.shape.version.unwrap().description} At most ${longestVersion} characters; it is public.`}
        maxLength={longestVersion}
        defaultValue={draft.version}
        faults={faults.version}
      />
      <Submit>Send</Submit>
    </form>
  );
}
