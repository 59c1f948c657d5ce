import { and, eq, isNull } from "drizzle-orm";
import { database } from "../db/client.ts";
import { writtenNow } from "../db/columns.ts";
import { accounts } from "./accounts.sql.ts";

/** Asks the operator to let an account make its own keys; a repeat keeps the first date. */
export async function requestKeys(account_id: string): Promise<void> {
  const db = await database();
  await db
    .update(accounts)
    .set({ keys_requested_at: writtenNow })
    .where(and(eq(accounts.account_id, account_id), isNull(accounts.keys_requested_at)));
}
