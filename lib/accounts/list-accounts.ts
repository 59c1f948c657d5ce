import { desc, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { accounts } from "./accounts.sql.ts";
import type { AccountName } from "./contract.ts";

/** Lists every account: the operator's, then the others, newest first. */
export async function listAccounts(): Promise<AccountName[]> {
  const db = await database();
  const { account_id, name, kind, created_at } = accounts;
  return db
    .select({ account_id, name })
    .from(accounts)
    .orderBy(sql`${kind} = 'operator' desc`, desc(created_at), account_id);
}
