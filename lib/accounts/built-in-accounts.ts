import type { Account } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { type Database, database } from "../db/client.ts";
import { clientId } from "../limits/client-id.ts";
import { accounts } from "./accounts.sql.ts";

/** The built-in account, which the operator's secret and keys act for. */
export const operatorAccountId = "operator";

/** Databases known to have it. */
const filled = new WeakSet<Database>();

/** Creates the operator's account if it is missing. */
export async function ensureOperatorAccount(): Promise<string> {
  const db = await database();
  if (filled.has(db)) return operatorAccountId;
  await db
    .insert(accounts)
    .values({ account_id: operatorAccountId, kind: "operator", name: "Operator" })
    .onConflictDoNothing();
  filled.add(db);
  return operatorAccountId;
}

/** The built-in account of everyone who is not signed in; it has no key, so no one can list or change what is in it. */
export const visitorsAccountId = "visitors";

/** Databases known to have it. */
const withVisitors = new WeakSet<Database>();

/** The visitors' account for one client, named by day and hashed network, with the studies it may run at once. */
export async function visitorAccount(address: string | null, concurrency: number, now = new Date()): Promise<Account> {
  const db = await database();
  if (!withVisitors.has(db)) {
    const visitors = { account_id: visitorsAccountId, kind: "visitors", name: "Visitors" } as const;
    await db.insert(accounts).values(visitors).onConflictDoNothing();
    withVisitors.add(db);
  }
  const key_id = `visitor_${partOf(now.toISOString(), 0, 10)}_${await clientId(address, now)}`;
  return { account_id: visitorsAccountId, key_id, concurrency, isOperator: false };
}

/** Whether an account is that of the visitors. */
export const isVisitor = ({ account_id }: Pick<Account, "account_id">): boolean => account_id === visitorsAccountId;
