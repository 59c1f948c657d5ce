import { randomBytes } from "node:crypto";
import type { Transaction } from "../db/client.ts";
import { accounts } from "./accounts.sql.ts";

/** A new account's id: acct_ and 80 bits of chance. */
export const newAccountId = (): string => `acct_${randomBytes(10).toString("hex")}`;

/** Makes an account for others than the operator; it may begin any number of studies. */
export async function makeAccount(tx: Transaction, name: string): Promise<string> {
  const account_id = newAccountId();
  await tx.insert(accounts).values({ account_id, kind: "member", name });
  return account_id;
}
