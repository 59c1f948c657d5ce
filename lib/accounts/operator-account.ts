import { database } from "../db/client.ts";
import { accounts } from "./accounts.sql.ts";

/** The account that is built in: what the operator's secret and the operator's own keys act for. */
export const operatorAccountId = "operator";

let isThere = false;

/** Makes the operator's account where it is not there yet. */
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
