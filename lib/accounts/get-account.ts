import { eq } from "drizzle-orm";
import { database } from "../db/client.ts";
import { accounts } from "./accounts.sql.ts";
import { mayMakeKeys } from "./may-make-keys.ts";

/** What an account may do. */
export async function getAccount(account_id: string) {
  const db = await database();
  const [row] = await db.select().from(accounts).where(eq(accounts.account_id, account_id));
  const { studies_per_day, keys_requested_at } = row!;
  return {
    studies_per_day,
    keys_requested_at: keys_requested_at?.toISOString() ?? null,
    may_make_keys: mayMakeKeys(row!),
  };
}
