import type { Account } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { type Database, database } from "../db/client.ts";
import { clientId } from "../limits/limits.ts";
import { defaultConcurrency } from "./account-limits.ts";
import { accounts } from "./accounts.sql.ts";

/** The built-in account, which the operator's secret and keys act for. */
export const operatorAccountId = "operator";
/** The built-in account of everyone who is not signed in; it has no key, so no one can list or change what is in it. */
export const visitorsAccountId = "visitors";

const filled = new WeakMap<Database, Set<string>>();

/** Creates the operator's account if it is missing. */
export async function ensureOperatorAccount(): Promise<string> {
  await ensureAccount({ account_id: operatorAccountId, kind: "operator", name: "Operator" });
  return operatorAccountId;
}

/** The operator's account, acting by this name: that of the secret, or of a command. */
export async function operatorAccount(key_id: string): Promise<Account> {
  return { account_id: await ensureOperatorAccount(), key_id, concurrency: defaultConcurrency, isOperator: true };
}

/** The visitors' account for one client, named by day and hashed network, with the studies it may run at once. */
export async function visitorAccount(address: string | null, concurrency: number): Promise<Account> {
  const now = new Date();
  await ensureAccount({ account_id: visitorsAccountId, kind: "visitors", name: "Visitors" });
  const key_id = `visitor_${partOf(now.toISOString(), 0, 10)}_${await clientId(address, now)}`;
  return { account_id: visitorsAccountId, key_id, concurrency, isOperator: false };
}

async function ensureAccount(account: typeof accounts.$inferInsert): Promise<void> {
  const db = await database();
  const ids = filled.get(db) ?? new Set();
  if (ids.has(account.account_id)) return;
  await db.insert(accounts).values(account).onConflictDoNothing();
  filled.set(db, ids.add(account.account_id));
}

/** Whether an account is that of the visitors. */
export const isVisitor = ({ account_id }: Pick<Account, "account_id">): boolean => account_id === visitorsAccountId;
