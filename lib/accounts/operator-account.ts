import { database } from "../db/client.ts";
import { accounts } from "./accounts.sql.ts";

/** The built-in account, which the operator's secret and keys act for. */
export const operatorAccountId = "operator";

let isThere = false;

/** Creates the operator's account if it is missing. */
export async function ensureOperatorAccount(): Promise<string> {
  if (isThere) return operatorAccountId;
  const db = await database();
  await db
    .insert(accounts)
    .values({ account_id: operatorAccountId, kind: "operator", name: "Operator" })
    .onConflictDoNothing();
  isThere = true;
  return operatorAccountId;
}
