import type { AccountName } from "#lib/accounts/contract.ts";

/** The choice of a key's account: a new one, or one that exists. */
export function AccountSelect({ id, accounts }: { id: string; accounts: AccountName[] }) {
  return (
    <select id={id} name="account" defaultValue="" className="control w-full">
      <option value="">A new one, named after the key</option>
      {accounts.map(({ account_id, name }) => (
        <option key={account_id} value={account_id}>
          Same as {name} ({account_id})
        </option>
      ))}
    </select>
  );
}
