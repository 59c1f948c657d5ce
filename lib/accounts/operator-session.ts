import { and, eq, gt, sql } from "drizzle-orm";
import type { Account, Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { operatorTokens } from "./accounts.sql.ts";
import { hashOfKey } from "./api-key.ts";
import { defaultConcurrency } from "./authenticate.ts";
import type { getOperatorKeysOperation } from "./contract.ts";
import { keysOf } from "./list-keys.ts";

const isSession = (secret: string) =>
  and(eq(operatorTokens.token_sha256, hashOfKey(secret)), eq(operatorTokens.kind, "session"));

/** The account a session stands for; null for one that is unknown, closed or older than twelve hours. */
export async function sessionAccount(secret: string): Promise<Account | null> {
  const db = await database();
  const [found] = await db
    .select({ account_id: operatorTokens.account_id })
    .from(operatorTokens)
    .where(and(isSession(secret), gt(operatorTokens.expires_at, sql`now()`)));
  if (found === undefined) return null;
  return { ...found, key_id: "operator-session", concurrency: defaultConcurrency, isOperator: true };
}

/** Ends a session everywhere: its cookie opens nothing any more. */
export async function closeSession(secret: string): Promise<void> {
  const db = await database();
  await db.delete(operatorTokens).where(isSession(secret));
}

/** The operator's keys for a session, or null where it is none. */
export const getOperatorKeys: Verb<typeof getOperatorKeysOperation> = async ({ session }) => {
  const account = await sessionAccount(session);
  return account && { keys: await keysOf(account.account_id) };
};
