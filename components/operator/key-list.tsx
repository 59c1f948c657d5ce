import { Ago } from "#components/text/ago.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Field, Select, Submit } from "#components/text/field.tsx";
import { Identifier } from "#components/text/identifier.tsx";
import { Section } from "#components/text/section.tsx";
import { defaultConcurrency, mostConcurrency, rotatedKeyHours } from "#lib/accounts/account-limits.ts";
import {
  type AccountName,
  actNames,
  afterMoving,
  afterRevoking,
  type createKeyEndpoint,
  isKeyInUse,
  KeyName,
  type KeyRow,
  keyDays,
  keyPurpose,
  keyShown,
  lastUsed,
  neverUsed,
} from "#lib/accounts/contract.ts";
import { countedDays } from "#lib/console/contract.ts";
import type { MemberOf } from "#lib/contract.ts";
import { day, minute, plural } from "#lib/format.ts";
import { lengthOf } from "#lib/in-words.ts";
import { accountOptions } from "./account-options.ts";
import { ActForm } from "./act-form.tsx";
import { keysTitle } from "./new-key.tsx";
import { Row } from "./rows.tsx";

/** The form that makes a key: its purpose, its account, and how many studies it may run at once. */
export function MakeKeyForm({ accounts }: { accounts: AccountName[] }) {
  return (
    <Section id="make-key" title="Make a key to the research API" className="space-y-4">
      <form action="/operator/keys" method="post" className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_9rem_auto]">
        <Field
          name={"name" satisfies MemberOf<typeof createKeyEndpoint>}
          label={keyPurpose}
          required
          maxLength={lengthOf(KeyName).most}
        />
        <AccountSelect id="account" label="Account" accounts={accounts} />
        <Field
          name={"concurrency" satisfies MemberOf<typeof createKeyEndpoint>}
          label="Studies at once"
          type="number"
          min={1}
          max={mostConcurrency}
          defaultValue={defaultConcurrency}
          required
          className="control w-full tabular-nums"
        />
        <Submit>{actNames.key}</Submit>
      </form>
    </Section>
  );
}

/** Every key, each with its distinguishing facts only. */
export function KeyList({ keys, accounts }: { keys: KeyRow[]; accounts: AccountName[] }) {
  const inUse = keys.filter(isKeyInUse);
  return (
    <Section id="keys" title={keysTitle(inUse)}>
      {keys.length === 0 && <p className="max-w-prose">Make one above: every call of the research API needs a key.</p>}
      <ul className="border-hairline border-b empty:hidden">
        {[...inUse, ...keys.filter((key) => !isKeyInUse(key))].map((key) => (
          <KeyItem key={key.key_id} of={key} accounts={accounts} />
        ))}
      </ul>
    </Section>
  );
}

const actsOf = (key_id: string) => ({
  Move: [`/operator/keys/${key_id}/move`, `What it makes from now on is the new account’s. ${afterMoving}`],
  Rotate: [
    `/operator/keys/${key_id}/rotate`,
    `A new key takes its place, and is ${keyShown}. This one works for ${rotatedKeyHours} more hours.`,
  ],
  [actNames.revoke]: [`/operator/keys/${key_id}/revoke`, afterRevoking],
});

function KeyItem({ of, accounts }: { of: KeyRow; accounts: AccountName[] }) {
  const { key_id, account, prefix, last_used_at, expires_at, revoked_at } = of;
  const facts = [
    <Identifier key="prefix">{`${prefix}…`}</Identifier>,
    <Identifier key="id">{key_id}</Identifier>,
    <span key="account" dir="auto" className="wrap-anywhere">
      Account {of.account_name} (<Identifier>{account}</Identifier>)
    </span>,
    `${plural(of.concurrency, "study", "studies")} at once`,
    `${keyDays.made} ${day(of.created_at)}`,
    last_used_at === null ? (
      neverUsed
    ) : (
      <>
        {`${lastUsed} `}
        <Ago moment={last_used_at} />
      </>
    ),
    `${plural(of.calls, "call")} in ${countedDays} days`,
    revoked_at === null && expires_at !== null && (
      <b>
        {isKeyInUse(of) ? "Replaced, ends" : keyDays.ended} {minute(expires_at)}
      </b>
    ),
    revoked_at !== null && <b>{`${keyDays.revoked} ${day(revoked_at)}`}</b>,
  ];
  const others = accounts.filter((one) => one.account_id !== account);
  const acts = Object.entries(actsOf(key_id)).map(([act, [action, words]]) => (
    <Disclosure key={act} summary={`${act} ${prefix}…`}>
      <ActForm action={action!} act={`${act} this key`}>
        <p className="text-sm">{words}</p>
        {act === "Move" && <AccountSelect id={`account-${key_id}`} label="To the account" accounts={others} />}
      </ActForm>
    </Disclosure>
  ));
  return (
    <Row
      title={of.name}
      as="h3"
      isOver={!isKeyInUse(of)}
      facts={facts}
      acts={isKeyInUse(of) && <div className="space-y-2">{acts}</div>}
    />
  );
}

type SelectProps = { id: string; label: string; accounts: AccountName[] };

/** The choice of a key's account: a new one, or one that exists. */
const AccountSelect = ({ accounts, ...own }: SelectProps) => (
  <Select
    {...own}
    name={"account" satisfies MemberOf<typeof createKeyEndpoint>}
    options={accountOptions(accounts)}
    defaultValue=""
  />
);
