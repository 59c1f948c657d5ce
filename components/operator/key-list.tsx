import { Ago } from "#components/text/ago.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Identifier } from "#components/text/identifier.tsx";
import { Section } from "#components/text/section.tsx";
import { rotatedKeyHours } from "#lib/accounts/account-limits.ts";
import type { AccountName, KeyRow } from "#lib/accounts/contract.ts";
import { countedDays } from "#lib/console/contract.ts";
import { day, minute, plural } from "#lib/format.ts";
import { AccountSelect } from "./account-select.tsx";
import { ActForm } from "./act-form.tsx";
import { Row } from "./rows.tsx";

/** Every key, active ones first, each with its distinguishing facts only. */
export function KeyList({ keys, accounts }: { keys: KeyRow[]; accounts: AccountName[] }) {
  const inUse = keys.filter((key) => !hasEnded(key));
  return (
    <Section id="keys" title={inUse.length === 0 ? "No key is in use" : `${plural(inUse.length, "key")} in use`}>
      {keys.length === 0 && <p className="max-w-prose">Make one above: every call of the research API needs a key.</p>}
      <ul className="border-hairline border-b empty:hidden">
        {[...inUse, ...keys.filter(hasEnded)].map((key) => (
          <KeyItem key={key.key_id} of={key} accounts={accounts} />
        ))}
      </ul>
    </Section>
  );
}

const hasEnded = ({ revoked_at, expires_at }: KeyRow): boolean =>
  revoked_at !== null || (expires_at !== null && Date.parse(expires_at) <= Date.now());

const actWords = {
  Move: "What it makes from now on is the new account’s. What it has made stays here.",
  Rotate: `A new key takes its place, which this page shows once. This one works for ${rotatedKeyHours} more hours.`,
  Revoke: "Every call with this key is refused from now on. This cannot be undone; studies that run go on.",
};

function KeyItem({ of, accounts }: { of: KeyRow; accounts: AccountName[] }) {
  const { key_id, account, prefix, last_used_at, expires_at, revoked_at } = of;
  const facts = [
    <Identifier key="prefix">{`${prefix}…`}</Identifier>,
    <Identifier key="id">{key_id}</Identifier>,
    <span key="account" dir="auto" className="wrap-anywhere">
      Account {of.account_name} (<Identifier>{account}</Identifier>)
    </span>,
    `${plural(of.concurrency, "study", "studies")} at once`,
    `Made ${day(of.created_at)}`,
    last_used_at === null ? (
      "Never used"
    ) : (
      <>
        Last used <Ago moment={last_used_at} />
      </>
    ),
    `${plural(of.calls, "call")} in ${countedDays} days`,
    revoked_at === null && expires_at !== null && (
      <b>
        {hasEnded(of) ? "Ended" : "Replaced, ends"} {minute(expires_at)}
      </b>
    ),
    revoked_at !== null && <b>Revoked {day(revoked_at)}</b>,
  ];
  const others = accounts.filter((one) => one.account_id !== account);
  const acts = Object.entries(actWords).map(([act, words]) => (
    <Disclosure key={act} summary={`${act} ${prefix}…`}>
      <ActForm action={`keys/${key_id}/${act.toLowerCase()}`} act={`${act} this key`}>
        <p className="text-sm">{words}</p>
        {act === "Move" && <AccountSelect id={`account-${key_id}`} label="To the account" accounts={others} />}
      </ActForm>
    </Disclosure>
  ));
  return (
    <Row
      title={of.name}
      as="h3"
      isOver={hasEnded(of)}
      facts={facts}
      acts={!hasEnded(of) && <div className="space-y-2">{acts}</div>}
    />
  );
}
