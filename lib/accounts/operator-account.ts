import { type Database, database } from "../db/client.ts";
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
