import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { accounts } from "./accounts.sql.ts";
import type { AccountChange } from "./contract.ts";

/** Changes what an account may do, for the operator: its studies a day, and whether it makes its own keys. */
export async function changeAccount(account_id: string, change: z.output<typeof AccountChange>): Promise<void> {
  const db = await database();
  const changed = await db
    .update(accounts)
    .set(change)
    .where(and(eq(accounts.account_id, account_id), eq(accounts.kind, "member")))
    .returning({ account_id: accounts.account_id });
  if (changed.length === 0) throw new AppError("not_found", "There is no such account. Choose one from the list.");
}
