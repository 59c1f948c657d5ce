import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Account } from "../contract.ts";
import { db } from "../db/client.ts";
import { writtenNow } from "../db/columns.ts";
import { env } from "../env.ts";
import { notListed } from "../errors.ts";
import { accounts } from "./accounts.sql.ts";
import { noteAct } from "./acts.ts";
import type { AccountChange } from "./contract.ts";

/** What an account may do. */
export async function getAccount(account_id: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.account_id, account_id));
  const keys_requested_at = row!.keys_requested_at?.toISOString() ?? null;
  return { studies_per_day: row!.studies_per_day, keys_requested_at, may_make_keys: mayMakeKeys(row!) };
}

/** Changes what an account may do, for the operator: its studies a day, and whether it makes its own keys. */
export async function changeAccount(
  account_id: string,
  change: z.output<typeof AccountChange>,
  by?: Account,
): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(accounts)
      .set(change)
      .where(and(eq(accounts.account_id, account_id), eq(accounts.kind, "member")))
      .returning({ account_id: accounts.account_id });
    if (changed.length === 0) throw notListed("There is no such account");
    const act = "keys_allowed" in change ? "Let an account make keys" : "Changed an account’s limit";
    await noteAct(tx, by, act, account_id);
  });
}

/** Asks the operator to let an account make its own keys; a repeat keeps the first date. */
export const requestKeys = (account_id: string): Promise<unknown> =>
  db.execute(sql`
    update accounts set keys_requested_at = ${writtenNow} where account_id = ${account_id} and keys_requested_at is null`);

/** Whether an account makes its own keys: all do on a self-serve service, else those that the operator lets. */
export const mayMakeKeys = ({ keys_allowed }: { keys_allowed: boolean }): boolean =>
  keys_allowed || env().API_KEYS === "self-serve";
