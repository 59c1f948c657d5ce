import { defaultConcurrency, mostConcurrency } from "#lib/accounts/account-limits.ts";
import { type AccountName, KeyName } from "#lib/accounts/contract.ts";
import { lengthOf } from "#lib/in-words.ts";
import { AccountSelect } from "./account-select.tsx";

/** The form that makes a key: its purpose, its account, and how many studies it may run at once. */
export function MakeKeyForm({ accounts }: { accounts: AccountName[] }) {
  return (
    <section aria-labelledby="make-key" className="space-y-4">
      <h2 id="make-key" className="text-xl">
        Make a key to the research API
      </h2>
      <form action="/operator/keys" method="post" className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_9rem_auto]">
        <div>
          <label htmlFor="name" className="mb-1 block font-semibold">
            What it is for
          </label>
          <input
            id="name"
            name="name"
            required
            maxLength={lengthOf(KeyName).most}
            autoComplete="off"
            className="control w-full"
          />
        </div>
        <div>
          <label htmlFor="account" className="mb-1 block font-semibold">
            Account
          </label>
          <AccountSelect id="account" accounts={accounts} />
        </div>
        <div>
          <label htmlFor="concurrency" className="mb-1 block font-semibold">
            Studies at once
          </label>
          <input
            id="concurrency"
            name="concurrency"
            type="number"
            min={1}
            max={mostConcurrency}
            defaultValue={defaultConcurrency}
            required
            className="control w-full tabular-nums"
          />
        </div>
        <button type="submit" className="button">
          Make key
        </button>
      </form>
    </section>
  );
}
