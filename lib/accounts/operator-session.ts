import { and, eq, gt, sql } from "drizzle-orm";
import type { Account, Verb } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { database } from "../db/client.ts";
import { defaultConcurrency } from "./account-limits.ts";
import { operatorTokens } from "./accounts.sql.ts";
import { hashOfKey } from "./api-key.ts";
import type { getOperatorKeysOperation } from "./contract.ts";
import { isNewKeyOf } from "./is-new-key-of.ts";
import { listAccounts } from "./list-accounts.ts";
import { keysWhere } from "./list-keys.ts";

const isSession = (secret: string) =>
  and(eq(operatorTokens.token_sha256, hashOfKey(secret)), eq(operatorTokens.kind, "session"));

/** The account of a session; null for one that is unknown, closed or too old. */
export async function sessionAccount(secret: string): Promise<Account | null> {
  const db = await database();
  const [found] = await db
    .select({ account_id: operatorTokens.account_id })
    .from(operatorTokens)
    .where(and(isSession(secret), gt(operatorTokens.expires_at, sql`now()`)));
  if (found === undefined) return null;
  // Keys bear the name of the session that made them, so a page can recognise its own.
  const key_id = `session_${partOf(hashOfKey(secret), 0, 20)}`;
  return { ...found, key_id, concurrency: defaultConcurrency, isOperator: true };
}

/** Ends a session everywhere: its cookie no longer works. */
export async function closeSession(secret: string): Promise<void> {
  const db = await database();
  await db.delete(operatorTokens).where(isSession(secret));
}

/** Gets every key for the operator's session, or null without one; a new key only if this session made it. */
export const getOperatorKeys: Verb<typeof getOperatorKeysOperation> = async ({ session, new_key }) => {
  const account = await sessionAccount(session);
  if (account === null) return null;
  const isIts = new_key !== undefined && (await isNewKeyOf(account.key_id, new_key));
  return { keys: await keysWhere(undefined), accounts: await listAccounts(), new_key: isIts ? new_key : null };
};
