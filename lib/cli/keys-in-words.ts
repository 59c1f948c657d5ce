import type * as z from "zod";
import type { ApiKey, createKeyEndpoint } from "../accounts/contract.ts";
import { partOf } from "../cut-text.ts";
import { plural } from "../format.ts";

/** Shows a new key, and says that it is shown only now. */
export function newKey({ key, key_id, name, concurrency, account }: z.output<typeof createKeyEndpoint.result>): string {
  return `${key}\n\nThis is the key "${name}" (${key_id}), for ${plural(concurrency, "study", "studies")} at once, of the account ${account}. It is shown only now: keep it like a password.`;
}

/** Says where a key belongs now. */
export const movedKey = ({ key_id, account, account_name }: ApiKey) =>
  `Moved ${key_id} to the account ${account} ("${account_name}"). What it made before stays in its former account.`;

/** Says that a key was revoked. */
export const revokedKey = (key_id: string) => `Revoked ${key_id}: it is refused from the next call on.`;

/** All keys as a table, without the keys themselves, which are not stored. */
export function keyList(keys: ApiKey[]): string {
  if (keys.length === 0)
    return 'There are no keys. Make one: npm run touchstone -- keys create --name "<what it is for>"';
  const rows = keys.map(({ key_id, account, name, prefix, concurrency, created_at, last_used_at, revoked_at }) => [
    key_id,
    account,
    `${prefix}…`,
    String(concurrency),
    partOf(created_at, 0, 10),
    last_used_at ? partOf(last_used_at, 0, 10) : "never",
    revoked_at === null ? "in use" : `revoked ${partOf(revoked_at, 0, 10)}`,
    name,
  ]);
  const table = [["key_id", "account", "prefix", "at once", "made", "last used", "state", "name"], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join("  ")
      .trimEnd();
  return table.map(line).join("\n");
}
