import { Select } from "#components/text/field.tsx";
import type { AccountName } from "#lib/accounts/contract.ts";

type Props = { id: string; label: string; accounts: AccountName[] };

/** The choice of a key's account: a new one, or one that exists. */
export function AccountSelect({ accounts, ...own }: Props) {
  const existing = accounts.map(({ account_id, name }) => [account_id, `Same as ${name} (${account_id})`] as const);
  return (
    <Select {...own} name="account" options={[["", "A new one, named after the key"], ...existing]} defaultValue="" />
  );
}
