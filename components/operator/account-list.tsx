import { Disclosure } from "#components/text/disclosure.tsx";
import { Field } from "#components/text/field.tsx";
import type { AccountRow, Page } from "#lib/accounts/contract.ts";
import { countedDays } from "#lib/console/contract.ts";
import { day, excerpt, plural } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";
import { MoreRows } from "./more-rows.tsx";

/** Every account with what it may do and uses; those that ask for keys come first. */
export function AccountList({ accounts }: { accounts: Page<AccountRow> }) {
  return (
    <>
      <ul className="border-hairline border-b">
        {accounts.rows.map((account) => (
          <Row key={account.account_id} of={account} />
        ))}
      </ul>
      <MoreRows page={accounts} href={(from) => `/operator/accounts?from=${from}`} />
    </>
  );
}

function Row({ of }: { of: AccountRow }) {
  const { account_id, name, email, kind, studies_per_day, created_at, studies_this_month, cost_this_month_usd } = of;
  const asksForKeys = of.keys_requested_at !== null && !of.keys_allowed;
  return (
    <li className="grid gap-x-8 gap-y-2 border-hairline border-t py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 dir="auto" className="wrap-anywhere text-base">
          {name}
        </h2>
        <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
          <span className="identifier">{account_id}</span>
          {email !== null && email !== name && <span className="wrap-anywhere">{email}</span>}
          <span>Since {day(created_at)}</span>
          <span>
            {studies_per_day === null ? "No cap" : `At most ${plural(studies_per_day, "study", "studies")} a day`}
          </span>
          <span>
            {plural(of.calls, "call")} in {countedDays} days
          </span>
          <span>{plural(studies_this_month, "study", "studies")} this month</span>
          {cost_this_month_usd !== null && <span>Models’ cost {money(cost_this_month_usd)} this month</span>}
          {of.keys_allowed && <span>Makes its own keys</span>}
        </p>
        {asksForKeys && (
          <form action={`/operator/accounts/${account_id}/allow-keys`} method="post" className="pt-2">
            <p className="font-semibold">Asked for keys on {day(of.keys_requested_at!)}</p>
            <button type="submit" className="button">
              Let it make keys<span className="sr-only">: {name}</span>
            </button>
          </form>
        )}
      </div>
      {kind === "member" && (
        <Disclosure summary={`Change ${excerpt(name, 40)}`}>
          <div className="max-w-80 space-y-4">
            <form action={`/operator/accounts/${account_id}/limit`} method="post" className="space-y-2">
              <Field
                id={`limit-${account_id}`}
                name="studies_per_day"
                label="Studies a day; empty for no cap"
                inputMode="numeric"
                defaultValue={studies_per_day ?? ""}
                className="control w-full tabular-nums"
              />
              <button type="submit" className="button">
                Set the limit
              </button>
            </form>
            {email !== null && (
              <form action={`/operator/accounts/${account_id}/sign-out`} method="post">
                <button type="submit" className="quiet-button">
                  Sign out everywhere
                </button>
              </form>
            )}
          </div>
        </Disclosure>
      )}
    </li>
  );
}
