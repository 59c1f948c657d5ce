import { Field, Submit } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import { defaultConcurrency, mostConcurrency } from "#lib/accounts/account-limits.ts";
import { type AccountName, KeyName } from "#lib/accounts/contract.ts";
import { lengthOf } from "#lib/in-words.ts";
import { AccountSelect } from "./account-select.tsx";

/** The form that makes a key: its purpose, its account, and how many studies it may run at once. */
export function MakeKeyForm({ accounts }: { accounts: AccountName[] }) {
  return (
    <Section id="make-key" title="Make a key to the research API" className="space-y-4">
      <form action="/operator/keys" method="post" className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_9rem_auto]">
        <Field name="name" label="What it is for" required maxLength={lengthOf(KeyName).most} />
        <AccountSelect id="account" label="Account" accounts={accounts} />
        <Field
          name="concurrency"
          label="Studies at once"
          type="number"
          min={1}
          max={mostConcurrency}
          defaultValue={defaultConcurrency}
          required
          className="control w-full tabular-nums"
        />
        <Submit>Make key</Submit>
      </form>
    </Section>
  );
}
