import { type AccountName, newAccount } from "#lib/accounts/contract.ts";
import { capital } from "#lib/cut-text.ts";

/** The accounts that a key can be of, in words: a new one, or one that exists. */
export const accountOptions = (accounts: AccountName[]): [value: string, words: string][] => [
  ["", capital(newAccount)],
  ...accounts.map(({ account_id, name }): [string, string] => [account_id, `Same as ${name} (${account_id})`]),
];
