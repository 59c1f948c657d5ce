import { Ago } from "#components/text/ago.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Section } from "#components/text/section.tsx";
import { rotatedKeyHours } from "#lib/accounts/account-limits.ts";
import type { AccountName, KeyRow as Key } from "#lib/accounts/contract.ts";
import { countedDays } from "#lib/console/contract.ts";
import { day, minute, plural } from "#lib/format.ts";
import { AccountSelect } from "./account-select.tsx";

/** Every key, active ones first, each with its distinguishing facts only. */
export function KeyList({ keys, accounts }: { keys: Key[]; accounts: AccountName[] }) {
  const inUse = keys.filter((key) => !hasEnded(key));
  return (
    <Section id="keys" title={inUse.length === 0 ? "No key is in use" : `${plural(inUse.length, "key")} in use`}>
      {keys.length === 0 && <p className="max-w-prose">Make one above: every call of the research API needs a key.</p>}
      <ul className="border-hairline border-b empty:hidden">
        {[...inUse, ...keys.filter(hasEnded)].map((key) => (
          <KeyRow key={key.key_id} of={key} accounts={accounts} />
        ))}
      </ul>
    </Section>
  );
}

const hasEnded = ({ revoked_at, expires_at }: Key): boolean =>
  revoked_at !== null || (expires_at !== null && Date.parse(expires_at) <= Date.now());

function KeyRow({ of, accounts }: { of: Key; accounts: AccountName[] }) {
  const { key_id, account, account_name, name, prefix, concurrency, calls, created_at, last_used_at } = of;
  const { expires_at, revoked_at } = of;
  return (
    <li className="grid gap-x-8 border-hairline border-t py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 dir="auto" className={`wrap-anywhere text-base ${hasEnded(of) ? "text-ink-2 line-through" : ""}`}>
          {name}
        </h3>
        <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
          <span className="identifier">{prefix}…</span>
          <span className="identifier">{key_id}</span>
          <span dir="auto" className="wrap-anywhere">
            Account {account_name} (<span className="identifier">{account}</span>)
          </span>
          <span>{plural(concurrency, "study", "studies")} at once</span>
          <span>Made {day(created_at)}</span>
          <span>
            {last_used_at === null ? (
              "Never used"
            ) : (
              <>
                Last used <Ago moment={last_used_at} />
              </>
            )}
          </span>
          <span>
            {plural(calls, "call")} in {countedDays} days
          </span>
          {revoked_at === null && expires_at !== null && (
            <span className="font-semibold">
              {hasEnded(of) ? "Ended" : "Replaced, ends"} {minute(expires_at)}
            </span>
          )}
          {revoked_at !== null && <span className="font-semibold">Revoked {day(revoked_at)}</span>}
        </p>
      </div>
      {!hasEnded(of) && (
        <div className="space-y-2">
          <Disclosure summary={`Move ${prefix}…`}>
            <form action={`/operator/keys/${key_id}/move`} method="post" className="max-w-80 space-y-3">
              <p className="text-sm">What it makes from now on is the new account’s. What it has made stays here.</p>
              <AccountSelect
                id={`account-${key_id}`}
                label="To the account"
                accounts={accounts.filter((one) => one.account_id !== account)}
              />
              <button type="submit" className="button">
                Move this key
              </button>
            </form>
          </Disclosure>
          <Disclosure summary={`Rotate ${prefix}…`}>
            <form action={`/operator/keys/${key_id}/rotate`} method="post" className="max-w-80 space-y-3">
              <p className="text-sm">
                A new key takes its place, which this page shows once. This one works for {rotatedKeyHours} more hours.
              </p>
              <button type="submit" className="button">
                Rotate this key
              </button>
            </form>
          </Disclosure>
          <Disclosure summary={`Revoke ${prefix}…`}>
            <form action={`/operator/keys/${key_id}/revoke`} method="post" className="max-w-80 space-y-3">
              <p className="text-sm">
                Every call with this key is refused from now on. This cannot be undone; studies that run go on.
              </p>
              <button type="submit" className="button">
                Revoke this key
              </button>
            </form>
          </Disclosure>
        </div>
      )}
    </li>
  );
}
